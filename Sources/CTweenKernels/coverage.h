// Sums of signed areas to coverage, eight at a time: CoverageSweep of TweenRaster, with the non-zero
// rule.
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

// Running sums of eight cells, which are cleared.
INLINE __m256i take_cells(int32_t *cells, __m256i carry) {
  __m256i *c = (__m256i *)cells;
  __m256i sums = prefix_sum(_mm256_loadu_si256(c), carry);
  _mm256_storeu_si256(c, _mm256_setzero_si256());
  return sums;
}

#endif
