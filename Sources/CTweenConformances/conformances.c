#include "CTweenConformances.h"

#include <stdint.h>

// Swift's ABI (docs/ABI/TypeMetadata.rst, include/swift/ABI/Metadata.h of the compiler), as far as it
// takes to go through the conformances that each image of a process registers.

// The runtime's record of an image: word 0 is the version, 1 the base, and from 4 on each two words
// are the start and the length in bytes of a section: protocols, conformances, types ...
struct sections {
  uintptr_t version;
  uintptr_t words[16];
};

enum { section_version = 5, conformance_start = 5, conformance_length = 6 };

extern void swift_enumerateAllMetadataSections(
    int (*body)(const struct sections *sections, void *context), void *context) __attribute__((weak));

struct search {
  const void *protocol;
  void *context;
  void (*receive)(const void *, void *);
};

static const void *relative(const int32_t *field) {
  return *field == 0 ? NULL : (const char *)field + *field;
}

// Follows a relative reference. If its lowest bit is set, the place holds a pointer to the target.
static const void *indirectable(const int32_t *field) {
  if (*field == 0) return NULL;
  const char *place = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)place : place;
}

// The metadata of a type, of a descriptor: flags, parent, name, accessor.
static const void *metadata(const int32_t *descriptor) {
  uint32_t flags = (uint32_t)descriptor[0];
  uint32_t kind = flags & 0x1f;
  int is_type = kind >= 16 && kind <= 18;
  int is_generic = (flags & 0x80) != 0;
  if (!is_type || is_generic) return NULL;
  struct response {
    const void *metadata;
    uintptr_t state;
  };
  struct response (*accessor)(uintptr_t) =
      (struct response(*)(uintptr_t))(uintptr_t)relative(&descriptor[3]);
  return accessor ? accessor(0).metadata : NULL;
}

static int visit(const struct sections *sections, void *context) {
  const struct search *search = context;
  if (sections->version < section_version) return 1;
  // Counted from the version, as word 0.
  const char *start = (const char *)sections->words[conformance_start];
  size_t length = sections->words[conformance_length];
  if (!start) return 1;
  for (size_t offset = 0; offset + 4 <= length; offset += 4) {
    const int32_t *record = (const int32_t *)(start + offset);
    const int32_t *conformance = relative(record);
    if (!conformance) continue;
    if (indirectable(&conformance[0]) != search->protocol) continue;
    uint32_t kind = ((uint32_t)conformance[3] >> 3) & 7;
    const void *descriptor = relative(&conformance[1]);
    if (!descriptor || kind > 1) continue;
    if (kind == 1) descriptor = *(const void *const *)descriptor;
    const void *type = descriptor ? metadata(descriptor) : NULL;
    if (type) search->receive(type, search->context);
  }
  return 1;
}

int ctc_can_list(void) { return swift_enumerateAllMetadataSections != NULL; }

void ctc_list(const void *existential, void *context, void (*receive)(const void *, void *)) {
  if (!ctc_can_list()) return;
  // Kind, flags, how many protocols, and the protocol.
  const void *protocol = ((const void *const *)existential)[2];
  struct search search = {protocol, context, receive};
  swift_enumerateAllMetadataSections(visit, &search);
}
