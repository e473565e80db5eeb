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

typedef struct {
  // In both lanes of each pixel; nothing where a step's pixels are not the shape's.
  __m256i covers[MOST_STEPS];
  __m256 parameters[MOST_STEPS];
  // Eight pixels each, which all lie in the row; ascending in a row.
  uint32_t *pixels[MOST_STEPS];
  row_origin origins[MOST_STEPS];
  // Columns from the row's first, among the constants' numbers.
  const float *columns[MOST_STEPS];
  intptr_t count;
} narrow_steps;

INLINE void note_step(narrow_steps *n, row_origin origin, uint32_t *pixels, intptr_t columns,
                      __m256i cover) {
  intptr_t i = n->count++;
  n->covers[i] = cover;
  n->pixels[i] = pixels;
  n->origins[i] = origin;
  n->columns[i] = ctk_constants.numbers + columns;
}

INLINE void find_parameters(int kind, bool is_ahead, const gradient_row *g, narrow_steps *n) {
  for (intptr_t i = 0; i < n->count; i++)
    n->parameters[i] =
        parameters_of(kind, is_ahead, g, n->origins[i], _mm256_loadu_ps(n->columns[i]));
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
  for (intptr_t i = 0; i < n->count; i++) {
    lanes p = exact_lanes(is_opaque, ramp, g, n->parameters[i]);
    __m256i cover = n->covers[i], below = load8(n->pixels[i]);
    store8(n->pixels[i], is_opaque ? mix_opaque(p, below, cover) : overlay(fade(p, cover), below));
  }
  n->count = 0;
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
