// Strips: what lies between two lines that cross a band from its first row to behind its last, one
// upwards and one downwards.
//
// A narrow shape's bands hold little else. No cells are needed there, nor marks: a row's sums are
// those of two edges, and an edge's, from column to column, are nothing, then at most three
// numbers, then all of its climb. Each row of an edge has them in a table, between zeros and climbs
// that stay, so that eight columns from any column on are one load.
#ifndef CTWEENKERNELS_STRIP_H
#define CTWEENKERNELS_STRIP_H

#include "coverage.h"
#include "narrow.h"
#include "pieces.h"

enum { ROWS = 16, ROW_ZEROS = 8, ROW_SUMS = 24, EDGE_SUMS = ROWS * ROW_SUMS };
_Static_assert(2 * EDGE_SUMS == CTK_STRIP_ROOM, "The room is two tables.");

// Wider strips are better swept: there are spans between their edges.
enum { WIDEST_STRIP = 32 };

typedef struct {
  // Row by row, from the cells' first column: the columns that may be covered, and where the first
  // block with cells would begin.
  _Alignas(32) int32_t first[ROWS], behind[ROWS], marked[ROWS];
  // Columns from the first marked one to behind the last.
  int32_t width[ROWS];
  // The sums from the first column on, in the table of each edge.
  int32_t falling[ROWS], rising[ROWS];
  // The greatest number of columns with coverage.
  int32_t most;
} strip;

// Of eight rows, the first column and the last that has a cell.
typedef struct {
  __m256i column[2], last[2];
} edge;

INLINE bool crosses_band(const ctk_line *l, int32_t top, int32_t bottom) {
  return l->y0 == top && l->y1 == bottom && l->x1 - l->x0 <= 2 * ROWS * ONE &&
         l->x0 - l->x1 <= 2 * ROWS * ONE;
}

INLINE bool is_near(int32_t a, int32_t b) {
  return a - b < WIDEST_STRIP * ONE && b - a < WIDEST_STRIP * ONE;
}

// Puts down the sums of an edge from (x0, 0) to (x1, 16 rows): add_long. Over 16 rows its walk is
// one of whole numbers: behind k rows the edge is at x0 + k dx / 16, rounded down, and, where it
// goes to the right, a trifle less before that.
INLINE edge put_edge(int32_t *table, int32_t x0, int32_t x1, int32_t sign) {
  const __m256i turn = _mm256_setr_epi32(7, 0, 1, 2, 3, 4, 5, 6);
  const __m256i climb = _mm256_set1_epi32(sign * ONE), end = _mm256_set1_epi32(x1);
  const int32_t dx = x1 - x0;
  const __m256 bend = _mm256_set1_ps(bend_of(sign * ROWS * ONE, dx < 0 ? -dx : dx));
  __m256i before = _mm256_set1_epi32(x0), start = before;
  __m256i ahead = _mm256_sub_epi32(
      _mm256_mullo_epi32(_mm256_setr_epi32(1, 2, 3, 4, 5, 6, 7, 8), _mm256_set1_epi32(dx)),
      _mm256_set1_epi32(dx > 0));
  edge result;
#pragma clang loop unroll(full)
  for (int half = 0; half < 2; half++) {
    __m256i xb = _mm256_add_epi32(start, _mm256_srai_epi32(ahead, 4));
    if (half) xb = _mm256_blend_epi32(xb, end, 0x80);
    else ahead = _mm256_add_epi32(ahead, _mm256_set1_epi32(8 * dx));
    __m256i turned = _mm256_permutevar8x32_epi32(xb, turn);
    areas a = make_areas(_mm256_blend_epi32(turned, before, 1), xb, climb, bend);
    before = turned;
    __m256i s0 = _mm256_sub_epi32(climb, _mm256_sub_epi32(a.g0, a.g1));
    __m256i s1 = _mm256_sub_epi32(climb, _mm256_sub_epi32(a.g1, a.g2));
    __m256i s2 = _mm256_sub_epi32(climb, a.g2);
    // To rows.
    __m256i p = _mm256_unpacklo_epi32(s0, s1), q = _mm256_unpacklo_epi32(s2, climb);
    __m256i r = _mm256_unpackhi_epi32(s0, s1), s = _mm256_unpackhi_epi32(s2, climb);
    __m256i rows[4] = {_mm256_unpacklo_epi64(p, q), _mm256_unpackhi_epi64(p, q),
                       _mm256_unpacklo_epi64(r, s), _mm256_unpackhi_epi64(r, s)};
    int32_t *at = table + half * 8 * ROW_SUMS + ROW_ZEROS;
    for (int i = 0; i < 4; i++) {
      _mm_storeu_si128((__m128i *)(at + i * ROW_SUMS), _mm256_castsi256_si128(rows[i]));
      _mm_storeu_si128((__m128i *)(at + (i + 4) * ROW_SUMS), _mm256_extracti128_si256(rows[i], 1));
    }
    result.column[half] = a.column;
    result.last[half] = _mm256_srai_epi32(a.end, BITS);
  }
  return result;
}

INLINE void store_rows(int32_t *to, __m256i rows) { _mm256_storeu_si256((__m256i *)to, rows); }

INLINE int32_t greatest(__m256i v) {
  __m128i m = _mm_max_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
  m = _mm_max_epi32(m, _mm_shuffle_epi32(m, _MM_SHUFFLE(1, 0, 3, 2)));
  m = _mm_max_epi32(m, _mm_shuffle_epi32(m, _MM_SHUFFLE(2, 3, 0, 1)));
  return _mm_cvtsi128_si32(m);
}

// The strip between two lines, where they are one; nothing is drawn yet. Gives false elsewhere,
// and where some row is wider than `widest`, in marked blocks of columns, or ends too near to the
// end of the pixels' rows.
INLINE bool make_strip(strip *s, const ctk_cells *b, const ctk_line *lines, intptr_t stride,
                       int32_t widest) {
  const int32_t bottom = ROWS * ONE;
  const ctk_line *falling = lines[0].y0 == 0 ? lines : lines + 1;
  const ctk_line *rising = lines[0].y0 == 0 ? lines + 1 : lines;
  if (!crosses_band(falling, 0, bottom) || !crosses_band(rising, bottom, 0)) return false;
  if (!is_near(falling->x0, rising->x1) || !is_near(falling->x1, rising->x0)) return false;
  const int32_t origin = (int32_t)(b->origin_column << BITS);
  edge f = put_edge(b->strip, falling->x0 - origin, falling->x1 - origin, 1);
  edge r = put_edge(b->strip + EDGE_SUMS, rising->x1 - origin, rising->x0 - origin, -1);
  const __m128i shift = _mm_cvtsi32_si128((int)b->block_shift);
  const __m256i block = _mm256_set1_epi32(1 << b->block_shift);
  __m256i row = _mm256_mullo_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7),
                                   _mm256_set1_epi32(ROW_SUMS));
  row = _mm256_add_epi32(row, _mm256_set1_epi32(ROW_ZEROS));
  __m256i most = _mm256_setzero_si256(), width = most, rightmost = most;
#pragma clang loop unroll(full)
  for (int half = 0; half < 2; half++) {
    __m256i first = _mm256_min_epi32(f.column[half], r.column[half]);
    __m256i last = _mm256_max_epi32(f.last[half], r.last[half]);
    __m256i marked = _mm256_sll_epi32(_mm256_srl_epi32(first, shift), shift);
    __m256i behind =
        _mm256_add_epi32(_mm256_sll_epi32(_mm256_srl_epi32(last, shift), shift), block);
    __m256i down = _mm256_sub_epi32(first, f.column[half]);
    __m256i up = _mm256_sub_epi32(first, r.column[half]);
    store_rows(s->first + 8 * half, first);
    store_rows(s->marked + 8 * half, marked);
    store_rows(s->behind + 8 * half, last);
    store_rows(s->width + 8 * half, _mm256_sub_epi32(last, marked));
    store_rows(s->falling + 8 * half, _mm256_add_epi32(row, down));
    store_rows(s->rising + 8 * half, _mm256_add_epi32(row, up));
    row = _mm256_add_epi32(row, _mm256_set1_epi32(8 * ROW_SUMS));
    // At its last column both edges have climbed: one up, one down.
    most = _mm256_max_epi32(most, _mm256_sub_epi32(last, first));
    width = _mm256_max_epi32(width, _mm256_sub_epi32(behind, marked));
    rightmost = _mm256_max_epi32(rightmost, first);
  }
  if (greatest(width) > widest) return false;
  s->most = greatest(most);
  return b->origin_column + greatest(rightmost) + ((s->most + 7) & ~7) <= stride;
}

INLINE int32_t within(int32_t x, int32_t low, int32_t high) {
  return x < low ? low : x > high ? high : x;
}

// The sums of eight pixels of a row, `by` from its first on. is_single: no row has more.
INLINE __m256i strip_sums(bool is_single, const strip *s, const int32_t *tables, int row,
                          int32_t by) {
  int32_t falling = s->falling[row] + by, rising = s->rising[row] + by;
  if (!is_single) {
    // Beyond the numbers that are kept, an edge's sums stay what they are.
    const int32_t low = row * ROW_SUMS, high = low + ROW_ZEROS + 4;
    falling = within(falling, low, high);
    rising = within(rising, low, high);
  }
  return _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(tables + falling)),
                          _mm256_loadu_si256((const __m256i *)(tables + EDGE_SUMS + rising)));
}

// Notes the first eight columns of each row, two rows at a time.
INLINE void note_rows(bool is_single, narrow_steps *n, const strip *s, const ctk_cells *b,
                      const ctk_rows *rows) {
  uint32_t *pixels = rows->pixels + b->origin_column;
  for (int row = 0; row < ROWS; row += 2, pixels += 2 * rows->stride) {
    covers2 c = coverage2(strip_sums(is_single, s, b->strip, row, 0),
                          strip_sums(is_single, s, b->strip, row + 1, 0));
    n->covers[row] = c.first;
    n->covers[row + 1] = c.second;
    n->pixels[row] = pixels + s->first[row];
    n->pixels[row + 1] = pixels + rows->stride + s->first[row + 1];
  }
  for (int row = 0; row < ROWS; row += 8)
    store_rows(n->columns + row,
               _mm256_sub_epi32(_mm256_load_si256((const __m256i *)(s->first + row)),
                                _mm256_load_si256((const __m256i *)(s->marked + row))));
}

// Notes all rows of a strip, which are narrow.
INLINE void note_strip(narrow_steps *n, const strip *s, gradient_row *g, const ctk_cells *b,
                       const ctk_rows *rows) {
  const ctk_gradient *f = g->fixed;
  find_origins(n, f, rows->top, b->origin_column, s->marked);
  if (f->kind == CTK_ANGULAR) g->place = find_place(g, n, s->width, 0xFFFF);
  n->begin = 0;
  n->count = ROWS;
  if (s->most <= 8) {
    note_rows(true, n, s, b, rows);
    return;
  }
  note_rows(false, n, s, b, rows);
  for (int row = 0; row < ROWS; row++) {
    const int32_t count = s->behind[row] - s->first[row];
    for (int32_t by = 8; by < count; by += 8) {
      __m256i cover = coverage(strip_sums(false, s, b->strip, row, by));
      note_step(n, (row_origin){n->u[row], n->v[row]}, n->pixels[row] + by,
                s->first[row] - s->marked[row] + by, cover);
    }
  }
}

#endif
