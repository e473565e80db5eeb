import TweenPaint

/// PNG files (W3C, "Portable Network Graphics (PNG) Specification", third edition).
///
/// Images are written with 8 bits a channel, as RGBA or, where every pixel is opaque, as RGB,
/// marked as sRGB. The same pixels give the same bytes with the same version of zlib.
public enum PNGEncoder {
  /// Why there is no PNG file.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// PNG knows no image without pixels, and none wider or higher than 2^31 - 1.
    case unsupportedSize(width: Int, height: Int)
    /// zlib refused, with its code.
    case compression(code: Int32)
    /// Rows given do not make up the image announced.
    case rowCount(expected: Int, found: Int)

    /// The failure as a sentence for people, with the numbers that it is about.
    public var description: String {
      switch self {
      case .unsupportedSize(let width, let height):
        "A PNG cannot hold an image of \(width) by \(height) pixels."
      case .compression(let code):
        "zlib could not compress the image (code \(code))."
      case .rowCount(let expected, let found):
        "An image of \(expected) rows was given \(found)."
      }
    }
  }

  /// The bytes of a PNG file that shows `bitmap`.
  ///
  /// Rows are compressed one by one as ``PNGWriter`` does it, and the whole file is held in memory.
  public static func encode(_ bitmap: Bitmap) throws(Failure) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(bitmap.width * bitmap.height / 4 + 1024)
    do {
      try write(bitmap) { file.append(contentsOf: $0) }
    } catch let failure as Failure {
      throw failure
    } catch {
      // The sink above throws nothing, so what comes back is the writer's own.
      assertionFailure("Encoding into memory failed with \(error).")
      throw Failure.compression(code: 0)
    }
    return file
  }

  /// Writes a PNG file that shows `bitmap`, piece by piece, into `sink`, whose errors come back.
  public static func write(
    _ bitmap: Bitmap, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let writer = try PNGWriter(
      width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque, sink: sink)
    try bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<bitmap.height {
        let start = row * bitmap.width
        try writer.writeRow(UnsafeBufferPointer(rebasing: pixels[start..<start + bitmap.width]))
      }
    }
    try writer.finish()
  }
}

extension Bitmap {
  /// Whether every pixel has full alpha; true for an image without pixels.
  ///
  /// Reads the pixels, in steps of 4,096, up to the first with less.
  public var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      // In steps, so that the inner loop has no exit and runs on vectors.
      var start = 0
      while start < pixels.count {
        let end = min(start + 4096, pixels.count)
        var all = UInt32.max
        for index in start..<end { all &= pixels[index] }
        if all >> 24 != 255 { return false }
        start = end
      }
      return true
    }
  }
}
