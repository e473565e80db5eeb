// Narrow rows of gradients, of which every pixel is computed by itself.
//
// A row of a small shape is a few pixels wide, and how many steps of eight it takes cannot be
// foreseen; a colour is a long chain of sums and products, each of which waits for the one before.
// So the steps of a band are noted first, with their coverage, and drawn then: in loops without
// branches, whose turns do not depend on each other.
#ifndef CTWEENKERNELS_NARROW_H
#define CTWEENKERNELS_NARROW_H

#include "gradient.h"

// No narrow row has more than ROW_STEPS steps: it is 48 pixels wide at most, and a step begins four
// pixels or more behind the one before.
enum { MOST_STEPS = 160, ROW_STEPS = 16 };

// Steps begin ..< count.
typedef struct {
  // In both lanes of each pixel; nothing where a step's pixels are not the shape's.
  __m256i covers[MOST_STEPS];
  __m256 parameters[MOST_STEPS];
  // Gradient coordinates of the row's first column.
  _Alignas(32) float u[MOST_STEPS], v[MOST_STEPS];
  // Eight pixels each, which all lie in the row; ascending in a row.
  uint32_t *pixels[MOST_STEPS];
  // Columns from the row's first, among the constants' numbers. Steps before `others` begin at the
  // row's first.
  const float *columns[MOST_STEPS];
  intptr_t begin, others, count;
} narrow_steps;

INLINE void note_step(narrow_steps *n, row_origin origin, uint32_t *pixels, intptr_t columns,
                      __m256i cover) {
  intptr_t i = n->count++;
  n->covers[i] = cover;
  n->pixels[i] = pixels;
  n->u[i] = origin.u;
  n->v[i] = origin.v;
  n->columns[i] = ctk_constants.numbers + columns;
}

INLINE void forget_steps(narrow_steps *n) { n->begin = n->others = n->count = 0; }

// One gradient coordinate of four rows' first columns: place_of and origin_of.
INLINE __m128 row_coordinates(double origin, double per_x, double per_y, __m256d y, __m256d x) {
  __m256d row =
      _mm256_add_pd(_mm256_set1_pd(origin), _mm256_mul_pd(_mm256_set1_pd(per_y), y));
  return _mm256_cvtpd_ps(_mm256_add_pd(row, _mm256_mul_pd(_mm256_set1_pd(per_x), x)));
}

// Where a band's rows begin, whose first columns, counted from `origin`, are given: in the places of
// the first 16 steps.
INLINE void find_origins(narrow_steps *n, const ctk_gradient *f, intptr_t top, intptr_t origin,
                         const int32_t *first) {
  __m256d y = _mm256_add_pd(_mm256_set1_pd((double)top), _mm256_setr_pd(0, 1, 2, 3));
  const __m128i column = _mm_set1_epi32((int)origin);
  for (int row = 0; row < 16; row += 4, y = _mm256_add_pd(y, _mm256_set1_pd(4))) {
    __m128i at = _mm_load_si128((const __m128i *)(first + row));
    __m256d x = _mm256_cvtepi32_pd(_mm_add_epi32(at, column));
    _mm_store_ps(n->u + row, row_coordinates(f->origin[0], f->per_x[0], f->per_y[0], y, x));
    _mm_store_ps(n->v + row, row_coordinates(f->origin[1], f->per_x[1], f->per_y[1], y, x));
  }
}

// Whether all pixels of some of these rows, a bit each, lie within an eighth of a turn of the ray at
// which an angular gradient's turn begins. Rows' ends tell: but for a margin by far wider than the
// rounding of single pixels.
INLINE bool lie_rows_ahead(const gradient_row *g, const narrow_steps *n, const int32_t *widths,
                           unsigned rows) {
  const __m256 sign = constant(ctk_constants.sign);
  unsigned ahead = 0;
  for (int row = 0; row < 16; row += 8) {
    __m256 u = _mm256_load_ps(n->u + row), v = _mm256_load_ps(n->v + row);
    __m256 width = _mm256_cvtepi32_ps(_mm256_load_si256((const __m256i *)(widths + row)));
    __m256 u1 = _mm256_add_ps(u, _mm256_mul_ps(width, g->per_u));
    __m256 v1 = _mm256_add_ps(v, _mm256_mul_ps(width, g->per_v));
    __m256 least = _mm256_min_ps(u, u1), most = _mm256_max_ps(u, u1);
    __m256 beside = _mm256_max_ps(_mm256_andnot_ps(sign, v), _mm256_andnot_ps(sign, v1));
    __m256 near = _mm256_mul_ps(beside, _mm256_set1_ps(1.02f));
    __m256 level = _mm256_mul_ps(most, _mm256_set1_ps(0.001f));
    __m256 is_ahead = _mm256_and_ps(
        _mm256_and_ps(_mm256_cmp_ps(near, least, _CMP_LT_OQ),
                      _mm256_cmp_ps(level, least, _CMP_LT_OQ)),
        _mm256_cmp_ps(_mm256_set1_ps(1e-20f), least, _CMP_LT_OQ));
    ahead |= (unsigned)_mm256_movemask_ps(is_ahead) << row;
  }
  return (rows & ~ahead) == 0;
}

INLINE void find_parameters(int kind, bool is_ahead, const gradient_row *g, narrow_steps *n) {
  const intptr_t others = n->others, count = n->count;
  intptr_t i = n->begin;
  const __m256 eight = constant(ctk_constants.numbers);
  const __m256 across = _mm256_mul_ps(eight, g->per_u), down = _mm256_mul_ps(eight, g->per_v);
  for (; i < others; i++)
    n->parameters[i] = parameters_at(kind, is_ahead, g,
                                     _mm256_add_ps(_mm256_broadcast_ss(n->u + i), across),
                                     _mm256_add_ps(_mm256_broadcast_ss(n->v + i), down));
  for (; i < count; i++)
    n->parameters[i] = parameters_of(kind, is_ahead, g, (row_origin){n->u[i], n->v[i]},
                                     _mm256_loadu_ps(n->columns[i]));
}

// Draws the steps that are noted, and forgets them.
INLINE void draw_steps(bool is_opaque, ramp_kind ramp, const gradient_row *g, narrow_steps *n) {
  switch (g->fixed->kind) {
  case CTK_LINEAR: find_parameters(CTK_LINEAR, false, g, n); break;
  case CTK_RADIAL: find_parameters(CTK_RADIAL, false, g, n); break;
  default:
    if (g->is_ahead) find_parameters(CTK_ANGULAR, true, g, n);
    else find_parameters(CTK_ANGULAR, false, g, n);
  }
  const intptr_t count = n->count;
  for (intptr_t i = n->begin; i < count; i++) {
    lanes p = exact_lanes(is_opaque, ramp, g, n->parameters[i]);
    __m256i cover = n->covers[i], below = load8(n->pixels[i]);
    store8(n->pixels[i], is_opaque ? mix_opaque(p, below, cover) : overlay(fade(p, cover), below));
  }
  forget_steps(n);
}

// The lower or the upper four of eight pixels, where the others may not be touched.
static KERNEL __attribute__((noinline)) void put_half(const gradient_row *g, row_origin origin,
                                                      uint32_t *at, intptr_t columns,
                                                      __m256i cover, bool is_upper) {
  uint32_t part[8] = {0};
  const int first = is_upper ? 4 : 0;
  memcpy(part + first, at + first, 16);
  lanes p = seldom_exact8(g, origin, columns);
  __m256i below = load8(part);
  store8(part, g->fixed->is_opaque ? mix_opaque(p, below, cover) : overlay(fade(p, cover), below));
  memcpy(at + first, part + first, 16);
}

#endif
