import TweenPaint

/// Writes PNG files (W3C, "Portable Network Graphics (PNG) Specification", third edition).
///
/// Images are written with 8 bits a channel, as RGBA or, where every pixel is opaque, as RGB, marked
/// as sRGB. The same pixels give the same bytes with the same version of libdeflate.
public enum PNGEncoder {
  /// The reason why no PNG file was made.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// A side of the image is 0 or above 2^31 - 1 pixels, which PNG cannot store.
    case unsupportedSize(width: Int, height: Int)
    /// There is not enough memory for the file.
    case outOfMemory

    /// The failure as a sentence for people, with the numbers concerned.
    public var description: String {
      switch self {
      case .unsupportedSize(let width, let height):
        "A PNG cannot hold an image of \(width) by \(height) pixels."
      case .outOfMemory: ZlibStream.OutOfMemory().description
      }
    }
  }

  /// libdeflate's level. With rows that are filtered only where that makes them smaller, frames of the
  /// demos take three quarters of the time, and less than half of the bytes, of zlib's level 1 with
  /// the filter Up.
  private static let level: Int32 = 6

  /// Returns the bytes of a PNG file that shows `bitmap`. Throws `Failure`.
  public static func encode(_ bitmap: Bitmap) throws(Failure) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max) else {
      throw .unsupportedSize(width: width, height: height)
    }
    let channels: PNGRows.Channels = bitmap.isOpaque ? .rgb : .rgba
    let data = try compress(bitmap, channels)
    var file = PNGChunks.signature
    file.reserveCapacity(data.bytes.count + data.bytes.count >> 10 + 256)
    file += PNGChunkBytes.header(width: width, height: height, channels: channels)
    file += PNGChunkBytes.colorSpace
    var rest = data.bytes
    while !rest.isEmpty {
      PNGChunkBytes.append("IDAT", rest.prefix(PNGChunkBytes.dataLimit), to: &file)
      rest = rest.dropFirst(PNGChunkBytes.dataLimit)
    }
    PNGChunkBytes.append("IEND", [], to: &file)
    return file
  }

  private static func compress(
    _ bitmap: Bitmap, _ channels: PNGRows.Channels
  ) throws(Failure) -> ZlibStream {
    do throws(ZlibStream.OutOfMemory) {
      let rows = try PNGRows(channels)
      rows.fill(bitmap, FilmBox(left: 0, top: 0, width: bitmap.width, height: bitmap.height))
      try rows.filter()
      let stream = try ZlibStream(level: level)
      try rows.withBytes { bytes throws(ZlibStream.OutOfMemory) in try stream.compress(bytes) }
      return stream
    } catch {
      throw .outOfMemory
    }
  }
}

extension Bitmap {
  /// Whether every pixel has full alpha; true for an image without pixels.
  ///
  /// Reads the pixels, in steps of 4,096, up to the first one with less.
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
