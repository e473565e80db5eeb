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
    .bytes = EIGHT(255),
    .index = {0, 1, 2, 3, 4, 5, 6, 7},
};

#endif
