#include "CTweenKernels.h"

#if CTK_HAS_KERNELS

#include "narrow_band.h"
#include "strip.h"

typedef enum { OPAQUE, TRANSLUCENT, OPAQUE_GRADIENT, TRANSLUCENT_GRADIENT } source_kind;

typedef struct {
  uint32_t color;
  lanes parts;
  gradient_row gradient;
} source;

// Eight pixels with a coverage each, in both lanes of each pixel; of a gradient's row that is no
// narrow one.
INLINE __m256i blended(source_kind kind, source *s, intptr_t x, __m256i below, __m256i cover) {
  if (kind == OPAQUE) return mix_opaque(s->parts, below, cover);
  if (kind == TRANSLUCENT) return overlay(fade(s->parts, cover), below);
  lanes p = split(gradient8(&s->gradient, x));
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
INLINE void put_span(source_kind kind, source *s, uint32_t *at, intptr_t x, intptr_t count,
                     uint32_t cover) {
  __m256i c = _mm256_set1_epi16((short)cover);
  if (kind == OPAQUE && cover == 255) {
    fill(at, count, s->color);
  } else if (kind == TRANSLUCENT) {
    overlay_color(at, count, fade(s->parts, c));
  } else if (kind >= OPAQUE_GRADIENT && cover == 255) {
    put_colors(kind == OPAQUE_GRADIENT, &s->gradient, at, x, x + count);
  } else {
    intptr_t i = 0;
    for (; i + 8 <= count; i += 8)
      store8(at + i, blended(kind, s, x + i, load8(at + i), c));
    if (i < count) store4(at + i, blended(kind, s, x + i, load4(at + i), c));
  }
}

// Where a row is in the ranges that may be drawn: the one that ends behind the column looked at
// last, and those behind it.
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

// A row at hand.
typedef struct {
  source_kind kind;
  source *s;
  intptr_t stride;
  // The ranges that may be drawn, where not all of it may.
  bool is_cut;
  cut ranges;
  // Where a narrow row of a gradient is noted; NULL: pixels are drawn at once.
  narrow_steps *steps;
  row_origin origin;
  intptr_t first;
} target;

INLINE cut begin_ranges(const ctk_rows *rows) {
  return (cut){INTPTR_MIN, INTPTR_MIN, rows->ranges, rows->ranges + rows->range_count};
}

// Eight pixels with a coverage each, as far as they may be drawn. Ranges begin and end at multiples
// of four, and none ends behind the row.
INLINE void put_block(target *t, uint32_t *at, intptr_t x, __m256i cover) {
  bool has_low = true, has_high = x + 8 <= t->stride;
  if (t->is_cut) {
    go_to_range(&t->ranges, x);
    has_low = t->ranges.start <= x;
    go_to_range(&t->ranges, x + 4);
    has_high = t->ranges.start <= x + 4;
  }
  if (__builtin_expect(has_low && has_high, 1)) {
    if (t->steps) note_step(t->steps, t->origin, at, x - t->first, cover);
    else store8(at, blended(t->kind, t->s, x, load8(at), cover));
  } else if (t->steps) {
    if (has_low || has_high)
      put_half(&t->s->gradient, t->origin, at, x - t->first, cover, has_high);
  } else if (has_low) {
    store4(at, blended(t->kind, t->s, x, load4(at), cover));
  } else if (has_high) {
    __m256i p = blended(t->kind, t->s, x, load8(at), cover);
    _mm_storeu_si128((__m128i *)(at + 4), _mm256_extracti128_si256(p, 1));
  }
}

// Pixels of one coverage, 1...255, in a narrow row.
INLINE void note_span(target *t, uint32_t *at, intptr_t x, intptr_t count, uint32_t cover) {
  __m256i all = _mm256_set1_epi16((short)cover);
  for (; count >= 8; count -= 8, x += 8, at += 8)
    note_step(t->steps, t->origin, at, x - t->first, all);
  if (count == 0) return;
  __m256i half = _mm256_blend_epi32(all, _mm256_setzero_si256(), 0xF0);
  // Pixels of no coverage are written as they are.
  if (x + 8 <= t->stride) note_step(t->steps, t->origin, at, x - t->first, half);
  else put_half(&t->s->gradient, t->origin, at, x - t->first, half, false);
}

INLINE void put_part(target *t, uint32_t *at, intptr_t x, intptr_t count, uint32_t cover) {
  if (t->steps) note_span(t, at, x, count, cover);
  else put_span(t->kind, t->s, at, x, count, cover);
}

// Pixels of one coverage, 1...255, as far as they may be drawn.
INLINE void put_run(target *t, uint32_t *at, intptr_t x, intptr_t count, uint32_t cover) {
  if (!t->is_cut) {
    put_part(t, at, x, count, cover);
    return;
  }
  const intptr_t end = x + count;
  at -= x;
  while (x < end) {
    go_to_range(&t->ranges, x);
    if (x < t->ranges.start) x = t->ranges.start;
    intptr_t stop = t->ranges.end < end ? t->ranges.end : end;
    if (x < stop) {
      put_part(t, at + x, x, stop - x, cover);
      x = stop;
    }
  }
}

// One row, of which blocks are marked.
INLINE void sweep_row(target t, const ctk_cells *b, uint64_t bits, int32_t *cells,
                      uint32_t *pixels) {
  const intptr_t origin = b->origin_column;
  const int shift = (int)b->block_shift;
  // Blocks of four cells are taken two at a time, marked or not: a shape that is a few pixels wide
  // is one step then, whichever blocks it touches.
  const int taken = shift == 2 ? 2 : 1;
  __m256i carry = _mm256_setzero_si256();
  uint32_t last = 0;
  intptr_t at = 0;
  do {
    uint64_t skipped = _tzcnt_u64(bits);
    bits = (bits >> skipped) >> taken;
    intptr_t count = (intptr_t)(skipped << shift);
    // Behind marked blocks the coverage stays what it was.
    if (count && last) put_run(&t, pixels + at, origin + at, count, last);
    at += count;
    intptr_t end = at + ((intptr_t)taken << shift);
    __m256i cover;
    do {
      __m256i sums = take_cells(cells + at, carry);
      carry = _mm256_permutevar8x32_epi32(sums, _mm256_set1_epi32(7));
      cover = coverage(sums);
      put_block(&t, pixels + at, origin + at, cover);
      at += 8;
    } while (at < end);
    last = (uint32_t)_mm256_extract_epi16(cover, 15);
  } while (bits);
}

// The marked blocks of a band's rows.
typedef struct {
  uint64_t bits;
  // Columns from the cells' first to behind the last block.
  intptr_t first, behind;
} row_marks;

INLINE row_marks marks_of(const ctk_cells *b, int row) {
  uint64_t bits = b->marks[row];
  return (row_marks){bits, (intptr_t)(_tzcnt_u64(bits) << b->block_shift),
                     (intptr_t)((64 - _lzcnt_u64(bits)) << b->block_shift)};
}

// Whether a row lies beside all that may be drawn. Its cells are cleared then.
INLINE bool is_beside(row_marks m, const ctk_cells *b, const ctk_rows *rows, int32_t *cells) {
  if (b->origin_column + m.behind > rows->ranges[0].start &&
      b->origin_column + m.first < rows->ranges[rows->range_count - 1].end)
    return false;
  memset(cells + m.first, 0, (size_t)(m.behind - m.first) * sizeof *cells);
  return true;
}

// Draws all rows that have marks; of a gradient none of them is narrow. is_cut: only some columns
// may be drawn.
INLINE void sweep(source_kind kind, bool is_cut, const ctk_cells *b, const ctk_rows *rows,
                  source *s) {
  int32_t *cells = b->cells;
  const intptr_t origin = b->origin_column;
  uint32_t *pixels = rows->pixels + origin;
  for (int row = 0; row < 16; row++, cells += b->pitch, pixels += rows->stride) {
    if (b->marks[row] == 0) continue;
    row_marks m = marks_of(b, row);
    b->marks[row] = 0;
    if (is_cut && is_beside(m, b, rows, cells)) continue;
    if (kind >= OPAQUE_GRADIENT)
      begin_wide_row(&s->gradient, (double)(rows->top + row), origin + m.first,
                     origin + m.behind);
    target t = {.kind = kind, .s = s, .stride = rows->stride, .is_cut = is_cut,
                .ranges = begin_ranges(rows)};
    sweep_row(t, b, m.bits, cells, pixels);
  }
}

typedef void draw_narrow(const gradient_row *g, narrow_steps *n);

// Draws a gradient's narrow rows. Gives whether other rows are left.
INLINE bool sweep_narrow(bool is_cut, const ctk_cells *b, const ctk_rows *rows, source *s,
                         narrow_steps *steps, draw_narrow *draw) {
  int32_t *cells = b->cells;
  const ctk_gradient *f = s->gradient.fixed;
  const intptr_t origin = b->origin_column;
  uint32_t *pixels = rows->pixels + origin;
  bool is_rest = false;
  double y = (double)rows->top;
  for (int row = 0; row < 16; row++, y++, cells += b->pitch, pixels += rows->stride) {
    if (b->marks[row] == 0) continue;
    row_marks m = marks_of(b, row);
    if (is_cut && is_beside(m, b, rows, cells)) {
      b->marks[row] = 0;
      continue;
    }
    row_place place = place_of(f, y);
    const intptr_t first = origin + m.first;
    if (!is_narrow(f, place, first, origin + m.behind)) {
      is_rest = true;
      continue;
    }
    b->marks[row] = 0;
    target t = {.kind = OPAQUE_GRADIENT, .s = s, .stride = rows->stride, .is_cut = is_cut,
                .ranges = begin_ranges(rows), .steps = steps,
                .origin = origin_of(f, place, first), .first = first};
    sweep_row(t, b, m.bits, cells, pixels);
    if (steps->count > MOST_STEPS - ROW_STEPS) draw(&s->gradient, steps);
  }
  if (steps->count) draw(&s->gradient, steps);
  return is_rest;
}

// Functions for each kind: their loops share no registers.
#define SWEEP(name, kind, is_cut)                                                                \
  static KERNEL __attribute__((noinline)) void name(const ctk_cells *b, const ctk_rows *rows,    \
                                                    source *s) {                                 \
    sweep(kind, is_cut, b, rows, s);                                                             \
  }
SWEEP(sweep_opaque, OPAQUE, false)
SWEEP(sweep_opaque_cut, OPAQUE, true)
SWEEP(sweep_translucent, TRANSLUCENT, false)
SWEEP(sweep_translucent_cut, TRANSLUCENT, true)
SWEEP(sweep_wide_opaque, OPAQUE_GRADIENT, false)
SWEEP(sweep_wide_opaque_cut, OPAQUE_GRADIENT, true)
SWEEP(sweep_wide_translucent, TRANSLUCENT_GRADIENT, false)
SWEEP(sweep_wide_translucent_cut, TRANSLUCENT_GRADIENT, true)

#define DRAW_NARROW(name, is_opaque, ramp)                                                       \
  static KERNEL __attribute__((noinline)) void name(const gradient_row *g, narrow_steps *n) {    \
    draw_steps(is_opaque, ramp, g, n);                                                           \
  }
DRAW_NARROW(draw_opaque_two_stops, true, TWO_STOPS)
DRAW_NARROW(draw_opaque_eight_lanes, true, EIGHT_LANES)
DRAW_NARROW(draw_opaque_sixteen_lanes, true, SIXTEEN_LANES)
DRAW_NARROW(draw_opaque_searched, true, SEARCHED)
DRAW_NARROW(draw_translucent_two_stops, false, TWO_STOPS)
DRAW_NARROW(draw_translucent_eight_lanes, false, EIGHT_LANES)
DRAW_NARROW(draw_translucent_sixteen_lanes, false, SIXTEEN_LANES)
DRAW_NARROW(draw_translucent_searched, false, SEARCHED)

INLINE draw_narrow *drawing_of(const ctk_gradient *f) {
  if (f->ramp.knot_count == 0)
    return f->is_opaque ? draw_opaque_two_stops : draw_translucent_two_stops;
  if (f->ramp.lane_width == 8)
    return f->is_opaque ? draw_opaque_eight_lanes : draw_translucent_eight_lanes;
  if (f->ramp.lane_width == 16)
    return f->is_opaque ? draw_opaque_sixteen_lanes : draw_translucent_sixteen_lanes;
  return f->is_opaque ? draw_opaque_searched : draw_translucent_searched;
}

KERNEL void ctk_sweep_color(const ctk_cells *b, const ctk_rows *rows, uint32_t color) {
  const bool is_cut = rows->range_count > 0;
  source s;
  s.color = color;
  s.parts = split(_mm256_set1_epi32((int)color));
  if (color >> 24 == 255) (is_cut ? sweep_opaque_cut : sweep_opaque)(b, rows, &s);
  else (is_cut ? sweep_translucent_cut : sweep_translucent)(b, rows, &s);
}

KERNEL void ctk_sweep_gradient(const ctk_cells *b, const ctk_rows *rows,
                               const ctk_gradient *gradient, const ctk_tables *tables,
                               float *room) {
  const bool is_cut = rows->range_count > 0;
  source s;
  narrow_steps steps;
  forget_steps(&steps);
  begin_gradient(&s.gradient, gradient, tables, room);
  draw_narrow *draw = drawing_of(gradient);
  if (note_band(b, rows, &s.gradient, &steps)) {
    if (is_cut) cut_steps(&steps, rows);
    draw(&s.gradient, &steps);
    return;
  }
  if (lies_ahead(gradient, rows->top, b->origin_column, b->origin_column + b->pitch))
    s.gradient.place = AHEAD;
  bool is_rest = is_cut ? sweep_narrow(true, b, rows, &s, &steps, draw)
                        : sweep_narrow(false, b, rows, &s, &steps, draw);
  if (!is_rest) return;
  if (gradient->is_opaque) (is_cut ? sweep_wide_opaque_cut : sweep_wide_opaque)(b, rows, &s);
  else (is_cut ? sweep_wide_translucent_cut : sweep_wide_translucent)(b, rows, &s);
}

// Strips.

INLINE void draw_strip(source_kind kind, bool is_single, const strip *s, const ctk_cells *b,
                       const ctk_rows *rows, source *c) {
  const bool is_cut = rows->range_count > 0;
  uint32_t *pixels = rows->pixels + b->origin_column;
  for (int row = 0; row < ROWS; row++, pixels += rows->stride) {
    const int32_t first = s->first[row], count = is_single ? 8 : s->behind[row] - first;
    for (int32_t by = 0; by < count; by += 8) {
      uint32_t *at = pixels + first + by;
      __m256i cover = coverage(strip_sums(is_single, s, b->strip, row, by));
      if (is_cut)
        cover = _mm256_and_si256(cover, drawn_columns(rows, b->origin_column + first + by));
      store8(at, blended(kind, c, 0, load8(at), cover));
    }
  }
}

#define DRAW_STRIP(name, kind)                                                                   \
  static KERNEL __attribute__((noinline)) void name(const strip *s, const ctk_cells *b,          \
                                                    const ctk_rows *rows, source *c) {           \
    if (s->most <= 8) draw_strip(kind, true, s, b, rows, c);                                     \
    else draw_strip(kind, false, s, b, rows, c);                                                 \
  }
DRAW_STRIP(draw_opaque_strip, OPAQUE)
DRAW_STRIP(draw_translucent_strip, TRANSLUCENT)

KERNEL bool ctk_strip_color(const ctk_cells *b, const ctk_line *lines, const ctk_rows *rows,
                            uint32_t color) {
  strip s;
  if (!make_strip(&s, b, lines, rows->stride, WIDEST_STRIP)) return false;
  source c;
  c.parts = split(_mm256_set1_epi32((int)color));
  (color >> 24 == 255 ? draw_opaque_strip : draw_translucent_strip)(&s, b, rows, &c);
  return true;
}

KERNEL bool ctk_strip_gradient(const ctk_cells *b, const ctk_line *lines, const ctk_rows *rows,
                               const ctk_gradient *gradient, const ctk_tables *tables) {
  // Rows in which colours change evenly are worked out in another way.
  if (gradient->kind == CTK_LINEAR && gradient->ramp.knot_count == 0) return false;
  strip s;
  if (!make_strip(&s, b, lines, rows->stride, gradient->widest_narrow_row)) return false;
  gradient_row g;
  narrow_steps steps;
  begin_gradient(&g, gradient, tables, NULL);
  note_strip(&steps, &s, &g, b, rows);
  if (rows->range_count > 0) cut_steps(&steps, rows);
  drawing_of(gradient)(&g, &steps);
  return true;
}

#endif
