// Stand-ins until TweenRaster delivers its own.
enum RasterError: Error { case none }
