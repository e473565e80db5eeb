import CWebP

/// Makes WebP files, good ones and bad.
enum WebPBuilder {
  /// A file without loss of straight pixels: blue, green, red, alpha.
  static func lossless(_ bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeLosslessBGRA(
      bytes, Int32(width), Int32(height), Int32(4 * width), &output)
    defer { WebPFree(output) }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }

  static func lossy(_ bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeBGRA(
      bytes, Int32(width), Int32(height), Int32(4 * width), 90, &output)
    defer { WebPFree(output) }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(body.count, 4) + body + (body.count % 2 == 1 ? [0] : [])
  }

  static func riff(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  /// A file of several chunks on a canvas; flags: 2 moving, 8 EXIF, 16 alpha.
  static func extended(_ flags: UInt8, _ size: (Int, Int), _ chunks: [UInt8]) -> [UInt8] {
    riff(
      chunk("VP8X", [flags, 0, 0, 0] + little(size.0 - 1, 3) + little(size.1 - 1, 3)) + chunks)
  }

  /// A picture of a moving file.
  ///
  /// - Parameters:
  ///   - delay: In milliseconds.
  ///   - flags: 1: its rectangle becomes clear afterwards; 2: it is not blended with what is below.
  static func frame(
    _ place: (Int, Int), _ size: (Int, Int), _ file: [UInt8], delay: Int = 100, flags: UInt8 = 0
  ) -> [UInt8] {
    chunk(
      "ANMF",
      little(place.0 / 2, 3) + little(place.1 / 2, 3) + little(size.0 - 1, 3)
        + little(size.1 - 1, 3) + little(delay, 3) + [flags] + file[12...])
  }
}
