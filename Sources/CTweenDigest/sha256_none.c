// Where no kernel is, none is called.
#if !defined(__x86_64__) && !defined(__aarch64__)

#include "CTweenDigest.h"

bool ctd_sha256_is_supported(void) { return false; }

void ctd_sha256_compress(uint32_t *state, const uint8_t *blocks, size_t block_count,
                         const uint32_t *round_constants) {
  (void)state, (void)blocks, (void)block_count, (void)round_constants;
}

#endif
