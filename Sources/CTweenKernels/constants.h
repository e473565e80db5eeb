// Constants of gradients in all lanes. They lie in a file of their own, so that their values are
// hidden from the compiler: with the values, it would load each constant separately instead of using
// it from memory.
#ifndef CTWEENKERNELS_CONSTANTS_H
#define CTWEENKERNELS_CONSTANTS_H

#include <stdint.h>

typedef struct __attribute__((aligned(32))) {
  float sign[8], tiny[8];
  // Of the arctangent: of s^0, s^1; of s^2, s^3, s^4.
  float low[2][8], high[3][8];
  float quarter[8], half[8], one[8];
  // 2^23.
  float rounding[8];
  // 0 to 71.
  float numbers[72];
} gradient_constants;

extern const gradient_constants ctk_constants __attribute__((visibility("hidden")));

#endif
