#ifndef CTWEENKERNELS_KERNEL_H
#define CTWEENKERNELS_KERNEL_H

#include <immintrin.h>

// Sums and products stay apart, as in Swift.
#pragma STDC FP_CONTRACT OFF

#define CTK_TARGET target("avx2,bmi,bmi2,lzcnt,popcnt")
#define KERNEL __attribute__((CTK_TARGET))
#define INLINE static inline __attribute__((always_inline, CTK_TARGET))

#endif
