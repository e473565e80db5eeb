/// The properties in the header of an image file besides its size.
public struct ImageTraits: Equatable, Sendable {
  /// The meaning of the channels of a file's pixels.
  public enum ColorModel: Sendable {
    /// Grey values, with or without alpha.
    case gray
    /// Red, green and blue, with or without alpha, or indices of such colours in a table.
    case rgb
    /// Four inks: cyan, magenta, yellow and black.
    case cmyk
  }

  /// The meaning of the channels; `rgb` by default.
  public var colorModel = ColorModel.rgb
  /// The number of bits of one channel: 1, 2, 4, 8 or 16. Colours of a table have 8.
  public var bitDepth = 8
  /// Whether the file has an alpha channel or a transparent colour.
  public var hasAlpha = false
  /// Whether pixels are indices of colours in a table.
  public var isIndexed = false
  /// Whether rows are stored in several passes. Read from PNG and GIF files, of a GIF file from the
  /// first frame.
  public var isInterlaced = false
  /// The EXIF orientation; nil where the file has no value.
  public var orientation: ImageOrientation?
  /// The number of pixels per inch in a row, above 0; nil where the file has no value.
  public var horizontalResolution: Double?
  /// The number of pixels per inch in a column, above 0; nil where the file has no value.
  public var verticalResolution: Double?
  /// The name of the colour profile that a PNG file contains or names; nil for other files.
  public var profileName: String?
}
