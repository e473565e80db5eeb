#include "CUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

struct tween_line_breaker {
  UBreakIterator *iterator;
};

tween_line_breaker *tween_line_breaker_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  tween_line_breaker *breaker = malloc(sizeof *breaker);
  if (!breaker) {
    ubrk_close(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  return breaker;
}

void tween_line_breaker_close(tween_line_breaker *breaker) {
  ubrk_close(breaker->iterator);
  free(breaker);
}

int tween_line_breaker_find(tween_line_breaker *breaker, const char *text, size_t length,
                            uint8_t *flags) {
  memset(flags, 0, length);
  UErrorCode status = U_ZERO_ERROR;
  UText view = UTEXT_INITIALIZER;
  utext_openUTF8(&view, text, (int64_t)length, &status);
  ubrk_setUText(breaker->iterator, &view, &status);
  if (U_SUCCESS(status)) {
    ubrk_first(breaker->iterator);
    for (;;) {
      int32_t at = ubrk_next(breaker->iterator);
      if (at == UBRK_DONE) break;
      if (at > 0 && (size_t)at < length) flags[at] = 1;
    }
  }
  /* The iterator keeps a clone of the view, which must not outlive the text. */
  UErrorCode ignored = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, NULL, 0, &ignored);
  utext_close(&view);
  return U_SUCCESS(status);
}

int tween_line_breaker_version(void) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return version[0] * 10 + version[1];
}
