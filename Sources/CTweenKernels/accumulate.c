#include "CTweenKernels.h"

#if CTK_HAS_KERNELS

#include "pieces.h"

INLINE int64_t nearest_double(double x) { return _mm_cvtsd_si64(_mm_set_sd(x)); }

// Every formula here is CellBuffer's; the reasons are in the comments there.

// One piece over at most three columns. `bend` is half the signed climb for a grid unit of x, over
// 65,536.
INLINE void add_narrow(const ctk_cells *b, int32_t row, int32_t left, int32_t right, int32_t climb,
                       float bend) {
  int32_t column = left >> BITS, start = column << BITS;
  float over1 = (float)max32(right - start - ONE, 0);
  float over2 = (float)max32(right - start - 2 * ONE, 0);
  int32_t g0 = nearest((float)climb * (float)(left + right - start - start) * (1.0f / 131072));
  int32_t g1 = nearest(over1 * over1 * bend);
  int32_t g2 = nearest(over2 * over2 * bend);
  int32_t *at = b->cells + ((intptr_t)row * b->pitch + column);
  at[0] += climb - g0 + g1;
  at[1] += g0 - g1 - g1 + g2;
  at[2] += g1 - g2 - g2;
  at[3] += g2;
  int32_t last = column + 1 + (right - start > ONE) + (right - start > 2 * ONE);
  uint64_t block = (uint64_t)(column >> b->block_shift);
  uint64_t blocks = 1 + 2 * ((uint64_t)(last >> b->block_shift) - block);
  b->marks[row] |= blocks << block;
}

// One piece over many columns; `slope` is the climb for a grid unit of x, times 2^32.
INLINE void add_flat(const ctk_cells *b, int64_t row, int64_t left, int64_t right, int64_t climb,
                     int64_t slope) {
  int64_t first = left >> BITS, last = right >> BITS;
  int32_t *cells = b->cells + row * b->pitch;
  const int64_t half = (int64_t)1 << 31;
  int64_t per_column = slope << BITS;
  int64_t exact = slope * (((first + 1) << BITS) - left);
  int64_t height = (exact + half) >> 32;
  int64_t first_area = (height * ((left & 0xFFFF) + ONE) + 65536) >> 17;
  cells[first] += (int32_t)(height - first_area);
  int64_t carry = first_area;
  for (int64_t column = first + 1; column < last; column++) {
    exact += per_column;
    int64_t next = (exact + half) >> 32;
    int64_t step = next - height;
    int64_t step_area = step >> 1;
    cells[column] += (int32_t)(carry + step - step_area);
    carry = step_area;
    height = next;
  }
  int64_t rest = climb - height;
  int64_t rest_area = (rest * (right & 0xFFFF) + 65536) >> 17;
  cells[last] += (int32_t)(carry + rest - rest_area);
  cells[last + 1] += (int32_t)rest_area;
  uint64_t first_block = (uint64_t)(first >> b->block_shift);
  uint64_t last_block = (uint64_t)((last + 1) >> b->block_shift);
  b->marks[row] |= ((uint64_t)2 << last_block) - ((uint64_t)1 << first_block);
}

INLINE void add_piece(const ctk_cells *b, int64_t row, int64_t xa, int64_t xb, int64_t climb,
                      float bend) {
  int64_t left = min64(xa, xb), right = max64(xa, xb);
  if ((right >> BITS) - (left >> BITS) < 3) {
    add_narrow(b, (int32_t)row, (int32_t)left, (int32_t)right, (int32_t)climb, bend);
  } else {
    double slope = (double)climb / (double)(right - left) * 4294967296.0;
    add_flat(b, row, left, right, climb, (int64_t)slope);
  }
}

// Wider lines are cut in double precision.
enum { WIDEST = 6 * ONE };

// At most two rows; downwards.
INLINE void add_short(const ctk_cells *b, int64_t x0, int64_t y0, int64_t x1, int64_t y1,
                      int64_t sign) {
  int64_t dx = x1 - x0, dy = y1 - y0, width = dx < 0 ? -dx : dx;
  int64_t row = y0 >> BITS;
  float bend = bend_of((int32_t)(dy * sign), (int32_t)width);
  if ((y1 - 1) >> BITS == row) {
    add_piece(b, row, x0, x1, dy * sign, bend);
    return;
  }
  int64_t climb = ((row + 1) << BITS) - y0;
  int64_t cut = x0;
  if (width <= WIDEST)
    cut += nearest((float)climb * (float)dx / (float)dy);
  else
    cut += nearest_double((double)(climb * dx) / (double)dy);
  add_piece(b, row, x0, cut, climb * sign, bend);
  add_piece(b, row + 1, cut, x1, (dy - climb) * sign, bend);
}

INLINE void add_vertical(const ctk_cells *b, int64_t x, int64_t y0, int64_t y1, int64_t sign) {
  int64_t column = x >> BITS, fraction = x & 0xFFFF;
  int64_t last_row = (y1 - 1) >> BITS;
  int32_t right = (int32_t)(fraction * sign), left = (int32_t)((ONE - fraction) * sign);
  uint64_t bits = ((uint64_t)1 << (column >> b->block_shift)) |
                  ((uint64_t)1 << ((column + 1) >> b->block_shift));
  int64_t row = y0 >> BITS;
  int32_t *at = b->cells + (row * b->pitch + column);
  for (; row <= last_row; row++, at += b->pitch) {
    int64_t top = row << BITS;
    int64_t climb = min64(y1, top + ONE) - max64(y0, top);
    b->marks[row] |= bits;
    if (climb == ONE) {
      at[0] += left;
      at[1] += right;
    } else {
      int64_t area = (climb * fraction + 32768) >> 16;
      at[0] += (int32_t)((climb - area) * sign);
      at[1] += (int32_t)(area * sign);
    }
  }
}

// The changes of cells that eight pieces make.
typedef struct {
  __m256i d0, d1, d2, d3, column, end;
} pieces;

// add_narrow for eight pieces.
INLINE pieces make_pieces(__m256i xa, __m256i xb, __m256i climb, __m256 bend) {
  areas a = make_areas(xa, xb, climb, bend);
  __m256i s1 = _mm256_sub_epi32(a.g0, a.g1), s2 = _mm256_sub_epi32(a.g1, a.g2);
  return (pieces){_mm256_sub_epi32(climb, s1), _mm256_sub_epi32(s1, s2),
                  _mm256_sub_epi32(s2, a.g2), a.g2, a.column, a.end};
}

// Marks for eight pieces, as two vectors of four words.
typedef struct {
  __m256i first, second;
} marks8;

INLINE __m256i mark_bits(__m128i first, __m128i last) {
  const __m256i one = _mm256_set1_epi64x(1);
  return _mm256_or_si256(_mm256_sllv_epi64(one, _mm256_cvtepu32_epi64(first)),
                         _mm256_sllv_epi64(one, _mm256_cvtepu32_epi64(last)));
}

// A piece touches one block, or two side by side. What is nothing (all bits set) marks nothing.
INLINE marks8 mark_pieces(const ctk_cells *b, pieces p, __m256i is_nothing) {
  const __m128i shift = _mm_cvtsi32_si128((int)b->block_shift);
  const __m128i grid_shift = _mm_cvtsi32_si128((int)b->block_shift + BITS);
  __m256i first = _mm256_srl_epi32(p.column, shift), last = _mm256_srl_epi32(p.end, grid_shift);
  if (b->pitch <= 32 << b->block_shift) {
    const __m256i one = _mm256_set1_epi32(1);
    __m256i bits = _mm256_andnot_si256(
        is_nothing, _mm256_or_si256(_mm256_sllv_epi32(one, first), _mm256_sllv_epi32(one, last)));
    return (marks8){_mm256_cvtepu32_epi64(_mm256_castsi256_si128(bits)),
                    _mm256_cvtepu32_epi64(_mm256_extracti128_si256(bits, 1))};
  }
  __m256i low = mark_bits(_mm256_castsi256_si128(first), _mm256_castsi256_si128(last));
  __m256i high =
      mark_bits(_mm256_extracti128_si256(first, 1), _mm256_extracti128_si256(last, 1));
  __m128i nothing = _mm256_castsi256_si128(is_nothing);
  __m128i more_nothing = _mm256_extracti128_si256(is_nothing, 1);
  return (marks8){_mm256_andnot_si256(_mm256_cvtepi32_epi64(nothing), low),
                  _mm256_andnot_si256(_mm256_cvtepi32_epi64(more_nothing), high)};
}

INLINE void or_marks(uint64_t *at, __m256i bits) {
  __m256i *p = (__m256i *)at;
  _mm256_storeu_si256(p, _mm256_or_si256(_mm256_loadu_si256(p), bits));
}

INLINE void add4(int32_t *at, __m128i d) {
  __m128i *p = (__m128i *)at;
  _mm_storeu_si128(p, _mm_add_epi32(_mm_loadu_si128(p), d));
}

// Adds the pieces of eight rows, or of four where the others are nothing. A piece's four cells lie
// side by side, and are changed by one load and one store after a 4x4 transpose. That is safe only
// because the rows differ: a load that overlaps an earlier store in part would have to wait for it.
INLINE void add_rows(int32_t *cells, pieces p, __m256i at, bool is_half) {
  __m256i a = _mm256_unpacklo_epi32(p.d0, p.d1), b = _mm256_unpacklo_epi32(p.d2, p.d3);
  __m256i c = _mm256_unpackhi_epi32(p.d0, p.d1), d = _mm256_unpackhi_epi32(p.d2, p.d3);
  __m256i r0 = _mm256_unpacklo_epi64(a, b), r1 = _mm256_unpackhi_epi64(a, b);
  __m256i r2 = _mm256_unpacklo_epi64(c, d), r3 = _mm256_unpackhi_epi64(c, d);
  int32_t offsets[8];
  _mm256_storeu_si256((__m256i *)offsets, at);
  add4(cells + offsets[0], _mm256_castsi256_si128(r0));
  add4(cells + offsets[1], _mm256_castsi256_si128(r1));
  add4(cells + offsets[2], _mm256_castsi256_si128(r2));
  add4(cells + offsets[3], _mm256_castsi256_si128(r3));
  if (is_half) return;
  add4(cells + offsets[4], _mm256_extracti128_si256(r0, 1));
  add4(cells + offsets[5], _mm256_extracti128_si256(r1, 1));
  add4(cells + offsets[6], _mm256_extracti128_si256(r2, 1));
  add4(cells + offsets[7], _mm256_extracti128_si256(r3, 1));
}

// A line of several columns a row: add_flat's slope, and its change from column 0 to columns 0, 1,
// 4, 5, and to columns 2, 3, 6, 7.
typedef struct {
  int64_t slope;
  __m256i ahead, more;
} flat_line;

INLINE flat_line make_flat(int64_t slope) {
  __m256i per = _mm256_set1_epi64x(slope << BITS), zero = _mm256_setzero_si256();
  __m256i per2 = _mm256_add_epi64(per, per), per4 = _mm256_add_epi64(per2, per2);
  __m256i ahead = _mm256_add_epi64(_mm256_blend_epi32(zero, per, 0xCC),
                                   _mm256_blend_epi32(zero, per4, 0xF0));
  return (flat_line){slope, ahead, _mm256_add_epi64(ahead, per2)};
}

// add_flat of a piece over seven columns at most, and so eight cells: all of them at once.
INLINE void add_flat_row(const ctk_cells *b, const flat_line *l, int64_t row, int64_t left,
                         int64_t right, int64_t climb) {
  const __m256i index = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i turn = _mm256_setr_epi32(7, 0, 1, 2, 3, 4, 5, 6);
  const __m256i zero = _mm256_setzero_si256();
  const int64_t half = (int64_t)1 << 31;
  int64_t first = left >> BITS, last = right >> BITS;
  int64_t exact = l->slope * (((first + 1) << BITS) - left) + half;
  int64_t first_area = ((exact >> 32) * ((left & 0xFFFF) + ONE) + 65536) >> 17;
  int64_t before_last = (exact + (last - first - 1) * (l->slope << BITS)) >> 32;
  int64_t rest_area = ((climb - before_last) * (right & 0xFFFF) + 65536) >> 17;
  // The climb so far at the columns' right edges: the upper halves of 64 bits.
  __m256i start = _mm256_set1_epi64x(exact);
  __m256 low = _mm256_castsi256_ps(_mm256_add_epi64(start, l->ahead));
  __m256 high = _mm256_castsi256_ps(_mm256_add_epi64(start, l->more));
  __m256i heights = _mm256_castps_si256(_mm256_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1)));
  __m256i last_lane = _mm256_set1_epi32((int)(last - first));
  __m256i is_last = _mm256_cmpeq_epi32(index, last_lane);
  __m256i is_over = _mm256_or_si256(is_last, _mm256_cmpgt_epi32(index, last_lane));
  heights = _mm256_blendv_epi8(heights, _mm256_set1_epi32((int)climb), is_over);
  __m256i before = _mm256_blend_epi32(_mm256_permutevar8x32_epi32(heights, turn), zero, 1);
  __m256i steps = _mm256_sub_epi32(heights, before);
  // The part of each step that falls to the next column.
  __m256i areas = _mm256_srai_epi32(steps, 1);
  areas = _mm256_blend_epi32(areas, _mm256_set1_epi32((int)first_area), 1);
  areas = _mm256_blendv_epi8(areas, _mm256_set1_epi32((int)rest_area), is_last);
  __m256i carries = _mm256_blend_epi32(_mm256_permutevar8x32_epi32(areas, turn), zero, 1);
  __m256i *cells = (__m256i *)(b->cells + row * b->pitch + first);
  _mm256_storeu_si256(
      cells, _mm256_add_epi32(_mm256_loadu_si256(cells),
                              _mm256_add_epi32(_mm256_sub_epi32(steps, areas), carries)));
  b->marks[row] |= ((uint64_t)2 << ((last + 1) >> b->block_shift)) -
                   ((uint64_t)1 << (first >> b->block_shift));
}

// A line through three rows or more: eight rows at a time.
typedef struct {
  steep_walk steps;
  __m256i before, climbs, end, last_climb, pitches;
  __m256 bends;
  // Of lines that may have rows over more than three columns.
  flat_line flat;
} long_line;

// Adds those rows, of eight, whose bit is set.
INLINE void add_flat_rows(const ctk_cells *b, const flat_line *l, intptr_t row, unsigned bits,
                          __m256i left, __m256i right, __m256i climb) {
  int32_t lefts[8], rights[8], climbs[8];
  _mm256_storeu_si256((__m256i *)lefts, left);
  _mm256_storeu_si256((__m256i *)rights, right);
  _mm256_storeu_si256((__m256i *)climbs, climb);
  for (; bits; bits &= bits - 1) {
    const int i = (int)_tzcnt_u32(bits);
    if ((rights[i] >> BITS) - (lefts[i] >> BITS) < 7)
      add_flat_row(b, l, row + i, lefts[i], rights[i], climbs[i]);
    else
      add_flat(b, row + i, lefts[i], rights[i], climbs[i], l->slope);
  }
}

// Eight rows from one on, or, at the line's end, as many and one as are left. is_steep: no row has
// more than three columns.
INLINE void add_long_rows(const ctk_cells *b, long_line *l, intptr_t row, int64_t left,
                          bool is_end, bool is_steep) {
  const __m256i index = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i turn = _mm256_setr_epi32(7, 0, 1, 2, 3, 4, 5, 6);
  __m256i xb = step_steeply(&l->steps);
  __m256i climb = l->climbs, at = l->pitches, is_dead = _mm256_setzero_si256();
  if (is_end) {
    // Lanes behind the last row stay in it and add nothing.
    __m256i last = _mm256_set1_epi32((int)left);
    __m256i is_last = _mm256_cmpeq_epi32(index, last);
    is_dead = _mm256_cmpgt_epi32(index, last);
    __m256i is_over = _mm256_or_si256(is_last, is_dead);
    xb = _mm256_blendv_epi8(xb, l->end, is_over);
    climb = _mm256_blendv_epi8(climb, _mm256_and_si256(is_last, l->last_climb), is_over);
    at = _mm256_min_epi32(at, _mm256_set1_epi32((int)(left * b->pitch)));
  }
  __m256i turned = _mm256_permutevar8x32_epi32(xb, turn);
  __m256i xa = _mm256_blend_epi32(turned, l->before, 1);
  l->before = turned;
  if (!is_steep) {
    __m256i start = _mm256_min_epi32(xa, xb), stop = _mm256_max_epi32(xa, xb);
    __m256i columns =
        _mm256_sub_epi32(_mm256_srai_epi32(stop, BITS), _mm256_srai_epi32(start, BITS));
    __m256i is_flat = _mm256_cmpgt_epi32(columns, _mm256_set1_epi32(2));
    add_flat_rows(b, &l->flat, row, (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(is_flat)),
                  start, stop, climb);
    is_dead = _mm256_or_si256(is_dead, is_flat);
    if (_mm256_movemask_ps(_mm256_castsi256_ps(is_dead)) == 0xFF) return;
    xb = _mm256_blendv_epi8(xb, xa, is_flat);
    climb = _mm256_andnot_si256(is_flat, climb);
  }
  pieces p = make_pieces(xa, xb, climb, l->bends);
  marks8 m = mark_pieces(b, p, is_dead);
  or_marks(b->marks + row, m.first);
  if (!is_end || left >= 4) or_marks(b->marks + row + 4, m.second);
  add_rows(b->cells + row * b->pitch, p, _mm256_add_epi32(at, p.column), is_end && left < 4);
}

INLINE void add_long(const ctk_cells *b, row_walk w, int64_t x0, int64_t x1, int64_t slope,
                     int64_t sign, float bend, bool is_steep) {
  const __m256i index = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i all = _mm256_set1_epi32((int)(ONE * sign));
  long_line l = {
      .steps = walk_steeply(&w),
      .before = _mm256_set1_epi32((int)x0),
      .climbs = _mm256_blend_epi32(all, _mm256_set1_epi32((int)(w.climb * sign)), 1),
      .end = _mm256_set1_epi32((int)x1),
      .last_climb = _mm256_set1_epi32((int)(w.last_climb * sign)),
      .pitches = _mm256_mullo_epi32(index, _mm256_set1_epi32((int)b->pitch)),
      .bends = _mm256_set1_ps(bend),
  };
  if (!is_steep) l.flat = make_flat(slope);
  intptr_t row = w.row;
  int64_t left = w.last_row - w.row;
  for (; left >= 8; left -= 8, row += 8) {
    add_long_rows(b, &l, row, left, false, is_steep);
    l.climbs = all;
  }
  add_long_rows(b, &l, row, left, true, is_steep);
}

INLINE void add_line(const ctk_cells *b, int64_t origin, ctk_line line) {
  int64_t x0 = line.x0 - origin, x1 = line.x1 - origin, y0 = line.y0, y1 = line.y1;
  int64_t sign = 1;
  if (y0 > y1) {
    int64_t x = x0, y = y0;
    x0 = x1;
    x1 = x;
    y0 = y1;
    y1 = y;
    sign = -1;
  }
  if (((y1 - 1) >> BITS) - (y0 >> BITS) < 2) {
    add_short(b, x0, y0, x1, y1, sign);
    return;
  }
  int64_t dx = x1 - x0, dy = y1 - y0, width = dx < 0 ? -dx : dx;
  float bend = bend_of((int32_t)(dy * sign), (int32_t)width);
  if (dx == 0)
    add_vertical(b, x0, y0, y1, sign);
  else if (width <= 2 * dy)
    add_long(b, walk(x0, y0, x1, y1), x0, x1, 0, sign, bend, true);
  else
    add_long(b, walk(x0, y0, x1, y1), x0, x1,
             (int64_t)((double)dy / (double)width * 4294967296.0) * sign, sign, bend, false);
}

typedef struct {
  int32_t at[8], d0[8], d1[8], d2[8], d3[8], row[8];
  uint64_t marks[8];
} scatter;

INLINE void put(scatter *s, const ctk_cells *b, pieces p, __m256i row, __m256i is_nothing) {
  const __m256i pitch = _mm256_set1_epi32((int)b->pitch);
  __m256i at = _mm256_add_epi32(_mm256_mullo_epi32(row, pitch), p.column);
  marks8 m = mark_pieces(b, p, is_nothing);
  _mm256_storeu_si256((__m256i *)s->at, _mm256_andnot_si256(is_nothing, at));
  _mm256_storeu_si256((__m256i *)s->row, _mm256_andnot_si256(is_nothing, row));
  _mm256_storeu_si256((__m256i *)s->d0, _mm256_andnot_si256(is_nothing, p.d0));
  _mm256_storeu_si256((__m256i *)s->d1, _mm256_andnot_si256(is_nothing, p.d1));
  _mm256_storeu_si256((__m256i *)s->d2, _mm256_andnot_si256(is_nothing, p.d2));
  _mm256_storeu_si256((__m256i *)s->d3, _mm256_andnot_si256(is_nothing, p.d3));
  _mm256_storeu_si256((__m256i *)s->marks, m.first);
  _mm256_storeu_si256((__m256i *)(s->marks + 4), m.second);
}

// Neighbouring lines share cells: their changes must be single words, each of which can be handed
// from a store to the next load.
INLINE void add_scattered(const ctk_cells *b, const scatter *s, int i) {
  int32_t *at = b->cells + s->at[i];
  at[0] += s->d0[i];
  at[1] += s->d1[i];
  at[2] += s->d2[i];
  at[3] += s->d3[i];
  b->marks[s->row[i]] |= s->marks[i];
}

INLINE __m256i load2(const ctk_line *a, const ctk_line *b) {
  return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)a)),
                                 _mm_loadu_si128((const __m128i *)b), 1);
}

// Ends and rows of eight lines, downwards; is_up has all bits set where they were upwards.
typedef struct {
  __m256i x0, y0, x1, y1, is_up;
} lines8;

INLINE lines8 load_lines(int64_t origin, const ctk_line *lines) {
  __m256i l0 = load2(lines, lines + 4), l1 = load2(lines + 1, lines + 5);
  __m256i l2 = load2(lines + 2, lines + 6), l3 = load2(lines + 3, lines + 7);
  __m256i a = _mm256_unpacklo_epi32(l0, l1), b = _mm256_unpackhi_epi32(l0, l1);
  __m256i c = _mm256_unpacklo_epi32(l2, l3), d = _mm256_unpackhi_epi32(l2, l3);
  __m256i moved = _mm256_set1_epi32((int)origin);
  __m256i xs = _mm256_sub_epi32(_mm256_unpacklo_epi64(a, c), moved);
  __m256i xe = _mm256_sub_epi32(_mm256_unpacklo_epi64(b, d), moved);
  __m256i ys = _mm256_unpackhi_epi64(a, c), ye = _mm256_unpackhi_epi64(b, d);
  __m256i is_up = _mm256_cmpgt_epi32(ys, ye);
  return (lines8){_mm256_blendv_epi8(xs, xe, is_up), _mm256_min_epi32(ys, ye),
                  _mm256_blendv_epi8(xe, xs, is_up), _mm256_max_epi32(ys, ye), is_up};
}

INLINE __m256i columns_between(__m256i a, __m256i b) {
  return _mm256_abs_epi32(
      _mm256_sub_epi32(_mm256_srai_epi32(a, BITS), _mm256_srai_epi32(b, BITS)));
}

INLINE __m256i signed_by(__m256i x, __m256i is_up) {
  return _mm256_sub_epi32(_mm256_xor_si256(x, is_up), is_up);
}

// Eight lines at once: how many rows and columns a short line touches cannot be foreseen, and a
// wrong guess costs as much as the line. All are taken for lines through two rows and at most three
// columns in each; the few that are not are done again, by themselves.
INLINE void add_eight(const ctk_cells *b, int64_t origin, const ctk_line *lines) {
  const __m256i one = _mm256_set1_epi32(1);
  lines8 l = load_lines(origin, lines);
  __m256i row = _mm256_srai_epi32(l.y0, BITS);
  __m256i last = _mm256_srai_epi32(_mm256_sub_epi32(l.y1, one), BITS);
  __m256i is_single = _mm256_cmpeq_epi32(last, row);
  __m256i border = _mm256_slli_epi32(_mm256_add_epi32(row, one), BITS);
  __m256i dy = _mm256_sub_epi32(l.y1, l.y0), dx = _mm256_sub_epi32(l.x1, l.x0);
  __m256i climb0 = _mm256_sub_epi32(_mm256_min_epi32(border, l.y1), l.y0);
  __m256i climb1 = _mm256_sub_epi32(dy, climb0);
  __m256i width = _mm256_abs_epi32(dx);
  __m256 fdy = _mm256_cvtepi32_ps(dy);
  __m256 ahead = _mm256_div_ps(
      _mm256_mul_ps(_mm256_cvtepi32_ps(climb0), _mm256_cvtepi32_ps(dx)), fdy);
  __m256i cut = _mm256_blendv_epi8(_mm256_add_epi32(l.x0, _mm256_cvtps_epi32(ahead)), l.x1,
                                   is_single);
  __m256 sign = _mm256_castsi256_ps(_mm256_slli_epi32(l.is_up, 31));
  __m256 run = _mm256_cvtepi32_ps(_mm256_max_epi32(width, one));
  __m256 bend = _mm256_div_ps(_mm256_xor_ps(fdy, sign),
                              _mm256_mul_ps(run, _mm256_set1_ps(131072)));
  __m256i columns = _mm256_max_epi32(columns_between(l.x0, cut), columns_between(cut, l.x1));
  __m256i is_slow = _mm256_or_si256(
      _mm256_or_si256(_mm256_cmpgt_epi32(_mm256_sub_epi32(last, row), one),
                      _mm256_cmpgt_epi32(columns, _mm256_set1_epi32(2))),
      _mm256_cmpgt_epi32(width, _mm256_set1_epi32(WIDEST)));
  scatter upper, lower;
  put(&upper, b, make_pieces(l.x0, cut, signed_by(climb0, l.is_up), bend), row, is_slow);
  put(&lower, b, make_pieces(cut, l.x1, signed_by(climb1, l.is_up), bend), last,
      _mm256_or_si256(is_slow, is_single));
  for (int i = 0; i < 8; i++) {
    add_scattered(b, &upper, i);
    add_scattered(b, &lower, i);
  }
  unsigned slow = (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(is_slow));
  for (; slow; slow &= slow - 1) add_line(b, origin, lines[__builtin_ctz(slow)]);
}

KERNEL void ctk_accumulate(const ctk_cells *given, const ctk_line *lines, intptr_t count) {
  ctk_cells b = *given;
  int64_t origin = b.origin_column << BITS;
  intptr_t index = 0;
  for (; index + 8 <= count; index += 8) add_eight(&b, origin, lines + index);
  for (; index < count; index++) add_line(&b, origin, lines[index]);
}

#endif
