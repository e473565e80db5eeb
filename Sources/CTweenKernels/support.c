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
