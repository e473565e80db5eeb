// Sums of signed areas to coverage, eight at a time: CoverageSweep of TweenRaster, with the
// non-zero rule.
#ifndef CTWEENKERNELS_COVERAGE_H
#define CTWEENKERNELS_COVERAGE_H

#include "kernel.h"

// Running sums of eight cells, behind a carry in all lanes.
INLINE __m256i prefix_sum(__m256i v, __m256i carry) {
  v = _mm256_add_epi32(v, _mm256_slli_si256(v, 4));
  v = _mm256_add_epi32(v, _mm256_slli_si256(v, 8));
  // The lower half's total goes to the upper half.
  __m256i total = _mm256_permutevar8x32_epi32(v, _mm256_set1_epi32(3));
  total = _mm256_blend_epi32(_mm256_setzero_si256(), total, 0xF0);
  return _mm256_add_epi32(_mm256_add_epi32(v, carry), total);
}

// 0...255, in both lanes of each pixel.
INLINE __m256i coverage(__m256i sums) {
  const __m256i upper =
      _mm256_setr_epi8(2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11, 14, 15, 14, 15, 2, 3, 2, 3, 6, 7, 6,
                       7, 10, 11, 10, 11, 14, 15, 14, 15);
  __m256i area = _mm256_min_epi32(_mm256_abs_epi32(sums), _mm256_set1_epi32(65536));
  __m256i scaled = _mm256_sub_epi32(_mm256_slli_epi32(area, 8), area);
  return _mm256_shuffle_epi8(_mm256_add_epi32(scaled, _mm256_set1_epi32(32768)), upper);
}

typedef struct {
  __m256i first, second;
} covers2;

// The same of two vectors at once: an area of all or more is 65,535, which gives 255 too, and the
// product's lower half rounds it.
INLINE covers2 coverage2(__m256i first, __m256i second) {
  const __m256i most = _mm256_set1_epi16(255);
  __m256i area = _mm256_packus_epi32(_mm256_abs_epi32(first), _mm256_abs_epi32(second));
  __m256i rest = _mm256_srli_epi16(_mm256_mullo_epi16(area, most), 15);
  __m256i cover = _mm256_add_epi16(_mm256_mulhi_epu16(area, most), rest);
  return (covers2){_mm256_unpacklo_epi16(cover, cover), _mm256_unpackhi_epi16(cover, cover)};
}

// Running sums of eight cells, which are cleared.
INLINE __m256i take_cells(int32_t *cells, __m256i carry) {
  __m256i *c = (__m256i *)cells;
  __m256i sums = prefix_sum(_mm256_loadu_si256(c), carry);
  _mm256_storeu_si256(c, _mm256_setzero_si256());
  return sums;
}

#endif
