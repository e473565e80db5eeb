#ifndef CUNICODE_H
#define CUNICODE_H

#include <stddef.h>
#include <stdint.h>

/// ICU's names carry its version, which differs from machine to machine; these do not.

/// Finds where lines may be broken, by Unicode's annex 14. Not for several threads at a time.
typedef struct tween_line_breaker tween_line_breaker;

/// A breaker for a locale like "en" or "ja_JP", whatever the machine's is; NULL if there is none.
tween_line_breaker *_Nullable tween_line_breaker_open(const char *_Nonnull locale);

void tween_line_breaker_close(tween_line_breaker *_Nonnull breaker);

/// Sets flags[i] to 1 for each i in 1..<length where a line may be broken before byte i of the text
/// in UTF-8, and to 0 for each other; whether that could be done.
int tween_line_breaker_find(tween_line_breaker *_Nonnull breaker, const char *_Nonnull text,
                            size_t length, uint8_t *_Nonnull flags);

/// The version of Unicode whose rules breakers have, in tenths: 150 for 15.0.
int tween_line_breaker_version(void);

#endif
