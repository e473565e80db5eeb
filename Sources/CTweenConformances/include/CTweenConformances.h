#ifndef CTWEENCONFORMANCES_H
#define CTWEENCONFORMANCES_H

#include <stddef.h>

/// Whether the types of a program can be listed with this runtime.
int ctc_can_list(void);

/// Calls `receive` with the metadata of each type of the program that conforms to a protocol and is not
/// generic, in any order.
///
/// `existential` is the metadata of `any P`, P being the protocol alone.
void ctc_list(const void *existential, void *context, void (*receive)(const void *metadata, void *context));

#endif
