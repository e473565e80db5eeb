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

// No step begins more than 47 columns from its row's first.
enum { MOST_COLUMNS = 56 };

// Steps begin ..< count.
typedef struct {
  // In both lanes of each pixel; nothing where a step's pixels are not the shape's.
  __m256i covers[MOST_STEPS];
  __m256 parameters[MOST_STEPS];
  // Gradient coordinates of the row's first column.
  _Alignas(32) float u[MOST_STEPS], v[MOST_STEPS];
  // Columns from the row's first.
  int32_t columns[MOST_STEPS];
  // Eight pixels each, which all lie in the row; ascending in a row.
  uint32_t *pixels[MOST_STEPS];
  intptr_t begin, count;
} narrow_steps;

INLINE void note_step(narrow_steps *n, row_origin origin, uint32_t *pixels, intptr_t columns,
                      __m256i cover) {
  intptr_t i = n->count++;
  n->covers[i] = cover;
  n->pixels[i] = pixels;
  n->u[i] = origin.u;
  n->v[i] = origin.v;
  n->columns[i] = (int32_t)columns;
}

INLINE void forget_steps(narrow_steps *n) { n->begin = n->count = 0; }

// All bits where eight columns from x on may be drawn.
INLINE __m256i drawn_columns(const ctk_rows *rows, intptr_t x) {
  const __m256i eight = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  __m256i at = _mm256_add_epi32(_mm256_set1_epi32((int)x), eight);
  __m256i is_drawn = _mm256_setzero_si256();
  for (const ctk_range *r = rows->ranges; r < rows->ranges + rows->range_count; r++)
    is_drawn = _mm256_or_si256(
        is_drawn, _mm256_andnot_si256(_mm256_cmpgt_epi32(_mm256_set1_epi32((int)r->start), at),
                                      _mm256_cmpgt_epi32(_mm256_set1_epi32((int)r->end), at)));
  return is_drawn;
}

// Removes the steps outside the drawn ranges. Pixels of a step outside the ranges are written
// unchanged: no other thread draws in the band.
INLINE void cut_steps(narrow_steps *n, const ctk_rows *rows) {
  intptr_t kept = 0;
  for (intptr_t i = n->begin; i < n->count; i++) {
    intptr_t offset = n->pixels[i] - rows->pixels;
    __m256i is_drawn = drawn_columns(rows, offset % rows->stride);
    if (_mm256_testz_si256(is_drawn, is_drawn)) continue;
    n->covers[kept] = _mm256_and_si256(n->covers[i], is_drawn);
    n->pixels[kept] = n->pixels[i];
    n->u[kept] = n->u[i];
    n->v[kept] = n->v[i];
    n->columns[kept] = n->columns[i];
    kept++;
  }
  n->begin = 0;
  n->count = kept;
}

// One gradient coordinate of four rows' first columns: place_of and origin_of.
INLINE __m128 row_coordinates(const ctk_gradient *f, int i, __m256d y, __m256d x) {
  __m256d row = _mm256_add_pd(_mm256_set1_pd(f->origin[i]),
                              _mm256_mul_pd(_mm256_set1_pd(f->per_y[i]), y));
  return _mm256_cvtpd_ps(_mm256_add_pd(row, _mm256_mul_pd(_mm256_set1_pd(f->per_x[i]), x)));
}

// Where a band's rows begin, whose first columns, counted from `origin`, are given: in the places
// of the first 16 steps. They are read as eight numbers next, and so are written.
INLINE void find_origins(narrow_steps *n, const ctk_gradient *f, intptr_t top, intptr_t origin,
                         const int32_t *first) {
  const __m256i column = _mm256_set1_epi32((int)origin);
  for (int row = 0; row < 16; row += 8) {
    __m256d y0 = _mm256_add_pd(_mm256_set1_pd((double)(top + row)), _mm256_setr_pd(0, 1, 2, 3));
    __m256d y1 = _mm256_add_pd(y0, _mm256_set1_pd(4));
    __m256i at = _mm256_add_epi32(_mm256_load_si256((const __m256i *)(first + row)), column);
    __m256d x0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(at));
    __m256d x1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(at, 1));
    _mm256_store_ps(n->u + row, _mm256_set_m128(row_coordinates(f, 0, y1, x1),
                                                row_coordinates(f, 0, y0, x0)));
    _mm256_store_ps(n->v + row, _mm256_set_m128(row_coordinates(f, 1, y1, x1),
                                                row_coordinates(f, 1, y0, x0)));
  }
}

// Where the pixels of some of these rows, a bit each, lie from the ray at which an angular
// gradient's turn begins. Only the rows' ends are tested, with a margin by far wider than the
// rounding of single pixels.
INLINE turn_place find_place(const gradient_row *g, const narrow_steps *n, const int32_t *widths,
                             unsigned rows) {
  const __m256 sign = constant(ctk_constants.sign);
  unsigned ahead = 0, near = 0;
  for (int row = 0; row < 16; row += 8) {
    __m256 u = _mm256_load_ps(n->u + row), v = _mm256_load_ps(n->v + row);
    __m256 width = _mm256_cvtepi32_ps(_mm256_load_si256((const __m256i *)(widths + row)));
    __m256 u1 = _mm256_add_ps(u, _mm256_mul_ps(width, g->per_u));
    __m256 v1 = _mm256_add_ps(v, _mm256_mul_ps(width, g->per_v));
    __m256 least = _mm256_min_ps(u, u1), most = _mm256_max_ps(u, u1);
    __m256 beside = _mm256_max_ps(_mm256_andnot_ps(sign, v), _mm256_andnot_ps(sign, v1));
    __m256 level = _mm256_mul_ps(most, _mm256_set1_ps(0.001f));
    __m256 is_level = _mm256_and_ps(_mm256_cmp_ps(level, least, _CMP_LT_OQ),
                                    _mm256_cmp_ps(_mm256_set1_ps(1e-20f), least, _CMP_LT_OQ));
    __m256 reach = _mm256_mul_ps(beside, _mm256_set1_ps(1.02f));
    __m256 near_reach = _mm256_mul_ps(beside, _mm256_set1_ps(1.02f / NEAREST));
    __m256 is_ahead = _mm256_and_ps(is_level, _mm256_cmp_ps(reach, least, _CMP_LT_OQ));
    __m256 is_near = _mm256_and_ps(is_level, _mm256_cmp_ps(near_reach, least, _CMP_LT_OQ));
    ahead |= (unsigned)_mm256_movemask_ps(is_ahead) << row;
    near |= (unsigned)_mm256_movemask_ps(is_near) << row;
  }
  return rows & ~ahead ? ANYWHERE : rows & ~near ? AHEAD : NEAR;
}

INLINE void find_parameters(ramp_kind ramp, int kind, turn_place place, bool is_folded,
                            const gradient_row *g, narrow_steps *n) {
  // Gradient coordinates from a row's first column on.
  _Alignas(32) float across[MOST_COLUMNS], down[MOST_COLUMNS];
  for (int i = 0; i < MOST_COLUMNS; i += 8) {
    __m256 columns = constant(ctk_constants.numbers + i);
    _mm256_store_ps(across + i, _mm256_mul_ps(columns, g->per_u));
    _mm256_store_ps(down + i, _mm256_mul_ps(columns, g->per_v));
  }
  const intptr_t count = n->count;
  for (intptr_t i = n->begin; i < count; i++) {
    const intptr_t at = n->columns[i];
    __m256 u = _mm256_add_ps(_mm256_broadcast_ss(n->u + i), _mm256_loadu_ps(across + at));
    __m256 v = _mm256_add_ps(_mm256_broadcast_ss(n->v + i), _mm256_loadu_ps(down + at));
    __m256 t = parameters_at(kind, place, g, u, v);
    n->parameters[i] = is_folded ? fold(ramp, g, t) : t;
  }
}

INLINE void find_angular_parameters(ramp_kind ramp, bool is_folded, const gradient_row *g,
                                    narrow_steps *n) {
  switch (g->place) {
  case ANYWHERE: find_parameters(ramp, CTK_ANGULAR, ANYWHERE, is_folded, g, n); break;
  case AHEAD: find_parameters(ramp, CTK_ANGULAR, AHEAD, is_folded, g, n); break;
  case NEAR: find_parameters(ramp, CTK_ANGULAR, NEAR, is_folded, g, n); break;
  }
}

// Draws the steps that are noted, and forgets them.
INLINE void draw_steps(bool is_opaque, ramp_kind ramp, const gradient_row *g, narrow_steps *n) {
  switch (g->fixed->kind) {
  // Only angular gradients have gaps.
  case CTK_LINEAR: find_parameters(ramp, CTK_LINEAR, ANYWHERE, false, g, n); break;
  case CTK_RADIAL: find_parameters(ramp, CTK_RADIAL, ANYWHERE, false, g, n); break;
  default:
    if (has_gap(g->fixed)) find_angular_parameters(ramp, true, g, n);
    else find_angular_parameters(ramp, false, g, n);
  }
  const float *table = g->lanes;
  const intptr_t count = n->count;
  for (intptr_t i = n->begin; i < count; i++) {
    lanes p = exact_lanes(is_opaque, ramp, g, table, n->parameters[i]);
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
