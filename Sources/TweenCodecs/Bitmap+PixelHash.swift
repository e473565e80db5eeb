import TweenDigest
import TweenPaint

extension Bitmap {
  /// The SHA-256 of the pixels, row by row, each as the bytes blue, green, red, alpha, in lower-case
  /// hexadecimal digits. The width and height are not hashed.
  public var pixelHash: String {
    #if _endian(big)
      let bytes = pixels.map(\.littleEndian)
    #else
      let bytes = pixels
    #endif
    return SHA256.hexadecimal(bytes.withUnsafeBytes { SHA256.digest(of: $0) })
  }
}
