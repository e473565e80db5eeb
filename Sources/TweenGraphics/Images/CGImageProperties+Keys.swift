// The keys of Image I/O. A comment gives the type of a value and what it means.
// MARK: Options of sources and thumbnails
/// The type that a file is expected to have, a string. No effect: the bytes decide.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are kept, a Bool. No effect: they never are.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded as an image is created, a Bool. No effect: they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether images may have floating-point numbers, a Bool. No effect: they have 8 bits a channel.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether a thumbnail is made where the file has none, a Bool.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made even where the file has one, a Bool.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of a thumbnail in pixels at most, a number from 1.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned upright by its EXIF orientation, a Bool.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// By what both sides of an image are divided: 2, 4 or 8. Other numbers have no effect.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

// MARK: Properties of files and pictures
/// The size of the file in bytes, an Int.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width in the file in pixels, an Int.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in the file in pixels, an Int.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the picture lies in the file, a `CGImagePropertyOrientation`'s raw value.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits of a channel in the file, an Int: 1, 2, 4, 8 or 16.
public let kCGImagePropertyDepth: CFString = "Depth"
/// True where pixels are numbers of colours in a table.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Whether pixels can be clear, a Bool.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// What the channels mean: one of the three strings below.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Four inks.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// Pixels an inch in a row, a Double.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels an inch in a column, a Double.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The name of a PNG file's colour profile, a string.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// A dictionary of EXIF; never there.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// A dictionary of TIFF; it has the orientation alone.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// In TIFF's dictionary: as `kCGImagePropertyOrientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// A dictionary of PNG.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// In PNG's dictionary: 1 for an interlaced file, else 0.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"

// MARK: Animations
/// A dictionary of GIF.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// In GIF's dictionary of a picture: the delay in seconds, raised to 0.1 where it is less.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// In GIF's dictionary of a picture: the delay in the file in seconds, at least 0.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// In GIF's dictionary of a file: how often it plays, 0 for without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// In GIF's dictionary of a file: the width of the canvas in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// In GIF's dictionary of a file: the height of the canvas in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// A dictionary of animated WebP.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// In WebP's dictionary of a picture: the delay in seconds, raised to 0.1 where it is less.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// In WebP's dictionary of a picture: the delay in the file in seconds, at least 0.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// In WebP's dictionary of a file: how often it plays, 0 for without end.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// In WebP's dictionary of a file: the width of the canvas in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// In WebP's dictionary of a file: the height of the canvas in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
