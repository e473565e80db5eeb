#ifndef CTWEENSYMBOLS_H
#define CTWEENSYMBOLS_H

/// The text of Symbols.txt, with a zero behind it. It is a constant of the program.
const char *ctsy_drawings(void);

#endif
