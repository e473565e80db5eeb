// A file of the program's text as it is. It costs nothing before it is read, and needs no folder
// beside the program; a resource that SwiftPM embeds would be a list of a hundred thousand numbers
// in Swift, which takes the compiler minutes.

#include "CTweenSymbols.h"

// Of C23, and known to this compiler in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char drawings[] = {
#embed "Symbols.txt" suffix(, 0)
};

const char *ctsy_drawings(void) { return drawings; }
