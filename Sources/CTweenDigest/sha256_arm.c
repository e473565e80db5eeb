// SHA-256 by the cryptographic extension of ARMv8 (Arm Architecture Reference Manual, SHA256H, SHA256H2,
// SHA256SU0 and SHA256SU1).
#if defined(__aarch64__)

#include "CTweenDigest.h"

#include <arm_neon.h>
#include <sys/auxv.h>

#ifndef HWCAP_SHA2
#define HWCAP_SHA2 (1 << 6)
#endif

bool ctd_sha256_is_supported(void) { return getauxval(AT_HWCAP) & HWCAP_SHA2; }

__attribute__((target("sha2"))) void
ctd_sha256_compress(uint32_t *state, const uint8_t *blocks, size_t block_count,
                    const uint32_t *round_constants) {
  uint32x4_t abcd = vld1q_u32(state), efgh = vld1q_u32(state + 4);
  for (; block_count > 0; block_count--, blocks += 64) {
    const uint32x4_t abcd_before = abcd, efgh_before = efgh;
    uint32x4_t w[4];
    for (int i = 0; i < 4; i++) {
      // Words of the message are big-endian.
      w[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(blocks + 16 * i)));
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      const uint32x4_t wk = vaddq_u32(w[i & 3], vld1q_u32(round_constants + 4 * i));
      const uint32x4_t former = abcd;
      abcd = vsha256hq_u32(abcd, efgh, wk);
      efgh = vsha256h2q_u32(efgh, former, wk);
      if (i < 12) {
        // Words t+16 to t+19 of the schedule, from words t to t+15.
        w[i & 3] = vsha256su1q_u32(vsha256su0q_u32(w[i & 3], w[(i + 1) & 3]), w[(i + 2) & 3], w[(i + 3) & 3]);
      }
    }
    abcd = vaddq_u32(abcd, abcd_before);
    efgh = vaddq_u32(efgh, efgh_before);
  }
  vst1q_u32(state, abcd);
  vst1q_u32(state + 4, efgh);
}

#endif
