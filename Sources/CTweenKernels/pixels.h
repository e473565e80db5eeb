// Source-over on premultiplied 8-bit pixels, eight at a time: PixelBlending of TweenRaster.
#ifndef CTWEENKERNELS_PIXELS_H
#define CTWEENKERNELS_PIXELS_H

#include "kernel.h"

// Blue and red, green and alpha of eight pixels, in 16-bit lanes.
typedef struct {
  __m256i low, high;
} lanes;

INLINE __m256i load8(const uint32_t *at) { return _mm256_loadu_si256((const __m256i *)at); }
INLINE void store8(uint32_t *at, __m256i v) { _mm256_storeu_si256((__m256i *)at, v); }
INLINE __m256i load4(const uint32_t *at) {
  return _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)at));
}
INLINE void store4(uint32_t *at, __m256i v) {
  _mm_storeu_si128((__m128i *)at, _mm256_castsi256_si128(v));
}

// x / 255, rounded, for x up to 65,025 with 128 added already: (x + (x >> 8)) >> 8 is x 257 >> 16.
INLINE __m256i over_255(__m256i x) { return _mm256_mulhi_epu16(x, _mm256_set1_epi16(257)); }
INLINE __m256i join(__m256i low, __m256i high) {
  return _mm256_or_si256(low, _mm256_slli_epi16(high, 8));
}
INLINE lanes split(__m256i p) {
  return (lanes){_mm256_and_si256(p, _mm256_set1_epi32(0x00FF00FF)), _mm256_srli_epi16(p, 8)};
}
INLINE __m256i spread(__m256i alpha) {
  return _mm256_or_si256(alpha, _mm256_slli_epi32(alpha, 16));
}
INLINE __m256i scaled_255(__m256i a, __m256i b) {
  return over_255(_mm256_add_epi16(_mm256_mullo_epi16(a, b), _mm256_set1_epi16(128)));
}

// An opaque source mixed in, by a coverage in both lanes of each pixel: one rounding.
INLINE __m256i mix_opaque(lanes s, __m256i below, __m256i a) {
  __m256i b = _mm256_sub_epi16(_mm256_set1_epi16(255), a);
  __m256i half = _mm256_set1_epi16(128);
  lanes d = split(below);
  __m256i low = _mm256_add_epi16(
      _mm256_add_epi16(_mm256_mullo_epi16(s.low, a), _mm256_mullo_epi16(d.low, b)), half);
  __m256i high = _mm256_add_epi16(
      _mm256_add_epi16(_mm256_mullo_epi16(s.high, a), _mm256_mullo_epi16(d.high, b)), half);
  return join(over_255(low), over_255(high));
}

// By an alpha in both lanes of each pixel.
INLINE __m256i fade(lanes s, __m256i a) {
  return join(scaled_255(s.low, a), scaled_255(s.high, a));
}

// A premultiplied source over what is below. Sums of bytes stop at 255: a source that is not quite
// premultiplied must not carry into its neighbour.
INLINE __m256i overlay(__m256i s, __m256i below) {
  // 255 - alpha in both lanes of its pixel: the alpha byte goes to bytes 0 and 2.
  const __m256i alphas =
      _mm256_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1, 3, -1, 3, -1, 7,
                       -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), _mm256_shuffle_epi8(s, alphas));
  lanes d = split(below);
  return _mm256_adds_epu8(s, join(scaled_255(d.low, rest), scaled_255(d.high, rest)));
}

#endif
