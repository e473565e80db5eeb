#include "CTweenKernels.h"

bool ctk_is_supported(void) {
#if CTK_HAS_KERNELS
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt") &&
         __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}

#if CTK_HAS_KERNELS

#include "constants.h"

void ctk_prepare_strips(int32_t *room) {
  for (int edge = 0; edge < 2; edge++)
    for (int row = 0; row < 16; row++)
      for (int column = 0; column < 24; column++)
        *room++ = column < 8 ? 0 : edge == 0 ? 65536 : -65536;
}

#define EIGHT(x) {x, x, x, x, x, x, x, x}

const gradient_constants ctk_constants = {
    .sign = EIGHT(-0.0f),
    .tiny = EIGHT(1e-30f),
    .low = {EIGHT(0.15913362f), EIGHT(-0.05256880f)},
    .high = {EIGHT(0.02867034f), EIGHT(-0.01354934f), EIGHT(0.00331601f)},
    .quarter = EIGHT(0.25f),
    .half = EIGHT(0.5f),
    .one = EIGHT(1),
    .rounding = EIGHT(8388608),
    .numbers = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17,
                18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
                36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
                54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71},
};

#endif
