/// Pixels in memory: premultiplied, encoded sRGB, 8 bits a channel, each a UInt32 0xAARRGGBB, rows
/// top down and without gaps.
///
/// A value type: copies share the pixels until one of them changes. Comparing reads every pixel,
/// except of copies that still share them.
public struct Bitmap: Equatable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows of pixels.
  public let height: Int
  /// The pixels, row after row from the top left one.
  ///
  /// - Precondition: their number stays `width * height`; drawing a bitmap relies on it.
  public var pixels: [UInt32] {
    get { storage }
    // With an observer, every change of a single pixel would copy all pixels.
    _modify {
      defer {
        precondition(
          storage.count == width * height,
          "A bitmap of \(width) by \(height) was given \(storage.count) pixels.")
      }
      yield &storage
    }
  }
  private var storage: [UInt32]

  /// Creates a bitmap of these pixels.
  ///
  /// - Precondition: there are `width * height` of them, and both sides are at least 0.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "A bitmap needs width * height pixels.")
    self.width = width
    self.height = height
    storage = pixels
  }

  /// Creates a bitmap whose pixels are all clear.
  ///
  /// - Precondition: both sides are at least 0.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }
}
