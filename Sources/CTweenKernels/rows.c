#include "CTweenKernels.h"

#if CTK_HAS_KERNELS

#include "pixels.h"

INLINE __m256i load_mask(const uint8_t *at) {
  return _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)at));
}

INLINE void stamp_rows(const ctk_stamp *s, uint32_t color, bool is_opaque) {
  lanes source = split(_mm256_set1_epi32((int)color));
  uint32_t *row = s->pixels;
  const uint8_t *mask = s->mask;
  for (intptr_t y = 0; y < s->height; y++, row += s->stride, mask += s->pitch) {
    for (intptr_t x = 0; x < s->width; x += 8) {
      __m256i cover = spread(load_mask(mask + x));
      uint32_t *at = row + x;
      bool is_half = x + 8 > s->limit;
      __m256i below = is_half ? load4(at) : load8(at);
      __m256i p;
      if (is_opaque) {
        p = mix_opaque(source, below, cover);
      } else {
        p = overlay(fade(source, cover), below);
      }
      if (is_half) store4(at, p);
      else store8(at, p);
    }
  }
}

KERNEL void ctk_stamp_color(const ctk_stamp *s, uint32_t color) {
  if (color >> 24 == 255) stamp_rows(s, color, true);
  else stamp_rows(s, color, false);
}

INLINE void overlay_rows(uint32_t *target, const uint32_t *colors, intptr_t count,
                         uint32_t alpha) {
  __m256i fading = _mm256_set1_epi16((short)alpha);
  intptr_t i = 0;
  for (; i + 16 <= count; i += 16) {
    __m256i s = load8(colors + i);
    __m256i t = load8(colors + i + 8);
    // Layers are clear for the most part.
    __m256i both = _mm256_or_si256(s, t);
    if (_mm256_testz_si256(both, both)) continue;
    if (alpha != 255) {
      s = fade(split(s), fading);
      t = fade(split(t), fading);
    }
    store8(target + i, overlay(s, load8(target + i)));
    store8(target + i + 8, overlay(t, load8(target + i + 8)));
  }
  for (; i < count; i += 4) {
    __m256i s = load4(colors + i);
    if (alpha != 255) s = fade(split(s), fading);
    store4(target + i, overlay(s, load4(target + i)));
  }
}

KERNEL void ctk_overlay(uint32_t *target, const uint32_t *colors, intptr_t count,
                        uint32_t alpha) {
  if (alpha == 255) overlay_rows(target, colors, count, 255);
  else overlay_rows(target, colors, count, alpha);
}

#endif
