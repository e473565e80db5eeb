// Bands of gradients all rows of which are narrow: most of what small
// shapes and wedges are made of.
//
// The kind of a row is found for eight rows at a time, and each row's first eight cells are
// taken for every kind of row, so that the loop's turns are alike. Only rows that are wider
// are taken up again.
#ifndef CTWEENKERNELS_NARROW_BAND_H
#define CTWEENKERNELS_NARROW_BAND_H

#include "coverage.h"
#include "narrow.h"

// Rows of a band. Those without marks begin at 0.
typedef struct {
  // Cells from a row's first to its first marked block, and from there to behind its last one.
  _Alignas(32) int32_t first[16], width[16];
  // A bit a row that has marks, and a row of more than eight cells.
  unsigned marked, more;
} band_rows;

// Cells a row at most: its marks are numbers of 31 bits then.
enum { WIDEST_PITCH = 4 * 31 + 4 };

// The exponents of whole numbers, each a power of two or without two set bits side by side at its
// top, so that none is rounded to the next power. Of 0: 0.
INLINE __m256i exponents(__m256i x) {
  return _mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(x)), 23);
}

// Eight rows from one on. Gives whether none of them is wider than so many columns.
INLINE bool look_at_rows(band_rows *rows, const uint64_t *marks, int row, __m256i widest) {
  __m256 low = _mm256_loadu_ps((const float *)(marks + row));
  __m256 high = _mm256_loadu_ps((const float *)(marks + row + 4));
  __m256i bits = _mm256_permute4x64_epi64(
      _mm256_castps_si256(_mm256_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0))),
      _MM_SHUFFLE(3, 1, 2, 0));
  const __m256i zero = _mm256_setzero_si256(), one = _mm256_set1_epi32(1);
  __m256i least = exponents(_mm256_and_si256(bits, _mm256_sub_epi32(zero, bits)));
  __m256i most = exponents(_mm256_andnot_si256(_mm256_srli_epi32(bits, 1), bits));
  __m256i is_clear = _mm256_cmpeq_epi32(bits, zero);
  __m256i first = _mm256_slli_epi32(_mm256_sub_epi32(least, _mm256_set1_epi32(127)), 2);
  __m256i width = _mm256_slli_epi32(_mm256_add_epi32(_mm256_sub_epi32(most, least), one), 2);
  _mm256_store_si256((__m256i *)(rows->first + row), _mm256_andnot_si256(is_clear, first));
  _mm256_store_si256((__m256i *)(rows->width + row), width);
  __m256i is_more = _mm256_cmpgt_epi32(width, _mm256_set1_epi32(8));
  rows->marked |= (0xFF ^ (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(is_clear))) << row;
  rows->more |= (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(is_more)) << row;
  __m256i is_wide = _mm256_cmpgt_epi32(width, widest);
  return _mm256_testz_si256(is_wide, is_wide);
}

// Notes the steps behind the first eight cells of a row.
INLINE intptr_t note_rest(narrow_steps *n, intptr_t count, int row, int32_t width, int32_t *cells,
                          uint32_t *pixels, __m256i carry) {
  for (intptr_t at = 8; at < width; at += 8) {
    __m256i sums = take_cells(cells + at, carry);
    carry = _mm256_permutevar8x32_epi32(sums, _mm256_set1_epi32(7));
    n->covers[count] = coverage(sums);
    n->pixels[count] = pixels + at;
    n->u[count] = n->u[row];
    n->v[count] = n->v[row];
    n->columns[count] = (int32_t)at;
    count++;
  }
  return count;
}

// Notes a band's steps; false, and nothing is done, where it is not as they are here.
INLINE bool note_band(const ctk_cells *b, const ctk_rows *area, gradient_row *g, narrow_steps *n) {
  const ctk_gradient *f = g->fixed;
  const intptr_t origin = b->origin_column, pitch = b->pitch, stride = area->stride;
  if (b->block_shift != 2 || pitch > WIDEST_PITCH || origin + pitch > stride) return false;
  if (f->kind == CTK_LINEAR && f->ramp.knot_count == 0) return false;
  band_rows rows;
  rows.marked = rows.more = 0;
  const __m256i widest = _mm256_set1_epi32(f->widest_narrow_row);
  bool is_upper_narrow = look_at_rows(&rows, b->marks, 0, widest);
  bool is_lower_narrow = look_at_rows(&rows, b->marks, 8, widest);
  if (!is_upper_narrow || !is_lower_narrow || rows.marked == 0) return false;
  for (int row = 0; row < 16; row += 4)
    _mm256_storeu_si256((__m256i *)(b->marks + row), _mm256_setzero_si256());
  find_origins(n, f, area->top, origin, rows.first);
  if (f->kind == CTK_ANGULAR) g->place = find_place(g, n, rows.width, rows.marked);
  // Two rows at a time.
  const int begin = (int)_tzcnt_u32(rows.marked) & ~1;
  const int end = (33 - (int)_lzcnt_u32(rows.marked)) & ~1;
  int32_t *cells = b->cells + begin * pitch;
  uint32_t *pixels = area->pixels + origin + begin * stride;
  int32_t carries[16][8];
  for (int row = begin; row < end; row += 2, cells += 2 * pitch, pixels += 2 * stride) {
    const intptr_t first = rows.first[row], second = rows.first[row + 1];
    __m256i sums = take_cells(cells + first, _mm256_setzero_si256());
    __m256i more_sums = take_cells(cells + pitch + second, _mm256_setzero_si256());
    _mm256_storeu_si256((__m256i *)carries[row], sums);
    _mm256_storeu_si256((__m256i *)carries[row + 1], more_sums);
    covers2 c = coverage2(sums, more_sums);
    n->covers[row] = c.first;
    n->covers[row + 1] = c.second;
    n->pixels[row] = pixels + first;
    n->pixels[row + 1] = pixels + stride + second;
  }
  for (int row = 0; row < 16; row += 8)
    _mm256_storeu_si256((__m256i *)(n->columns + row), _mm256_setzero_si256());
  intptr_t count = end;
  for (unsigned more = rows.more & rows.marked; more; more &= more - 1) {
    const int row = (int)_tzcnt_u32(more);
    count = note_rest(n, count, row, rows.width[row], b->cells + row * pitch + rows.first[row],
                      n->pixels[row], _mm256_set1_epi32(carries[row][7]));
  }
  n->begin = begin;
  n->count = count;
  return true;
}

#endif
