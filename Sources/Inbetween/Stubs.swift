// A stand-in until TweenRaster delivers its own.

enum RasterError: Error { case none }
