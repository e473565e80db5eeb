#ifndef CTWEENCONFORMANCES_H
#define CTWEENCONFORMANCES_H

#include <stddef.h>

/// Whether the runtime tells what types a program has.
int ctc_can_list(void);

/// Hands over the metadata of each type of the program that conforms to a protocol and is not generic,
/// in no particular order.
///
/// `existential` is the metadata of `any P`, P being the protocol alone.
void ctc_list(const void *existential, void *context, void (*receive)(const void *metadata, void *context));

#endif
