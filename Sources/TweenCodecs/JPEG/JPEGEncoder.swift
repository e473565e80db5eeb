import CTurboJPEG
import TweenPaint

/// Writes JPEG images through TurboJPEG: baseline, with chroma at half the width and height.
///
/// Uses the integer cosine transform, whose vector and plain code give the same bits, so that one
/// bitmap makes the same bytes on any processor.
public enum JPEGEncoder {
  /// The reason why no JPEG file was made.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// A side of the image is 0 or above 65,535 pixels.
    case unsupportedSize(width: Int, height: Int)
    /// TurboJPEG failed, with this message.
    case refused(String)

    /// The failure as a sentence for people.
    public var description: String {
      switch self {
      case .unsupportedSize(let width, let height):
        "A JPEG cannot hold an image of \(width) by \(height) pixels."
      case .refused(let reason): "TurboJPEG could not compress the image: \(reason)."
      }
    }
  }

  private static let largestSide = 65_535

  /// Returns the bytes of a JPEG file that shows `bitmap` on white.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; its transparent pixels show white.
  ///   - quality: From 0, the smallest file, to 1, the best; clamped to 0...1, and NaN counts as 1.
  /// - Throws: `Failure`.
  public static func encode(
    _ bitmap: Bitmap, quality: Double = 1
  ) throws(Failure) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard 1...largestSide ~= width, 1...largestSide ~= height else {
      throw .unsupportedSize(width: width, height: height)
    }
    guard let encoder = tjInitCompress() else { throw .refused("it does not start") }
    defer { tjDestroy(encoder) }
    // TurboJPEG counts from 1 to 100.
    let percent = quality.isNaN ? 100 : max(1, Int32((min(max(quality, 0), 1) * 100).rounded()))
    let pixels = bitmap.pixels.map { onWhite($0).littleEndian }
    // TurboJPEG allocates the file's memory itself; it is freed below.
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(file) }
    let code = pixels.withUnsafeBytes { bytes in
      tjCompress2(
        encoder, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width),
        Int32(4 * width), Int32(height), Int32(TJPF_BGRX.rawValue), &file, &count,
        Int32(TJSAMP_420.rawValue), percent, TJFLAG_ACCURATEDCT)
    }
    guard code == 0, let file else {
      throw .refused(tjGetErrorStr2(encoder).map { String(cString: $0) } ?? "no message")
    }
    return Array(UnsafeBufferPointer(start: file, count: Int(count)))
  }

  /// A premultiplied pixel over white: opaque.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - (pixel >> 24)
    func channel(_ shift: UInt32) -> UInt32 { min((pixel >> shift & 255) + rest, 255) << shift }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}
