// SHA-256 by Intel's SHA extensions (Intel 64 and IA-32 Architectures Software Developer's Manual,
// volume 2, SHA256RNDS2, SHA256MSG1 and SHA256MSG2).
#if defined(__x86_64__)

#include "CTweenDigest.h"

#include <cpuid.h>
#include <immintrin.h>

bool ctd_sha256_is_supported(void) {
  unsigned int a, b, c, d;
  // SSSE3 (PSHUFB) and SSE4.1 (PBLENDW) are bits 9 and 19 of ECX of leaf 1, SHA bit 29 of EBX of leaf 7.
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & 1u << 9) || !(c & 1u << 19)) {
    return false;
  }
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && b & 1u << 29;
}

// Four rounds: the low two words of wk, then its high two. The instruction takes the state as
// (a, b, e, f) and (c, d, g, h), from the highest word on, and returns the new (a, b, e, f); the former is
// the new (c, d, g, h).
#define ROUNDS(abef, cdgh, wk)                                            \
  do {                                                                    \
    (cdgh) = _mm_sha256rnds2_epu32((cdgh), (abef), (wk));                 \
    (abef) = _mm_sha256rnds2_epu32((abef), (cdgh), _mm_shuffle_epi32((wk), 0x0e)); \
  } while (0)

__attribute__((target("sha,sse4.1,ssse3"))) void
ctd_sha256_compress(uint32_t *state, const uint8_t *blocks, size_t block_count,
                    const uint32_t *round_constants) {
  // Words of the message are big-endian.
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  const __m128i abcd = _mm_loadu_si128((const __m128i *)state);
  const __m128i efgh = _mm_loadu_si128((const __m128i *)(state + 4));
  // From (a, b, c, d) and (e, f, g, h), each from the lowest word on.
  const __m128i badc = _mm_shuffle_epi32(abcd, 0xb1);
  const __m128i hgfe = _mm_shuffle_epi32(efgh, 0x1b);
  __m128i abef = _mm_alignr_epi8(badc, hgfe, 8);
  __m128i cdgh = _mm_blend_epi16(hgfe, badc, 0xf0);

  for (; block_count > 0; block_count--, blocks += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4];
    for (int i = 0; i < 4; i++) {
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * i)), swap);
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      const __m128i k = _mm_loadu_si128((const __m128i *)(round_constants + 4 * i));
      const __m128i now = w[i & 3];
      ROUNDS(abef, cdgh, _mm_add_epi32(now, k));
      if (i < 12) {
        // Words t+16 to t+19 of the schedule, from words t to t+15.
        const __m128i next = w[(i + 1) & 3], later = w[(i + 2) & 3], last = w[(i + 3) & 3];
        const __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(now, next), _mm_alignr_epi8(last, later, 4));
        w[i & 3] = _mm_sha256msg2_epu32(sum, last);
      }
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }

  const __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
  const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#endif
