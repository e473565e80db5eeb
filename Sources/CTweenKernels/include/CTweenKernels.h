// The inner loops of the rasterizer once more, with wider vectors than every processor of the
// architecture has. TweenRaster's Swift is the reference: a kernel gives the same bytes.
//
// Kernels exist where CTK_HAS_KERNELS is 1 and may be called where ctk_is_supported() returns true.
#ifndef CTWEENKERNELS_H
#define CTWEENKERNELS_H

#include <stdbool.h>
#include <stdint.h>

#if defined(__x86_64__)
#define CTK_HAS_KERNELS 1
#else
#define CTK_HAS_KERNELS 0
#endif

// A straight piece of an outline: Line of TweenRaster.
typedef struct {
  int32_t x0, y0, x1, y1;
} ctk_line;

// One item's cells in one band: CellBuffer of TweenRaster, whose invariants hold here too.
typedef struct {
  int32_t *_Nonnull cells;
  uint64_t *_Nonnull marks;
  intptr_t pitch;
  intptr_t origin_column;
  intptr_t block_shift;
  // Room for strips: CTK_STRIP_ROOM numbers, which ctk_prepare_strips was called for once.
  int32_t *_Nonnull strip;
} ctk_cells;

enum { CTK_STRIP_ROOM = 768 };

// Columns start ..< end, multiples of 4: ColumnRange of TweenRaster.
typedef struct {
  intptr_t start, end;
} ctk_range;

// Row 0 of the band's pixels; rows are stride apart, and top is row 0's number on the canvas. Only
// the ranges' columns may be drawn, ascending; range_count 0: all of them.
typedef struct {
  uint32_t *_Nonnull pixels;
  intptr_t stride;
  intptr_t top;
  const ctk_range *_Nullable ranges;
  intptr_t range_count;
} ctk_rows;

// A glyph's mask over width x height pixels, width a multiple of 4: GlyphStamp of TweenRaster. Rows
// of the mask may be read to 11 bytes behind width. Pixels may be read and written limit pixels
// from a row's first on.
typedef struct {
  uint32_t *_Nonnull pixels;
  intptr_t stride;
  const uint8_t *_Nonnull mask;
  intptr_t pitch;
  intptr_t width, limit, height;
} ctk_stamp;

enum { CTK_LINEAR, CTK_RADIAL, CTK_ANGULAR };

// A place on a ramp: RampKnot of TweenRaster.
typedef struct __attribute__((aligned(16))) {
  float color[4], slope[4];
  float location;
  bool is_soft;
} ctk_knot;

// A ramp of several pieces: where its parts lie in the tables, and RampIndex and RampLanes of
// TweenRaster. knot_count 0: there is none.
typedef struct {
  int32_t first_knot, knot_count, first_cell, cell_count;
  float start, per_t;
  int32_t first_lane, lane_width;
  float lane_start, lane_end, lane_per_t;
} ctk_ramp;

// The tables to which the ramps of a store refer: RampTables of TweenRaster.
typedef struct {
  const ctk_knot *_Nonnull knots;
  const uint16_t *_Nonnull cells;
  const float *_Nonnull lanes;
} ctk_tables;

// A gradient: GradientConstants of TweenRaster, and, of two stops, the ramp.
typedef struct {
  int32_t kind;
  bool is_opaque;
  int32_t widest_narrow_row;
  double origin[2], per_x[2], per_y[2];
  double scale, offset, inverse_step2, bend;
  // Where, as a t beyond 1, the gap changes to the first colour; infinite without a gap.
  float gap_middle;
  // The locations of two stops; the colour at the first, its change for each unit of t, the colour
  // at the second.
  float low, high;
  float color[4], slope[4], end_color[4];
  ctk_ramp ramp;
} ctk_gradient;

// Whether this processor has what the kernels need.
bool ctk_is_supported(void);

#if CTK_HAS_KERNELS
// CellBuffer.accumulate.
void ctk_accumulate(
    const ctk_cells *_Nonnull cells, const ctk_line *_Nonnull lines, intptr_t count);

// CellBuffer.sweep with the non-zero rule and one colour.
void ctk_sweep_color(
    const ctk_cells *_Nonnull cells, const ctk_rows *_Nonnull rows, uint32_t color);

// The same with a gradient. room is for a number a block of 32 pixels of a row, and ten more.
void ctk_sweep_gradient(
    const ctk_cells *_Nonnull cells, const ctk_rows *_Nonnull rows,
    const ctk_gradient *_Nonnull gradient, const ctk_tables *_Nonnull tables,
    float *_Nonnull room);

// Prepares room for strips.
void ctk_prepare_strips(int32_t *_Nonnull room);

// Draws the area between two lines that cross the band from its first row to its last and lie near to
// each other, with the same result as accumulating and sweeping them: non-zero and with one colour.
// Cells do not change. Returns false, without an effect, for other lines.
bool ctk_strip_color(const ctk_cells *_Nonnull cells, const ctk_line *_Nonnull lines,
                     const ctk_rows *_Nonnull rows, uint32_t color);

// The same with a gradient.
bool ctk_strip_gradient(const ctk_cells *_Nonnull cells, const ctk_line *_Nonnull lines,
                        const ctk_rows *_Nonnull rows, const ctk_gradient *_Nonnull gradient,
                        const ctk_tables *_Nonnull tables);

// One colour through a glyph's mask.
void ctk_stamp_color(const ctk_stamp *_Nonnull stamp, uint32_t color);

// Premultiplied pixels, faded by alpha (1...255), over those at target; count is a multiple of 4.
void ctk_overlay(uint32_t *_Nonnull target, const uint32_t *_Nonnull colors, intptr_t count,
                 uint32_t alpha);
#endif

#endif
