/// What the header of an image file describes beside its size.
public struct ImageTraits: Equatable, Sendable {
  /// What the channels of a file's pixels mean.
  public enum ColorModel: Sendable {
    /// Grey, with or without alpha.
    case gray
    /// Red, green and blue, with or without alpha, or numbers of such colours in a table.
    case rgb
    /// Four inks.
    case cmyk
  }

  /// What the channels mean.
  public var colorModel = ColorModel.rgb
  /// Bits of one channel of a colour: 1, 2, 4, 8 or 16. Colours of a table have 8.
  public var bitDepth = 8
  /// Whether pixels can be clear.
  public var hasAlpha = false
  /// Whether pixels are numbers of colours in a table.
  public var isIndexed = false
  /// Whether rows lie in the file in several passes. Read from PNG and GIF files; of a GIF file the
  /// first frame counts.
  public var isInterlaced = false
  /// How the image lies in its file by EXIF; nil where the file has no value.
  public var orientation: ImageOrientation?
  /// Pixels an inch in a row, above 0; nil where the file has no value.
  public var horizontalResolution: Double?
  /// Pixels an inch in a column, above 0; nil where the file has no value.
  public var verticalResolution: Double?
  /// The name of the colour profile that a PNG file has or names; nil for other files.
  public var profileName: String?
}
