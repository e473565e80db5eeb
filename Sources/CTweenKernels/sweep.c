#include "CTweenKernels.h"

#if CTK_HAS_KERNELS

#include "gradient.h"
#include "pixels.h"

typedef enum { OPAQUE, TRANSLUCENT, OPAQUE_GRADIENT, TRANSLUCENT_GRADIENT } source_kind;

typedef struct {
  uint32_t color;
  lanes parts;
  gradient_row gradient;
} source;

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

INLINE __m256i take_cells(int32_t *cells, __m256i carry) {
  __m256i *c = (__m256i *)cells;
  __m256i sums = prefix_sum(_mm256_loadu_si256(c), carry);
  _mm256_storeu_si256(c, _mm256_setzero_si256());
  return sums;
}

// What a row's pixels are computed from.
typedef struct {
  // Of a gradient: every pixel is computed by itself.
  bool is_exact;
  row_origin origin;
} row_kind;

// Eight pixels of a narrow row of a gradient.
INLINE lanes narrow8(source_kind kind, ramp_kind ramp, const source *s, const row_kind *r,
                     intptr_t x) {
  __m256 columns = constant_at(ctk_constants.numbers + (x - s->gradient.first));
  return exact_lanes(kind == OPAQUE_GRADIENT, ramp, &s->gradient, r->origin, columns);
}

// Eight pixels with a coverage each, in both lanes of each pixel.
INLINE __m256i blended(source_kind kind, ramp_kind ramp, source *s, const row_kind *r, intptr_t x,
                       __m256i below, __m256i cover) {
  if (kind == OPAQUE) return mix_opaque(s->parts, below, cover);
  if (kind == TRANSLUCENT) return overlay(fade(s->parts, cover), below);
  lanes p = r->is_exact ? narrow8(kind, ramp, s, r, x) : split(gradient8(&s->gradient, x));
  return kind == OPAQUE_GRADIENT ? mix_opaque(p, below, cover) : overlay(fade(p, cover), below);
}

INLINE void fill(uint32_t *at, intptr_t count, uint32_t color) {
  __m256i c = _mm256_set1_epi32((int)color);
  uint32_t *end = at + count;
  for (; at + 16 <= end; at += 16) {
    store8(at, c);
    store8(at + 8, c);
  }
  for (; at < end; at += 4) store4(at, c);
}

INLINE void overlay_color(uint32_t *at, intptr_t count, __m256i color) {
  uint32_t *end = at + count;
  for (; at + 8 <= end; at += 8) store8(at, overlay(color, load8(at)));
  for (; at < end; at += 4) store4(at, overlay(color, load4(at)));
}

// Colours that lie side by side in the stretch at hand, put down opaquely or over what is there.
INLINE void put_stretch(bool is_opaque, const gradient_row *g, uint32_t *at, intptr_t x,
                        intptr_t end) {
  if (g->how == RAMP) {
    lanes v = ramp_lanes(g, x);
    const __m256i low8 = _mm256_slli_epi16(g->low_step, 3);
    const __m256i high8 = _mm256_slli_epi16(g->high_step, 3);
    for (; x + 8 <= end; x += 8, at += 8) {
      __m256i p = ramp_pixels(v);
      store8(at, is_opaque ? p : overlay(p, load8(at)));
      v.low = _mm256_add_epi16(v.low, low8);
      v.high = _mm256_add_epi16(v.high, high8);
    }
    if (x < end) {
      __m256i p = ramp_pixels(v);
      store4(at, is_opaque ? p : overlay(p, load4(at)));
    }
    return;
  }
  for (; x < end; x += 8, at += 8) {
    __m256i p = stretch8(g, x);
    if (x + 8 <= end) store8(at, is_opaque ? p : overlay(p, load8(at)));
    else store4(at, is_opaque ? p : overlay(p, load4(at)));
  }
}

INLINE void put_colors(bool is_opaque, gradient_row *g, uint32_t *at, intptr_t x, intptr_t end) {
  while (x < end) {
    go_to(g, x);
    intptr_t stop = g->stretch + BLOCK;
    if (stop > end) stop = end;
    put_stretch(is_opaque, g, at, x, stop);
    at += stop - x;
    x = stop;
  }
}

// Pixels of one coverage, 1...255.
INLINE void put_span(source_kind kind, ramp_kind ramp, source *s, const row_kind *r, uint32_t *at,
                     intptr_t x, intptr_t count, uint32_t cover) {
  __m256i c = _mm256_set1_epi16((short)cover);
  if (kind == OPAQUE && cover == 255) {
    fill(at, count, s->color);
  } else if (kind == TRANSLUCENT) {
    overlay_color(at, count, fade(s->parts, c));
  } else if (kind >= OPAQUE_GRADIENT && !r->is_exact && cover == 255) {
    put_colors(kind == OPAQUE_GRADIENT, &s->gradient, at, x, x + count);
  } else {
    intptr_t i = 0;
    for (; i + 8 <= count; i += 8)
      store8(at + i, blended(kind, ramp, s, r, x + i, load8(at + i), c));
    if (i < count) store4(at + i, blended(kind, ramp, s, r, x + i, load4(at + i), c));
  }
}

// Where a row is in the ranges that may be drawn: the one that ends behind the column looked at last,
// and those behind it.
typedef struct {
  intptr_t start, end;
  const ctk_range *next, *last;
} cut;

// Goes to the range that ends behind a column; behind the last one nothing is drawn.
INLINE void go_to_range(cut *c, intptr_t x) {
  while (c->end <= x) {
    if (c->next == c->last) {
      c->start = c->end = INTPTR_MAX;
      return;
    }
    c->start = c->next->start;
    c->end = c->next->end;
    c->next++;
  }
}

// Eight pixels with a coverage each, as far as they may be drawn. Ranges begin and end at multiples
// of four.
INLINE void put_cut(source_kind kind, ramp_kind ramp, source *s, const row_kind *r, cut *c,
                    uint32_t *at, intptr_t x, __m256i cover) {
  go_to_range(c, x);
  bool has_low = c->start <= x;
  go_to_range(c, x + 4);
  if (c->start <= x + 4) {
    // The row goes on to x + 8.
    __m256i p = blended(kind, ramp, s, r, x, load8(at), cover);
    if (has_low) store8(at, p);
    else _mm_storeu_si128((__m128i *)(at + 4), _mm256_extracti128_si256(p, 1));
  } else if (has_low) {
    store4(at, blended(kind, ramp, s, r, x, load4(at), cover));
  }
}

INLINE void put_cut_span(source_kind kind, ramp_kind ramp, source *s, const row_kind *r, cut *c,
                         uint32_t *at, intptr_t x, intptr_t count, uint32_t cover) {
  intptr_t end = x + count;
  at -= x;
  while (x < end) {
    go_to_range(c, x);
    if (x < c->start) x = c->start;
    intptr_t stop = c->end < end ? c->end : end;
    if (x < stop) put_span(kind, ramp, s, r, at + x, x, stop - x, cover);
    if (x < stop) x = stop;
  }
}

// One row, of which blocks are marked. is_cut: only some columns may be drawn.
INLINE void sweep_row(source_kind kind, ramp_kind ramp, bool is_cut, const ctk_cells *b,
                      const ctk_rows *rows, source *s, row_kind r, uint64_t bits, int32_t *cells,
                      uint32_t *pixels) {
  const intptr_t origin = b->origin_column;
  const intptr_t limit = rows->stride - origin - 8;
  const int shift = (int)b->block_shift;
  // Blocks of four cells are taken two at a time, marked or not: a shape that is a few pixels wide
  // is one step then, whichever blocks it touches.
  const int taken = shift == 2 ? 2 : 1;
  cut c = {INTPTR_MIN, INTPTR_MIN, rows->ranges, rows->ranges + rows->range_count};
  __m256i carry = _mm256_setzero_si256();
  uint32_t last = 0;
  intptr_t at = 0;
  do {
    uint64_t skipped = _tzcnt_u64(bits);
    bits = (bits >> skipped) >> taken;
    intptr_t count = (intptr_t)(skipped << shift);
    // Behind marked blocks the coverage stays what it was.
    if (count && last) {
      if (is_cut) put_cut_span(kind, ramp, s, &r, &c, pixels + at, origin + at, count, last);
      else put_span(kind, ramp, s, &r, pixels + at, origin + at, count, last);
    }
    at += count;
    intptr_t end = at + ((intptr_t)taken << shift);
    __m256i cover;
    do {
      __m256i sums = take_cells(cells + at, carry);
      carry = _mm256_permutevar8x32_epi32(sums, _mm256_set1_epi32(7));
      cover = coverage(sums);
      uint32_t *p = pixels + at;
      if (is_cut)
        put_cut(kind, ramp, s, &r, &c, p, origin + at, cover);
      else if (__builtin_expect(at > limit, 0))
        store4(p, blended(kind, ramp, s, &r, origin + at, load4(p), cover));
      else
        store8(p, blended(kind, ramp, s, &r, origin + at, load8(p), cover));
      at += 8;
    } while (at < end);
    last = (uint32_t)_mm256_extract_epi16(cover, 15);
  } while (bits);
}

INLINE void sweep(source_kind kind, ramp_kind ramp, bool is_cut, const ctk_cells *b,
                  const ctk_rows *rows, source *s) {
  int32_t *cells = b->cells;
  const intptr_t origin = b->origin_column;
  uint32_t *pixels = rows->pixels + origin;
  const int shift = (int)b->block_shift;
  const intptr_t drawn_start = is_cut ? rows->ranges[0].start : 0;
  const intptr_t drawn_end = is_cut ? rows->ranges[rows->range_count - 1].end : 0;
  double y = (double)rows->top;
  for (int row = 0; row < 16; row++, cells += b->pitch, pixels += rows->stride, y++) {
    uint64_t bits = b->marks[row];
    if (bits == 0) continue;
    b->marks[row] = 0;
    const intptr_t first = (intptr_t)(_tzcnt_u64(bits) << shift);
    const intptr_t behind = (intptr_t)((64 - _lzcnt_u64(bits)) << shift);
    if (is_cut && (origin + behind <= drawn_start || origin + first >= drawn_end)) {
      memset(cells + first, 0, (size_t)(behind - first) * sizeof *cells);
      continue;
    }
    row_kind r;
    r.is_exact = kind >= OPAQUE_GRADIENT && begin_gradient_row(&s->gradient, &r.origin, y,
                                                               origin + first, origin + behind);
    if (r.is_exact) {
      r.is_exact = true;
      sweep_row(kind, ramp, is_cut, b, rows, s, r, bits, cells, pixels);
    } else {
      r.is_exact = false;
      sweep_row(kind, ramp, is_cut, b, rows, s, r, bits, cells, pixels);
    }
  }
}

// A function for each kind: their loops share no registers.
#define SWEEP(name, opaque, translucent, is_opaque, ramp, is_cut)                                \
  static KERNEL __attribute__((noinline)) void name(const ctk_cells *b, const ctk_rows *rows,    \
                                                    source *s) {                                 \
    if (is_opaque) sweep(opaque, ramp, is_cut, b, rows, s);                                      \
    else sweep(translucent, ramp, is_cut, b, rows, s);                                           \
  }
#define SWEEP_COLOR(name, is_cut)                                                                \
  SWEEP(name, OPAQUE, TRANSLUCENT, s->color >> 24 == 255, TWO_STOPS, is_cut)
#define SWEEP_GRADIENT(name, ramp, is_cut)                                                       \
  SWEEP(name, OPAQUE_GRADIENT, TRANSLUCENT_GRADIENT, s->gradient.fixed->is_opaque, ramp, is_cut)
SWEEP_COLOR(sweep_color, false)
SWEEP_COLOR(sweep_color_cut, true)
SWEEP_GRADIENT(sweep_two_stops, TWO_STOPS, false)
SWEEP_GRADIENT(sweep_two_stops_cut, TWO_STOPS, true)
SWEEP_GRADIENT(sweep_eight_lanes, EIGHT_LANES, false)
SWEEP_GRADIENT(sweep_eight_lanes_cut, EIGHT_LANES, true)
SWEEP_GRADIENT(sweep_sixteen_lanes, SIXTEEN_LANES, false)
SWEEP_GRADIENT(sweep_sixteen_lanes_cut, SIXTEEN_LANES, true)
SWEEP_GRADIENT(sweep_searched, SEARCHED, false)
SWEEP_GRADIENT(sweep_searched_cut, SEARCHED, true)

KERNEL void ctk_sweep_color(const ctk_cells *b, const ctk_rows *rows, uint32_t color) {
  source s;
  s.color = color;
  s.parts = split(_mm256_set1_epi32((int)color));
  if (rows->range_count) sweep_color_cut(b, rows, &s);
  else sweep_color(b, rows, &s);
}

KERNEL void ctk_sweep_gradient(const ctk_cells *b, const ctk_rows *rows,
                               const ctk_gradient *gradient, const ctk_tables *tables,
                               float *room) {
  const bool is_cut = rows->range_count > 0;
  source s;
  begin_gradient(&s.gradient, gradient, tables, b, rows->top, room);
  if (gradient->ramp.knot_count == 0)
    (is_cut ? sweep_two_stops_cut : sweep_two_stops)(b, rows, &s);
  else if (gradient->ramp.lane_width == 8)
    (is_cut ? sweep_eight_lanes_cut : sweep_eight_lanes)(b, rows, &s);
  else if (gradient->ramp.lane_width == 16)
    (is_cut ? sweep_sixteen_lanes_cut : sweep_sixteen_lanes)(b, rows, &s);
  else
    (is_cut ? sweep_searched_cut : sweep_searched)(b, rows, &s);
}

#endif
