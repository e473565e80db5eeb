import CZlib

/// The chunks of PNG files as they are written (W3C PNG, third edition, sections 5 and 11).
enum PNGChunkBytes {
  /// Data of one chunk. More is divided into several.
  static let dataLimit = 1 << 20

  /// A chunk of any kind: its length, its name, its body and their checksum.
  static func chunk(_ type: StaticString, _ body: some Collection<UInt8>) -> [UInt8] {
    var chunk: [UInt8] = []
    append(type, body, to: &chunk)
    return chunk
  }

  /// Appends a chunk to a file.
  static func append(_ type: StaticString, _ body: some Collection<UInt8>, to file: inout [UInt8]) {
    let start = file.count
    file += bigEndian(UInt32(body.count))
    file += UnsafeBufferPointer(start: type.utf8Start, count: 4)
    file += body
    let checksum = file.withUnsafeBufferPointer { bytes in
      let summed = UnsafeBufferPointer(rebasing: bytes[(start + 4)...])
      return crc32_z(0, summed.baseAddress, summed.count)
    }
    file += bigEndian(UInt32(truncatingIfNeeded: checksum))
  }

  /// The chunk IHDR: 8 bits a channel, deflate, the five filters, not interlaced.
  static func header(width: Int, height: Int, channels: PNGRows.Channels) -> [UInt8] {
    chunk(
      "IHDR",
      bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, channels.colorType, 0, 0, 0])
  }

  /// The chunk sRGB, with the perceptual intent.
  static var colorSpace: [UInt8] { chunk("sRGB", [0]) }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
