import TweenDigest
import TweenPaint

/// The pixels of a frame as bytes, 4 each in the order blue, green, red, alpha.
enum FilmPixels: Hashable, Sendable {
  /// As they are drawn: the pixels that a manifest's hashes are computed from.
  case drawn
  /// Over black, each pixel with full alpha.
  case opaque
  /// With colours that are not premultiplied: rounded such that multiplying by alpha gives the pixel
  /// again.
  case straight

  /// Calls a body with the bytes of a bitmap.
  func withBytes<Result>(
    of bitmap: Bitmap, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    if self == .drawn || bitmap.isOpaque { return try bitmap.pixels.withUnsafeBytes(body) }
    let pixels =
      self == .opaque
      ? bitmap.pixels.map { $0 | 0xFF00_0000 } : bitmap.pixels.map(Self.straight)
    return try pixels.withUnsafeBytes(body)
  }

  /// The SHA-256 of these bytes, in hexadecimal digits.
  func hash(of bitmap: Bitmap) -> String {
    SHA256.hexadecimal(withBytes(of: bitmap) { SHA256.digest(of: $0) })
  }

  /// A pixel whose colour is not premultiplied.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
