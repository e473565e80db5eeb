// The colours of two-stop gradients: GradientShader of TweenRaster.
#ifndef CTWEENKERNELS_GRADIENT_H
#define CTWEENKERNELS_GRADIENT_H

#include "CTweenKernels.h"
#include "pixels.h"
#include <math.h>
#include <string.h>

enum { BLOCK = 32 };

// What a row, and the stretch of 32 pixels at hand, look like.
typedef struct {
  const ctk_gradient *fixed;
  // Gradient coordinates at the row's first column.
  double row_x, row_y;
  float u, v, per_u, per_v;
  float scale, offset;
  intptr_t first;
  // Where stretches begin: at multiples of 32 from here.
  intptr_t anchor;
  enum { EXACT, EVEN, BLOCKS } mode;
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

INLINE __m256 turns(__m256 x, __m256 y) {
  const __m256 sign = _mm256_set1_ps(-0.0f);
  __m256 ax = _mm256_andnot_ps(sign, x), ay = _mm256_andnot_ps(sign, y);
  __m256 steep = _mm256_sub_ps(ax, ay);
  __m256 large = _mm256_add_ps(_mm256_blendv_ps(ax, ay, steep), _mm256_set1_ps(1e-30f));
  __m256 q = _mm256_div_ps(_mm256_blendv_ps(ay, ax, steep), large);
  __m256 s = _mm256_mul_ps(q, q), s2 = _mm256_mul_ps(s, s);
  __m256 low = _mm256_add_ps(_mm256_mul_ps(s, _mm256_set1_ps(-0.05256880f)),
                             _mm256_set1_ps(0.15913362f));
  __m256 high = _mm256_add_ps(_mm256_add_ps(_mm256_mul_ps(s, _mm256_set1_ps(-0.01354934f)),
                                            _mm256_set1_ps(0.02867034f)),
                              _mm256_mul_ps(s2, _mm256_set1_ps(0.00331601f)));
  __m256 turn = _mm256_mul_ps(_mm256_add_ps(_mm256_mul_ps(high, s2), low), q);
  turn = _mm256_blendv_ps(turn, _mm256_sub_ps(_mm256_set1_ps(0.25f), turn), steep);
  turn = _mm256_blendv_ps(turn, _mm256_sub_ps(_mm256_set1_ps(0.5f), turn), x);
  return _mm256_blendv_ps(turn, _mm256_sub_ps(_mm256_set1_ps(1), turn), y);
}

// t at whole numbers of columns from the row's first.
INLINE __m256 parameters(const gradient_row *g, __m256i columns) {
  __m256 x = _mm256_cvtepi32_ps(columns);
  __m256 u = _mm256_add_ps(_mm256_set1_ps(g->u), _mm256_mul_ps(x, _mm256_set1_ps(g->per_u)));
  if (g->fixed->kind == CTK_LINEAR) return u;
  __m256 v = _mm256_add_ps(_mm256_set1_ps(g->v), _mm256_mul_ps(x, _mm256_set1_ps(g->per_v)));
  __m256 reach;
  if (g->fixed->kind == CTK_RADIAL)
    reach = _mm256_sqrt_ps(_mm256_add_ps(_mm256_mul_ps(u, u), _mm256_mul_ps(v, v)));
  else
    reach = turns(u, v);
  return _mm256_add_ps(_mm256_mul_ps(reach, _mm256_set1_ps(g->scale)), _mm256_set1_ps(g->offset));
}

INLINE __m256i channel(__m256 s, float color, float slope) {
  __m256 c = _mm256_add_ps(_mm256_mul_ps(s, _mm256_set1_ps(slope)), _mm256_set1_ps(color));
  // 2^23 leaves the nearest integer in the low bits.
  return _mm256_and_si256(_mm256_castps_si256(_mm256_add_ps(c, _mm256_set1_ps(8388608))),
                          _mm256_set1_epi32(255));
}

// Eight pixels, each by itself.
INLINE __m256i exact8(const gradient_row *g, intptr_t x) {
  const ctk_gradient *f = g->fixed;
  __m256i columns = _mm256_add_epi32(_mm256_set1_epi32((int)(x - g->first)),
                                     _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  __m256 t = parameters(g, columns);
  __m256 low = _mm256_set1_ps(f->low), high = _mm256_set1_ps(f->high);
  __m256 s = _mm256_sub_ps(_mm256_min_ps(_mm256_max_ps(t, low), high), low);
  __m256i blue = channel(s, f->color[0], f->slope[0]);
  __m256i green = channel(s, f->color[1], f->slope[1]);
  __m256i red = channel(s, f->color[2], f->slope[2]);
  __m256i alpha = channel(s, f->color[3], f->slope[3]);
  return _mm256_or_si256(
      _mm256_or_si256(blue, _mm256_slli_epi32(green, 8)),
      _mm256_or_si256(_mm256_slli_epi32(red, 16), _mm256_slli_epi32(alpha, 24)));
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

// The colours at t0 and t1; false where a line between them would not do.
INLINE bool find_ends(const ctk_gradient *f, float t0, float t1, __m128 *left, __m128 *right) {
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

// A stretch in which the turn ends and begins anew: two ramps, parted where the row crosses the
// ray.
static KERNEL __attribute__((noinline)) void set_seam(gradient_row *g, float t0, float t1) {
  const ctk_gradient *f = g->fixed;
  float low = (float)f->offset, high = (float)(f->offset + f->scale);
  double crossing = (0 - g->row_y) / f->per_x[1] - (double)g->stretch;
  g->how = EACH;
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

// Goes to the stretch that holds a column.
INLINE void go_to(gradient_row *g, intptr_t x) {
  intptr_t stretch = g->anchor + ((x - g->anchor) & ~(intptr_t)(BLOCK - 1));
  if (stretch == g->stretch) return;
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
  } else if (find_ends(g->fixed, t0, t1, &left, &right)) {
    set_ramp(g, left, _mm_mul_ps(_mm_sub_ps(right, left), _mm_set1_ps(1.0f / BLOCK)));
  } else {
    g->how = EACH;
  }
}

// Pixels that all lie in the stretch at hand.
INLINE __m256i stretch8(gradient_row *g, intptr_t x) {
  if (g->how == RAMP) return ramp8(g, x);
  if (g->how == PIXELS) return load8(g->pixels + (x - g->stretch));
  return exact8(g, x);
}

INLINE __m256i gradient8(gradient_row *g, intptr_t x) {
  if (g->mode == EXACT) return exact8(g, x);
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

INLINE bool choose_even(gradient_row *g, intptr_t last) {
  const ctk_gradient *f = g->fixed;
  double t0 = g->row_x + f->per_x[0] * (double)g->first;
  double t1 = g->row_x + f->per_x[0] * (double)last;
  if (!(t0 >= f->low_location && t0 <= f->high_location && t1 >= f->low_location &&
        t1 <= f->high_location))
    return false;
  __m128 slope = _mm_loadu_ps(f->slope);
  _mm_storeu_ps(g->even_start,
                _mm_add_ps(_mm_loadu_ps(f->color),
                           _mm_mul_ps(slope, _mm_set1_ps((float)(t0 - f->low_location)))));
  _mm_storeu_ps(g->even_step, _mm_mul_ps(slope, _mm_set1_ps((float)f->per_x[0])));
  return true;
}

INLINE void begin_gradient_row(gradient_row *g, intptr_t y, intptr_t first, intptr_t last) {
  const ctk_gradient *f = g->fixed;
  g->row_x = f->origin[0] + f->per_y[0] * (double)y;
  g->row_y = f->origin[1] + f->per_y[1] * (double)y;
  g->u = (float)(g->row_x + f->per_x[0] * (double)first);
  g->v = (float)(g->row_y + f->per_x[1] * (double)first);
  g->first = first;
  g->stretch = INTPTR_MIN;
  if (f->kind == CTK_LINEAR && choose_even(g, last)) {
    g->mode = EVEN;
    g->anchor = first;
    return;
  }
  if (last - first <= f->widest_narrow_row) {
    g->mode = EXACT;
    return;
  }
  g->mode = BLOCKS;
  g->anchor = 0;
  g->bent_start = g->bent_end = 0;
  if (f->kind != CTK_LINEAR) find_bend(g);
  g->first_block = first & ~(intptr_t)(BLOCK - 1);
  __m256i columns = _mm256_add_epi32(
      _mm256_set1_epi32((int)(g->first_block - first)),
      _mm256_mullo_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), _mm256_set1_epi32(BLOCK)));
  float *knots = g->knots;
  for (intptr_t x = g->first_block; x < last + BLOCK; x += 8 * BLOCK, knots += 8) {
    _mm256_storeu_ps(knots, parameters(g, columns));
    columns = _mm256_add_epi32(columns, _mm256_set1_epi32(8 * BLOCK));
  }
}

#endif
