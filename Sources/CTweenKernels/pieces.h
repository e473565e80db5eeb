// Lines row by row, as in CellBuffer of TweenRaster, whose comments give the reasons.
#ifndef CTWEENKERNELS_PIECES_H
#define CTWEENKERNELS_PIECES_H

#include "CTweenKernels.h"
#include "kernel.h"

enum { BITS = 16, ONE = 65536 };

INLINE int64_t min64(int64_t a, int64_t b) { return a < b ? a : b; }
INLINE int64_t max64(int64_t a, int64_t b) { return a > b ? a : b; }
INLINE int32_t max32(int32_t a, int32_t b) { return a > b ? a : b; }
INLINE int32_t nearest(float x) { return _mm_cvtss_si32(_mm_set_ss(x)); }

INLINE float bend_of(int32_t climb, int32_t width) {
  return (float)climb / ((float)max32(width, 1) * 131072);
}

typedef struct {
  int64_t row, last_row, climb, last_climb, exact, per_row;
} row_walk;

INLINE row_walk walk(int64_t x0, int64_t y0, int64_t x1, int64_t y1) {
  row_walk w;
  int64_t dx = x1 - x0;
  double per_grid = (double)dx / (double)(y1 - y0);
  w.row = y0 >> BITS;
  w.last_row = (y1 - 1) >> BITS;
  w.climb = ((w.row + 1) << BITS) - y0;
  // One unit short, so that truncated steps never overshoot the line's end.
  int64_t ahead = (int64_t)((double)w.climb * per_grid * 65536);
  w.exact = (x0 << 16) + ahead - (ahead == 0 ? 0 : (dx < 0 ? -1 : 1));
  w.per_row = (int64_t)(per_grid * 4294967296.0);
  w.last_climb = y1 - (w.last_row << BITS);
  return w;
}

// Of eight pieces, each at most three columns wide: the areas left out in the first column, and
// counted too much in the second and the third (CellBuffer.addNarrow); the first column, and a grid
// unit in the last one with a cell.
typedef struct {
  __m256i g0, g1, g2, column, end;
} areas;

INLINE areas make_areas(__m256i xa, __m256i xb, __m256i climb, __m256 bend) {
  const __m256i one = _mm256_set1_epi32(ONE), zero = _mm256_setzero_si256();
  __m256i left = _mm256_min_epi32(xa, xb), right = _mm256_max_epi32(xa, xb);
  areas p;
  p.column = _mm256_srai_epi32(left, BITS);
  __m256i start = _mm256_slli_epi32(p.column, BITS);
  __m256i reach = _mm256_sub_epi32(right, start);
  __m256i sum = _mm256_add_epi32(_mm256_sub_epi32(left, start), reach);
  __m256i beyond1 = _mm256_sub_epi32(reach, one);
  __m256i beyond2 = _mm256_sub_epi32(beyond1, one);
  __m256 over1 = _mm256_cvtepi32_ps(_mm256_max_epi32(beyond1, zero));
  __m256 over2 = _mm256_cvtepi32_ps(_mm256_max_epi32(beyond2, zero));
  __m256 area = _mm256_mul_ps(_mm256_mul_ps(_mm256_cvtepi32_ps(climb), _mm256_cvtepi32_ps(sum)),
                              _mm256_set1_ps(1.0f / 131072));
  p.g0 = _mm256_cvtps_epi32(area);
  p.g1 = _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_mul_ps(over1, over1), bend));
  p.g2 = _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_mul_ps(over2, over2), bend));
  // A column behind the piece's last unit, but no less than one behind its first.
  p.end = _mm256_add_epi32(
      _mm256_max_epi32(_mm256_add_epi32(right, _mm256_set1_epi32(-1)), left), one);
  return p;
}

// The x positions of a line at the ends of eight rows, times 2^16: `exact` of rows 0, 1, 4, 5, and
// two rows on of the others.
typedef struct {
  __m256i exact, per2, per8;
} steep_walk;

INLINE steep_walk walk_steeply(const row_walk *w) {
  __m256i per = _mm256_set1_epi64x(w->per_row), zero = _mm256_setzero_si256();
  __m256i per2 = _mm256_add_epi64(per, per), per4 = _mm256_add_epi64(per2, per2);
  __m256i ahead = _mm256_add_epi64(_mm256_blend_epi32(zero, per, 0xCC),
                                   _mm256_blend_epi32(zero, per4, 0xF0));
  return (steep_walk){_mm256_add_epi64(_mm256_set1_epi64x(w->exact), ahead), per2,
                      _mm256_add_epi64(per4, per4)};
}

// The positions at the ends of the next eight rows.
INLINE __m256i step_steeply(steep_walk *w) {
  __m256i others = _mm256_add_epi64(w->exact, w->per2);
  __m256 low = _mm256_castsi256_ps(_mm256_srli_epi64(w->exact, 16));
  __m256 high = _mm256_castsi256_ps(_mm256_srli_epi64(others, 16));
  w->exact = _mm256_add_epi64(w->exact, w->per8);
  return _mm256_castps_si256(_mm256_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0)));
}

#endif
