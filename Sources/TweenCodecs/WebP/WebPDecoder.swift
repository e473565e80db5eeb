import CWebP
import TweenPaint

/// WebP images through libwebp, lossy or lossless; of an animation the first picture, at its place on
/// the canvas.
enum WebPDecoder {
  /// Whether the bytes begin with a WebP file's signature.
  static func isFile(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 12 && bytes.starts(with: Array("RIFF".utf8))
      && bytes[8..<12].elementsEqual("WEBP".utf8)
  }

  /// The properties in the beginning of a file.
  struct Header {
    /// Of the canvas, in pixels.
    let width: Int
    let height: Int
    let hasAlpha: Bool
    let isAnimated: Bool
  }

  /// Reads the beginning of a file, which may be truncated behind it, and checks the size.
  static func header(
    of file: [UInt8], limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) -> Header {
    var features = WebPBitstreamFeatures()
    let status = file.withUnsafeBufferPointer {
      WebPGetFeatures($0.baseAddress, $0.count, &features)
    }
    guard status == VP8_STATUS_OK else { throw error(status, file.count) }
    let header = Header(
      width: Int(features.width), height: Int(features.height),
      hasAlpha: features.has_alpha != 0, isAnimated: features.has_animation != 0)
    try limits.check(.webp, width: header.width, height: header.height)
    return header
  }

  static func decode(
    _ file: [UInt8], limits: ImageDecoder.Limits, upright: Bool
  ) throws(ImageDecodingError) -> Bitmap {
    let size = file[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size <= file.count - 8 else { throw .truncated(.webp, file.count) }
    let header = try header(of: file, limits: limits)
    // Simple files have only pixels.
    guard file.count >= 16, file[12..<16].elementsEqual("VP8X".utf8) else {
      let bitmap = file.withUnsafeBufferPointer {
        pixels($0.baseAddress, $0.count, width: header.width, height: header.height)
      }
      guard let bitmap else { throw .broken(.webp, "libwebp finds a mistake in its pixels.") }
      return bitmap
    }
    let result = file.withUnsafeBufferPointer { bytes in
      Result { () throws(ImageDecodingError) in
        try extended(bytes, isMoving: header.isAnimated, upright: upright, limits)
      }
    }
    return try result.get()
  }

  private static func error(_ status: VP8StatusCode, _ byteCount: Int) -> ImageDecodingError {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: .truncated(.webp, byteCount)
    case VP8_STATUS_UNSUPPORTED_FEATURE: .unsupported(.webp, "a feature of a later version")
    default: .broken(.webp, "libwebp finds a mistake in its header.")
    }
  }

  /// A file of several chunks.
  private static func extended(
    _ bytes: UnsafeBufferPointer<UInt8>, isMoving: Bool, upright: Bool,
    _ limits: ImageDecoder.Limits
  ) throws(ImageDecodingError) -> Bitmap {
    var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
    guard let file = WebPDemux(&data) else {
      throw .broken(.webp, "libwebp finds a mistake in its chunks.")
    }
    defer { WebPDemuxDelete(file) }
    let (width, height) = (
      Int(WebPDemuxGetI(file, WEBP_FF_CANVAS_WIDTH)),
      Int(WebPDemuxGetI(file, WEBP_FF_CANVAS_HEIGHT))
    )
    try limits.check(.webp, width: width, height: height)
    var frame = WebPIterator()
    guard WebPDemuxGetFrame(file, 1, &frame) != 0 else {
      throw .broken(.webp, "It has no picture.")
    }
    defer { WebPDemuxReleaseIterator(&frame) }
    let own = (width: Int(frame.width), height: Int(frame.height))
    try limits.check(.webp, width: own.width, height: own.height)
    guard
      let picture = pixels(
        frame.fragment.bytes, frame.fragment.size, width: own.width, height: own.height)
    else { throw .broken(.webp, "libwebp finds a mistake in its pixels.") }
    let bitmap =
      isMoving
      ? picture.placed(
        x: Int(frame.x_offset), y: Int(frame.y_offset), width: width, height: height) : picture
    return upright ? bitmap.upright(from: orientation(of: file) ?? .topLeft) : bitmap
  }

  private static func orientation(of file: OpaquePointer) -> ImageOrientation? {
    var chunk = WebPChunkIterator()
    guard WebPDemuxGetChunk(file, "EXIF", 1, &chunk) != 0 else { return nil }
    defer { WebPDemuxReleaseChunkIterator(&chunk) }
    return ImageOrientation(
      webP: Array(UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)))
  }

  /// The pixels of a picture of a known size; nil where they can't be read.
  private static func pixels(
    _ bytes: UnsafePointer<UInt8>?, _ count: Int, width: Int, height: Int
  ) -> Bitmap? {
    var bitmap = Bitmap(width: width, height: height)
    let isRead = bitmap.pixels.withUnsafeMutableBytes { buffer in
      // It writes only within the given buffer, for any header of the pixels.
      WebPDecodeBGRAInto(
        bytes, count, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), buffer.count,
        Int32(4 * width)) != nil
    }
    guard isRead else { return nil }
    bitmap.pixels.withUnsafeMutableBufferPointer { StraightPixels.premultiply($0) }
    return bitmap
  }
}

extension Bitmap {
  /// The picture on a clear canvas, clipped to it.
  fileprivate func placed(
    x: Int, y: Int, width canvasWidth: Int, height canvasHeight: Int
  ) -> Bitmap {
    if x == 0, y == 0, width == canvasWidth, height == canvasHeight { return self }
    var canvas = Bitmap(width: canvasWidth, height: canvasHeight)
    let columns = max(0, min(width, canvasWidth - x))
    for row in 0..<max(0, min(height, canvasHeight - y)) {
      let start = (y + row) * canvasWidth + x
      canvas.pixels.replaceSubrange(
        start..<start + columns, with: pixels[row * width..<row * width + columns])
    }
    return canvas
  }
}
