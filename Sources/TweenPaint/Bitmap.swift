/// Pixels: premultiplied, encoded sRGB, 8 bits a channel, each a UInt32 0xAARRGGBB, rows top down
/// and without gaps.
public struct Bitmap: Equatable, Sendable {
  public let width: Int
  public let height: Int
  public var pixels: [UInt32]

  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "A bitmap needs width * height pixels.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }
}
