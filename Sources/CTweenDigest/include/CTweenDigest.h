// The compression function of SHA-256 (FIPS 180-4, section 6.2.2) by the instructions that processors
// have for it. TweenDigest's Swift is the reference: these give the same state.
#ifndef CTWEENDIGEST_H
#define CTWEENDIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Whether this processor has the instructions. False wherever there is no kernel for its architecture.
bool ctd_sha256_is_supported(void);

// Runs the function over block_count whole blocks of 64 bytes. state has 8 words, the first named a in the
// standard; round_constants are its 64. May be called where ctd_sha256_is_supported() is true alone.
void ctd_sha256_compress(uint32_t *_Nonnull state, const uint8_t *_Nonnull blocks, size_t block_count,
                         const uint32_t *_Nonnull round_constants);

#endif
