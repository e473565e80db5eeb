// The keys of Image I/O. A comment gives the type of a value and what it means.
// MARK: Options of sources and thumbnails
/// The expected type of the file, a string. No effect: the contents decide.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are kept, a Bool. No effect: they never are.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded when an image is created, a Bool. No effect: they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether images can have floating-point channels, a Bool. No effect: channels have 8 bits.
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
/// The divisor of both sides of an image: 2, 4 or 8. Other numbers have no effect.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

// MARK: Properties of files and pictures
/// The size of the file in bytes, an Int.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width of the image in the file in pixels, an Int.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of the image in the file in pixels, an Int.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation of the image in the file, the raw value of a `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The number of bits per channel in the file, an Int: 1, 2, 4, 8 or 16.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether pixels are indices of a colour table: true, or missing.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Whether the image has an alpha channel, a Bool.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The colour model of the channels, one of the three strings below.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The colour model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The colour model of grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The colour model of four inks.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// The pixels per inch of a row, a Double.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The pixels per inch of a column, a Double.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The name of a PNG file's colour profile, a string.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The dictionary of EXIF properties; never present.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The dictionary of TIFF properties; it contains the orientation only.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// A key of the TIFF dictionary, with the value of `kCGImagePropertyOrientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The dictionary of PNG properties.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// A key of the PNG dictionary: 1 for an interlaced file, otherwise 0.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"

// MARK: Animations
/// The dictionary of GIF properties.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// A key of an image's GIF dictionary: the delay in seconds, raised to 0.1 where it is less.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// A key of an image's GIF dictionary: the delay in the file in seconds, at least 0.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// A key of a file's GIF dictionary: the number of times that it plays; 0: without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// A key of a file's GIF dictionary: the width of the canvas in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// A key of a file's GIF dictionary: the height of the canvas in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The dictionary of animated WebP properties.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// A key of an image's WebP dictionary: the delay in seconds, raised to 0.1 where it is less.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// A key of an image's WebP dictionary: the delay in the file in seconds, at least 0.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// A key of a file's WebP dictionary: the number of times that it plays; 0: without end.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// A key of a file's WebP dictionary: the width of the canvas in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// A key of a file's WebP dictionary: the height of the canvas in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
