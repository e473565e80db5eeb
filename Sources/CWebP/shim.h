#include <webp/decode.h>
#include <webp/demux.h>
// For tests, which make files.
#include <webp/encode.h>
