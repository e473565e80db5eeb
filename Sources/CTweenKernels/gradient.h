// The colours of gradients: GradientShader of TweenRaster.
#ifndef CTWEENKERNELS_GRADIENT_H
#define CTWEENKERNELS_GRADIENT_H

#include "CTweenKernels.h"
#include "constants.h"
#include "pixels.h"
#include <math.h>
#include <string.h>

enum { BLOCK = 32 };

// Gradient coordinates of a row's pixel 0.
typedef struct {
  double x, y;
} row_place;

// The kinds of ramps that have kernels of their own: two stops, or a layout of RampLanes.
typedef enum { TWO_STOPS, EIGHT_LANES, SIXTEEN_LANES, SEARCHED } ramp_kind;

// Gradient coordinates of a row's first column.
typedef struct {
  float u, v;
} row_origin;

// How far from the ray at which the turn of an angular gradient begins: anywhere, within an eighth
// of a turn, or within NEAREST, as a tangent.
typedef enum { ANYWHERE, AHEAD, NEAR } turn_place;

// The gradient along a row, and along the current stretch of 32 pixels.
typedef struct {
  const ctk_gradient *fixed;
  // Of ramps of several pieces.
  const ctk_knot *ramp;
  const uint16_t *cells;
  const float *lanes;
  // Gradient coordinates at the row's first column.
  double row_x, row_y;
  row_origin origin;
  __m256 per_u, per_v;
  __m256 scale, offset, gap_middle;
  // RampLanes; lane_end is no more than what a gap leaves of t.
  __m256 lane_start, lane_end, lane_per_t;
  // Of an angular gradient: where all of the band's pixels lie.
  turn_place place;
  // The row's first column; where its pixels lie, in gradient coordinates.
  intptr_t first;
  // Where stretches begin: at multiples of 32 from here.
  intptr_t anchor;
  enum { EVEN, BLOCKS } mode;
  double bent_start, bent_end;
  intptr_t first_block;
  float *knots;
  float even_start[4], even_step[4];
  // The stretch: its first pixel; what it is; its ramp, the rounding half included; its pixels.
  intptr_t stretch;
  enum { RAMP, PIXELS, EACH } how;
  __m256i low, high, low_step, high_step;
  uint32_t pixels[BLOCK + 8];
} gradient_row;

INLINE __m256 constant(const float *c) { return _mm256_load_ps(c); }
INLINE __m256 constant_at(const float *c) { return _mm256_loadu_ps(c); }

// Of numbers up to 1 on either side of 0, in turns.
INLINE __m256 arctangent(__m256 q) {
  const gradient_constants *c = &ctk_constants;
  __m256 s = _mm256_mul_ps(q, q), s2 = _mm256_mul_ps(s, s);
  __m256 low = _mm256_add_ps(_mm256_mul_ps(s, constant(c->low[1])), constant(c->low[0]));
  __m256 high =
      _mm256_add_ps(_mm256_add_ps(_mm256_mul_ps(s, constant(c->high[1])), constant(c->high[0])),
                    _mm256_mul_ps(s2, constant(c->high[2])));
  return _mm256_mul_ps(_mm256_add_ps(_mm256_mul_ps(high, s2), low), q);
}

INLINE __m256 turns(__m256 x, __m256 y) {
  const gradient_constants *c = &ctk_constants;
  const __m256 sign = constant(c->sign);
  __m256 ax = _mm256_andnot_ps(sign, x), ay = _mm256_andnot_ps(sign, y);
  __m256 steep = _mm256_sub_ps(ax, ay);
  __m256 large = _mm256_add_ps(_mm256_max_ps(ax, ay), constant(c->tiny));
  __m256 q = _mm256_div_ps(_mm256_min_ps(ax, ay), large);
  __m256 turn = arctangent(q);
  turn = _mm256_blendv_ps(turn, _mm256_sub_ps(constant(c->quarter), turn), steep);
  turn = _mm256_blendv_ps(turn, _mm256_sub_ps(constant(c->half), turn), x);
  return _mm256_blendv_ps(turn, _mm256_sub_ps(constant(c->one), turn), y);
}

// The sum of the arctangent's higher terms is, up to this tangent, less than half a unit in the last place of
// its lower ones (0.02868 s^2 and 2^-27, s being below 0.0225^2): adding them changes nothing.
#define NEAREST 0.0225f

// The same where x > 1e-20 and |y| <= x: the sums and products that are left, one by one. The sign
// of y goes through to the end. is_near: |y| <= NEAREST x.
INLINE __m256 turns_ahead(__m256 x, __m256 y, bool is_near) {
  const gradient_constants *c = &ctk_constants;
  __m256 q = _mm256_div_ps(y, x), turn;
  if (is_near) {
    __m256 s = _mm256_mul_ps(q, q);
    turn = _mm256_mul_ps(
        _mm256_add_ps(_mm256_mul_ps(s, constant(c->low[1])), constant(c->low[0])), q);
  } else {
    turn = arctangent(q);
  }
  return _mm256_blendv_ps(turn, _mm256_add_ps(constant(c->one), turn), y);
}

// Eight columns from one on.
INLINE __m256 columns_from(intptr_t x) {
  return _mm256_add_ps(_mm256_set1_ps((float)x), constant(ctk_constants.numbers));
}

// t at gradient coordinates. kind is the gradient's.
INLINE __m256 parameters_at(int kind, turn_place place, const gradient_row *g, __m256 u,
                            __m256 v) {
  if (kind == CTK_LINEAR) return u;
  __m256 reach;
  if (kind == CTK_RADIAL)
    reach = _mm256_sqrt_ps(_mm256_add_ps(_mm256_mul_ps(u, u), _mm256_mul_ps(v, v)));
  else if (place != ANYWHERE)
    reach = turns_ahead(u, v, place == NEAR);
  else
    reach = turns(u, v);
  return _mm256_add_ps(_mm256_mul_ps(reach, g->scale), g->offset);
}

// The same at so many columns from the row's first.
INLINE __m256 parameters(const gradient_row *g, row_origin at, __m256 columns) {
  return parameters_at(g->fixed->kind, g->place, g,
                       _mm256_add_ps(_mm256_set1_ps(at.u), _mm256_mul_ps(columns, g->per_u)),
                       _mm256_add_ps(_mm256_set1_ps(at.v), _mm256_mul_ps(columns, g->per_v)));
}

INLINE bool has_gap(const ctk_gradient *f) { return f->gap_middle < INFINITY; }

// t as it counts where there is a gap: beyond the gap's middle 0, within it 1. Ramps that vectors
// hold are cut at 1 anyway.
INLINE __m256 fold(ramp_kind ramp, const gradient_row *g, __m256 t) {
  __m256 is_first = _mm256_cmp_ps(t, g->gap_middle, _CMP_GE_OQ);
  t = _mm256_andnot_ps(is_first, t);
  bool is_cut = ramp == EIGHT_LANES || ramp == SIXTEEN_LANES;
  return is_cut ? t : _mm256_min_ps(t, constant(ctk_constants.one));
}

// To bytes: 2^23 leaves the nearest integer in the low bits, and zeros up to bit 23.
INLINE __m256i channel(__m256 s, __m256 color, __m256 slope) {
  __m256 c = _mm256_add_ps(_mm256_mul_ps(s, slope), color);
  return _mm256_castps_si256(_mm256_add_ps(c, constant(ctk_constants.rounding)));
}

// Channels, of each of which the low half counts. Opaque ones have no alpha.
INLINE lanes join_channels(bool is_opaque, __m256i blue, __m256i green, __m256i red,
                           __m256i alpha) {
  __m256i top = is_opaque ? _mm256_set1_epi32(0x00FF0000) : _mm256_slli_epi32(alpha, 16);
  return (lanes){_mm256_blend_epi16(blue, _mm256_slli_epi32(red, 16), 0xAA),
                 _mm256_blend_epi16(green, top, 0xAA)};
}

// Of a table of 8 or 16 numbers those with the given places.
INLINE __m256 look_up(const float *table, bool is_wide, __m256i at) {
  __m256 low = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table), at);
  if (!is_wide) return low;
  __m256 high = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table + 8), at);
  return _mm256_blendv_ps(low, high, _mm256_castsi256_ps(_mm256_slli_epi32(at, 28)));
}

// Ramps of few pieces, which vectors hold: RampLanes of TweenRaster.
INLINE lanes lane_colors(bool is_opaque, const gradient_row *g, const float *table, __m256 t,
                         bool is_wide) {
  const intptr_t width = is_wide ? 16 : 8;
  t = _mm256_min_ps(_mm256_max_ps(t, g->lane_start), g->lane_end);
  __m256i cell =
      _mm256_cvttps_epi32(_mm256_mul_ps(_mm256_sub_ps(t, g->lane_start), g->lane_per_t));
  __m256 s = _mm256_sub_ps(t, look_up(table, is_wide, cell));
#define CHANNEL(i)                                                                               \
  channel(s, look_up(table + (1 + i) * width, is_wide, cell),                                    \
          look_up(table + (5 + i) * width, is_wide, cell))
  return join_channels(is_opaque, CHANNEL(0), CHANNEL(1), CHANNEL(2),
                       is_opaque ? _mm256_setzero_si256() : CHANNEL(3));
#undef CHANNEL
}

INLINE lanes two_stop_colors(bool is_opaque, const gradient_row *g, __m256 t) {
  const ctk_gradient *f = g->fixed;
  __m256 low = _mm256_set1_ps(f->low), high = _mm256_set1_ps(f->high);
  __m256 s = _mm256_sub_ps(_mm256_min_ps(_mm256_max_ps(t, low), high), low);
#define CHANNEL(i) channel(s, _mm256_set1_ps(f->color[i]), _mm256_set1_ps(f->slope[i]))
  return join_channels(is_opaque, CHANNEL(0), CHANNEL(1), CHANNEL(2),
                       is_opaque ? _mm256_setzero_si256() : CHANNEL(3));
#undef CHANNEL
}

static KERNEL __attribute__((noinline)) intptr_t search_ramp(const gradient_row *g, float t) {
  intptr_t low = 0, high = g->fixed->ramp.knot_count;
  while (high - low > 1) {
    intptr_t middle = (low + high) >> 1;
    if (g->ramp[middle].location <= t) low = middle;
    else high = middle;
  }
  return low;
}

enum { SHARED = 0xFFFF };

// RampIndex.knot.
INLINE intptr_t knot_at(const gradient_row *g, float t) {
  const ctk_ramp *r = &g->fixed->ramp;
  float place = (t - r->start) * r->per_t + 1, last = (float)(r->cell_count + 1);
  place = place > 0 ? (place < last ? place : last) : 0;
  uint16_t found = g->cells[(int)place];
  return found == SHARED ? search_ramp(g, t) : found;
}

INLINE __m128 knot_color(const ctk_knot *knot, float t) {
  return _mm_add_ps(_mm_load_ps(knot->color),
                    _mm_mul_ps(_mm_load_ps(knot->slope), _mm_set1_ps(t - knot->location)));
}

// Four pixels on any ramp.
INLINE __m128i knot_colors(const gradient_row *g, const int32_t *cell, const float *t) {
  __m128i levels[4];
  for (int i = 0; i < 4; i++) {
    intptr_t found = g->cells[cell[i]];
    if (__builtin_expect(found == SHARED, 0)) found = search_ramp(g, t[i]);
    __m128 c = _mm_add_ps(knot_color(g->ramp + found, t[i]), _mm_set1_ps(8388608));
    levels[i] = _mm_and_si128(_mm_castps_si128(c), _mm_set1_epi32(255));
  }
  return _mm_packus_epi16(_mm_packs_epi32(levels[0], levels[1]),
                          _mm_packs_epi32(levels[2], levels[3]));
}

// Any ramps of several pieces.
static KERNEL __attribute__((noinline)) __m256i piece_colors(const gradient_row *g, __m256 t) {
  const ctk_ramp *r = &g->fixed->ramp;
  __m256 place = _mm256_add_ps(
      _mm256_mul_ps(_mm256_sub_ps(t, _mm256_set1_ps(r->start)), _mm256_set1_ps(r->per_t)),
      _mm256_set1_ps(1));
  place = _mm256_min_ps(_mm256_max_ps(place, _mm256_setzero_ps()),
                        _mm256_set1_ps((float)(r->cell_count + 1)));
  int32_t cell[8];
  float at[8];
  _mm256_storeu_si256((__m256i *)cell, _mm256_cvttps_epi32(place));
  _mm256_storeu_ps(at, t);
  return _mm256_set_m128i(knot_colors(g, cell + 4, at + 4), knot_colors(g, cell, at));
}

// Eight pixels, each by itself, at t as it counts. table is the ramp's, of those that vectors hold.
INLINE lanes exact_lanes(bool is_opaque, ramp_kind ramp, const gradient_row *g,
                         const float *table, __m256 t) {
  switch (ramp) {
  case EIGHT_LANES: return lane_colors(is_opaque, g, table, t, false);
  case SIXTEEN_LANES: return lane_colors(is_opaque, g, table, t, true);
  case SEARCHED: return split(piece_colors(g, t));
  case TWO_STOPS: return two_stop_colors(is_opaque, g, t);
  }
}

// To 8.8: blue and red in element 0, green and alpha in element 1.
INLINE __m128i to_fixed(__m128 c) {
  __m128 moved = _mm_add_ps(_mm_mul_ps(c, _mm_set1_ps(256)), _mm_set1_ps(12582912));
  const __m128i order = _mm_setr_epi8(0, 1, 8, 9, 4, 5, 12, 13, -1, -1, -1, -1, -1, -1, -1, -1);
  return _mm_shuffle_epi8(_mm_castps_si128(moved), order);
}

INLINE void set_ramp(gradient_row *g, __m128 start, __m128 step) {
  __m128i s = to_fixed(start), d = to_fixed(step);
  __m256i half = _mm256_set1_epi16(128);
  g->how = RAMP;
  g->low = _mm256_add_epi16(_mm256_broadcastd_epi32(s), half);
  g->high = _mm256_add_epi16(_mm256_broadcastd_epi32(_mm_srli_si128(s, 4)), half);
  g->low_step = _mm256_broadcastd_epi32(d);
  g->high_step = _mm256_broadcastd_epi32(_mm_srli_si128(d, 4));
}

INLINE lanes ramp_lanes(const gradient_row *g, intptr_t x) {
  const __m256i ramp = _mm256_setr_epi16(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
  __m256i at = _mm256_add_epi16(_mm256_set1_epi16((short)(x - g->stretch)), ramp);
  return (lanes){_mm256_add_epi16(g->low, _mm256_mullo_epi16(g->low_step, at)),
                 _mm256_add_epi16(g->high, _mm256_mullo_epi16(g->high_step, at))};
}
INLINE __m256i ramp_pixels(lanes v) {
  return _mm256_or_si256(_mm256_srli_epi16(v.low, 8),
                         _mm256_andnot_si256(_mm256_set1_epi32(0x00FF00FF), v.high));
}
INLINE __m256i ramp8(const gradient_row *g, intptr_t x) { return ramp_pixels(ramp_lanes(g, x)); }

INLINE __m128 color_at(const ctk_gradient *f, float t) {
  return _mm_add_ps(_mm_loadu_ps(f->color),
                    _mm_mul_ps(_mm_loadu_ps(f->slope), _mm_set1_ps(t - f->low)));
}

INLINE bool two_stop_ends(const ctk_gradient *f, float t0, float t1, __m128 *left,
                          __m128 *right) {
  float least = t0 < t1 ? t0 : t1, most = t0 < t1 ? t1 : t0;
  if (least >= f->low && most <= f->high) {
    *left = color_at(f, t0);
    *right = color_at(f, t1);
  } else if (most <= f->low) {
    *left = *right = _mm_loadu_ps(f->color);
  } else if (least >= f->high) {
    *left = *right = _mm_loadu_ps(f->end_color);
  } else {
    return false;
  }
  return true;
}

// GradientConstants.curvatureTolerance.
#define CURVATURE_TOLERANCE 0.2f

INLINE bool piece_ends(const gradient_row *g, float t0, float t1, __m128 *left, __m128 *right) {
  intptr_t piece0 = knot_at(g, t0), piece1 = knot_at(g, t1);
  __m128 color0 = knot_color(g->ramp + piece0, t0), color1 = knot_color(g->ramp + piece1, t1);
  *left = color0;
  *right = color1;
  if (piece0 == piece1) return true;
  __m128 slope = _mm_mul_ps(_mm_sub_ps(color1, color0), _mm_set1_ps(1 / (t1 - t0)));
  const ctk_knot *knot = g->ramp + (piece0 < piece1 ? piece0 : piece1) + 1;
  const ctk_knot *last = g->ramp + (piece0 < piece1 ? piece1 : piece0);
  for (; knot <= last; knot++) {
    if (!knot->is_soft) return false;
    __m128 line = _mm_add_ps(color0, _mm_mul_ps(slope, _mm_set1_ps(knot->location - t0)));
    __m128 error = _mm_sub_ps(line, _mm_load_ps(knot->color));
    error = _mm_andnot_ps(_mm_set1_ps(-0.0f), error);
    if (_mm_movemask_ps(_mm_cmpgt_ps(error, _mm_set1_ps(CURVATURE_TOLERANCE)))) return false;
  }
  return true;
}

// The colours at t0 and t1; false where a line between them would not do.
INLINE bool find_ends(const gradient_row *g, float t0, float t1, __m128 *left, __m128 *right) {
  const ctk_gradient *f = g->fixed;
  float least = t0 < t1 ? t0 : t1, most = t0 < t1 ? t1 : t0;
  if (has_gap(f) && most > 1) {
    if (least >= 1 && most < f->gap_middle) t0 = t1 = 1;
    else if (least >= f->gap_middle) t0 = t1 = 0;
    else return false;
  }
  return f->ramp.knot_count ? piece_ends(g, t0, t1, left, right)
                            : two_stop_ends(f, t0, t1, left, right);
}

// Eight pixels so many columns from a row's first, each by itself, where that is rare.
static KERNEL __attribute__((noinline)) lanes seldom_exact8(const gradient_row *g, row_origin at,
                                                            intptr_t columns) {
  const ctk_ramp *r = &g->fixed->ramp;
  __m256 t = parameters(g, at, columns_from(columns));
  if (r->lane_width) {
    if (has_gap(g->fixed)) t = fold(EIGHT_LANES, g, t);
    return r->lane_width == 8 ? exact_lanes(false, EIGHT_LANES, g, g->lanes, t)
                              : exact_lanes(false, SIXTEEN_LANES, g, g->lanes, t);
  }
  if (has_gap(g->fixed)) t = fold(SEARCHED, g, t);
  return exact_lanes(false, r->knot_count ? SEARCHED : TWO_STOPS, g, NULL, t);
}
INLINE __m256i seldom_pixels8(const gradient_row *g, intptr_t x) {
  lanes p = seldom_exact8(g, g->origin, x - g->first);
  return join(p.low, p.high);
}

// A stretch where t changes linearly but the ramp of several pieces has corners.
static KERNEL __attribute__((noinline)) void set_quads(gradient_row *g, float t0, float t1) {
  float per_pixel = (t1 - t0) * (1.0f / BLOCK);
  for (int i = 0; i < BLOCK; i += 4) {
    __m128 left, right;
    float a = t0 + per_pixel * (float)i, b = t0 + per_pixel * (float)(i + 4);
    if (find_ends(g, a, b, &left, &right)) {
      set_ramp(g, left, _mm_mul_ps(_mm_sub_ps(right, left), _mm_set1_ps(0.25f)));
      store4(g->pixels + i, ramp8(g, g->stretch));
    } else {
      store4(g->pixels + i, seldom_pixels8(g, g->stretch + i));
    }
  }
  g->how = PIXELS;
}

// A stretch in which the turn ends and begins anew: two ramps, parted where the row crosses the
// ray.
static KERNEL __attribute__((noinline)) void set_seam(gradient_row *g, float t0, float t1) {
  const ctk_gradient *f = g->fixed;
  float low = (float)f->offset, high = (float)(f->offset + f->scale);
  double crossing = (0 - g->row_y) / f->per_x[1] - (double)g->stretch;
  g->how = EACH;
  if (f->ramp.knot_count) return;
  if (!(crossing >= 0 && crossing <= BLOCK && f->low <= low && f->high >= high)) return;
  intptr_t whole = (intptr_t)crossing;
  intptr_t split = (double)whole == crossing && f->per_x[1] > 0 ? whole : whole + 1;
  float change = t1 > t0 ? t1 - t0 - (float)f->scale : t1 - t0 + (float)f->scale;
  __m128 slope = _mm_loadu_ps(f->slope), color = _mm_loadu_ps(f->color);
  __m128 step = _mm_mul_ps(slope, _mm_set1_ps(change * (1.0f / BLOCK)));
  __m128 left = color_at(f, t0);
  __m128 right = _mm_add_ps(color, _mm_mul_ps(slope, _mm_set1_ps(t1 - change - f->low)));
  uint32_t behind[BLOCK];
  set_ramp(g, left, step);
  for (int i = 0; i < BLOCK; i += 8) store8(g->pixels + i, ramp8(g, g->stretch + i));
  set_ramp(g, right, step);
  for (int i = 0; i < BLOCK; i += 8) store8(behind + i, ramp8(g, g->stretch + i));
  for (intptr_t i = split; i < BLOCK; i++) g->pixels[i] = behind[i];
  g->how = PIXELS;
}

static KERNEL __attribute__((noinline)) void enter(gradient_row *g, intptr_t stretch) {
  g->stretch = stretch;
  if (g->mode == EVEN) {
    __m128 step = _mm_loadu_ps(g->even_step);
    __m128 by = _mm_mul_ps(step, _mm_set1_ps((float)(stretch - g->anchor)));
    set_ramp(g, _mm_add_ps(_mm_loadu_ps(g->even_start), by), step);
    return;
  }
  const float *knot = g->knots + (stretch - g->first_block) / BLOCK;
  float t0 = knot[0], t1 = knot[1];
  __m128 left, right;
  if ((double)stretch < g->bent_end && (double)(stretch + BLOCK) > g->bent_start) {
    g->how = EACH;
  } else if (g->fixed->kind == CTK_ANGULAR &&
             fabsf(t1 - t0) > 0.5f * (float)fabs(g->fixed->scale)) {
    set_seam(g, t0, t1);
  } else if (find_ends(g, t0, t1, &left, &right)) {
    set_ramp(g, left, _mm_mul_ps(_mm_sub_ps(right, left), _mm_set1_ps(1.0f / BLOCK)));
  } else if (g->fixed->ramp.knot_count) {
    set_quads(g, t0, t1);
  } else {
    g->how = EACH;
  }
}

// Goes to the stretch that holds a column.
INLINE void go_to(gradient_row *g, intptr_t x) {
  intptr_t stretch = g->anchor + ((x - g->anchor) & ~(intptr_t)(BLOCK - 1));
  if (stretch != g->stretch) enter(g, stretch);
}

// Pixels that all lie in the stretch at hand.
INLINE __m256i stretch8(const gradient_row *g, intptr_t x) {
  if (g->how == RAMP) return ramp8(g, x);
  if (g->how == PIXELS) return load8(g->pixels + (x - g->stretch));
  return seldom_pixels8(g, x);
}

// Eight pixels of a row that is no narrow one.
INLINE __m256i gradient8(gradient_row *g, intptr_t x) {
  go_to(g, x);
  __m256i p = stretch8(g, x);
  if (((x - g->anchor) & (BLOCK - 1)) == BLOCK - 4) {
    go_to(g, x + 4);
    p = _mm256_permute2x128_si256(p, stretch8(g, x + 4), 0x20);
  }
  return p;
}

// ColorEncoding.cubeRoot.
INLINE double cube_root(double x) {
  if (x <= 1e-30) return 0;
  uint64_t bits;
  memcpy(&bits, &x, 8);
  bits = bits / 3 + 0x2A9F789300000000;
  double y;
  memcpy(&y, &bits, 8);
  for (int i = 0; i < 2; i++) {
    double cube = y * y * y;
    y = y * (cube + x + x) / (cube + cube + x);
  }
  return y;
}

INLINE void find_bend(gradient_row *g) {
  const ctk_gradient *f = g->fixed;
  g->bent_start = g->bent_end = 0;
  double cross = g->row_x * f->per_x[1] - g->row_y * f->per_x[0];
  double distance2 = cross * cross * f->inverse_step2;
  double least2;
  if (f->kind == CTK_RADIAL) {
    if (distance2 >= f->bend * f->bend) return;
    double radius = cube_root(f->bend * distance2);
    least2 = radius * radius;
  } else {
    least2 = f->bend * 0.15915494309189535;
  }
  double reach2 = (least2 - distance2) * f->inverse_step2;
  if (!(reach2 > 0)) return;
  double foot = 0 - (g->row_x * f->per_x[0] + g->row_y * f->per_x[1]) * f->inverse_step2;
  double reach = sqrt(reach2);
  g->bent_start = foot - reach;
  g->bent_end = foot + reach;
}

// Whether colours change by the same amount every pixel in a row.
INLINE bool is_even(const ctk_gradient *f, row_place row, intptr_t first, intptr_t last) {
  if (f->kind != CTK_LINEAR || f->ramp.knot_count) return false;
  double t0 = row.x + f->per_x[0] * (double)first;
  double t1 = row.x + f->per_x[0] * (double)last;
  double low = f->low, high = f->high;
  return t0 >= low && t0 <= high && t1 >= low && t1 <= high;
}

INLINE void begin_even(gradient_row *g) {
  const ctk_gradient *f = g->fixed;
  double t0 = g->row_x + f->per_x[0] * (double)g->first;
  __m128 slope = _mm_loadu_ps(f->slope);
  _mm_storeu_ps(g->even_start,
                _mm_add_ps(_mm_loadu_ps(f->color),
                           _mm_mul_ps(slope, _mm_set1_ps((float)(t0 - (double)f->low)))));
  _mm_storeu_ps(g->even_step, _mm_mul_ps(slope, _mm_set1_ps((float)f->per_x[0])));
}

// Whether all pixels of a band, between two columns, lie within an eighth of a turn of the ray at
// which an angular gradient's turn begins. Only the corners are tested, with a margin by far wider
// than the rounding of single pixels.
INLINE bool lies_ahead(const ctk_gradient *f, intptr_t top, intptr_t first, intptr_t last) {
  if (f->kind != CTK_ANGULAR) return false;
  double reach = 0, least = INFINITY;
  for (int corner = 0; corner < 4; corner++) {
    double x = (double)(corner & 1 ? last : first), y = (double)(corner & 2 ? top + 16 : top);
    double ahead = f->origin[0] + f->per_x[0] * x + f->per_y[0] * y;
    double beside = fabs(f->origin[1] + f->per_x[1] * x + f->per_y[1] * y);
    reach = reach > ahead + beside ? reach : ahead + beside;
    least = least < ahead - beside ? least : ahead - beside;
  }
  return least > 0.01 * reach && least > 1e-20;
}

INLINE void begin_gradient(gradient_row *g, const ctk_gradient *f, const ctk_tables *tables,
                           float *room) {
  g->fixed = f;
  g->ramp = tables->knots + f->ramp.first_knot;
  g->cells = tables->cells + f->ramp.first_cell;
  g->lanes = tables->lanes + f->ramp.first_lane;
  g->knots = room;
  g->per_u = _mm256_set1_ps((float)f->per_x[0]);
  g->per_v = _mm256_set1_ps((float)f->per_x[1]);
  g->scale = _mm256_set1_ps((float)f->scale);
  g->offset = _mm256_set1_ps((float)f->offset);
  g->gap_middle = _mm256_set1_ps(f->gap_middle);
  float start = f->ramp.lane_start, end = f->ramp.lane_end;
  if (has_gap(f) && end > 1) end = start > 1 ? start : 1;
  g->lane_start = _mm256_set1_ps(start);
  g->lane_end = _mm256_set1_ps(end);
  g->lane_per_t = _mm256_set1_ps(f->ramp.lane_per_t);
  g->place = ANYWHERE;
}

INLINE row_place place_of(const ctk_gradient *f, double y) {
  return (row_place){f->origin[0] + f->per_y[0] * y, f->origin[1] + f->per_y[1] * y};
}

INLINE row_origin origin_of(const ctk_gradient *f, row_place row, intptr_t first) {
  return (row_origin){(float)(row.x + f->per_x[0] * (double)first),
                      (float)(row.y + f->per_x[1] * (double)first)};
}

// Whether every pixel of a row is computed by itself.
INLINE bool is_narrow(const ctk_gradient *f, row_place row, intptr_t first, intptr_t last) {
  return last - first <= f->widest_narrow_row && !is_even(f, row, first, last);
}

// Begins a row that is not narrow.
INLINE void begin_wide_row(gradient_row *g, double y, intptr_t first, intptr_t last) {
  const ctk_gradient *f = g->fixed;
  row_place row = place_of(f, y);
  g->row_x = row.x;
  g->row_y = row.y;
  g->origin = origin_of(f, row, first);
  g->first = first;
  g->stretch = INTPTR_MIN;
  if (is_even(f, row, first, last)) {
    g->mode = EVEN;
    g->anchor = first;
    begin_even(g);
    return;
  }
  g->mode = BLOCKS;
  g->anchor = 0;
  g->bent_start = g->bent_end = 0;
  if (f->kind != CTK_LINEAR) find_bend(g);
  g->first_block = first & ~(intptr_t)(BLOCK - 1);
  const __m256 blocks =
      _mm256_mul_ps(constant(ctk_constants.numbers), _mm256_set1_ps(BLOCK));
  float *knots = g->knots;
  for (intptr_t x = g->first_block; x < last + BLOCK; x += 8 * BLOCK, knots += 8) {
    __m256 columns = _mm256_add_ps(_mm256_set1_ps((float)(x - first)), blocks);
    _mm256_storeu_ps(knots, parameters(g, g->origin, columns));
  }
}

#endif
