import CZlib

/// Writes one PNG file row by row, in memory that does not grow with the height.
///
/// Compression is zlib's level 1 over the filter Up: a rendered frame's rows are mostly like the
/// row above, and this costs half of what libpng's defaults do at four times its size or less.
/// Not Sendable: use it from one thread at a time.
public final class PNGWriter {
  /// Compressed bytes collected before they go out as one IDAT chunk. Larger saves 12 bytes a
  /// chunk; smaller keeps less in memory.
  private static let chunkCapacity = 65_536

  private let width: Int
  private let height: Int
  private let isOpaque: Bool
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  private var rowsWritten = 0
  // zlib keeps the stream's address, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private let chunk: UnsafeMutablePointer<UInt8>
  /// This row and the one above in PNG's order of channels, and the filtered row behind its
  /// filter byte.
  private var row: [UInt8]
  private var rowAbove: [UInt8]
  private var filtered: [UInt8]

  /// A writer of an image of that size, which writes the file's head at once.
  ///
  /// - Parameters:
  ///   - width: pixels a row, 1 to 2^31 - 1.
  ///   - height: rows, 1 to 2^31 - 1.
  ///   - isOpaque: Whether all pixels will have full alpha; alpha is then left out.
  ///   - sink: Takes the file's bytes piece by piece.
  /// - Throws: `PNGEncoder.Failure`, and what `sink` throws.
  public init(
    width: Int, height: Int, isOpaque: Bool,
    sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max) else {
      throw PNGEncoder.Failure.unsupportedSize(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.sink = sink
    let byteCount = width * (isOpaque ? 3 : 4)
    row = Array(repeating: 0, count: byteCount)
    rowAbove = row
    filtered = Array(repeating: 0, count: byteCount + 1)
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    chunk = .allocate(capacity: Self.chunkCapacity)
    let code = deflateInit_(
      stream, 1, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK else { throw PNGEncoder.Failure.compression(code: code) }
    stream.pointee.next_out = chunk
    stream.pointee.avail_out = UInt32(Self.chunkCapacity)
    try writeHeader()
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    chunk.deallocate()
  }

  /// Writes the next row: pixels that are premultiplied, 0xAARRGGBB.
  ///
  /// As many as the image is wide; another number stops the program. One row too many throws
  /// `PNGEncoder.Failure.rowCount`.
  public func writeRow(_ pixels: UnsafeBufferPointer<UInt32>) throws {
    precondition(pixels.count == width, "A row of a PNG has the image's width.")
    rowsWritten += 1
    guard rowsWritten <= height else {
      throw PNGEncoder.Failure.rowCount(expected: height, found: rowsWritten)
    }
    row.withUnsafeMutableBufferPointer { row in
      if isOpaque {
        Self.unpackOpaque(pixels, into: row)
      } else {
        Self.unpack(pixels, into: row)
      }
    }
    filterUp()
    try filtered.withUnsafeMutableBufferPointer { bytes in
      stream.pointee.next_in = bytes.baseAddress
      stream.pointee.avail_in = UInt32(bytes.count)
      while stream.pointee.avail_in > 0 {
        let code = deflate(stream, Z_NO_FLUSH)
        guard code == Z_OK else { throw PNGEncoder.Failure.compression(code: code) }
        if stream.pointee.avail_out == 0 { try flushChunk() }
      }
    }
    swap(&row, &rowAbove)
  }

  /// Writes what is left: the file is complete when this returns.
  ///
  /// Rows that are missing throw `PNGEncoder.Failure.rowCount`.
  public func finish() throws {
    guard rowsWritten == height else {
      throw PNGEncoder.Failure.rowCount(expected: height, found: rowsWritten)
    }
    while true {
      let code = deflate(stream, Z_FINISH)
      guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else {
        throw PNGEncoder.Failure.compression(code: code)
      }
      try flushChunk()
      if code == Z_STREAM_END { break }
    }
    try writeChunk("IEND", [])
  }

  // MARK: - Rows

  static func unpackOpaque(
    _ pixels: UnsafeBufferPointer<UInt32>, into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    var offset = 0
    for pixel in pixels {
      row[offset] = UInt8(truncatingIfNeeded: pixel >> 16)
      row[offset + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      row[offset + 2] = UInt8(truncatingIfNeeded: pixel)
      offset += 3
    }
  }

  static func unpack(
    _ pixels: UnsafeBufferPointer<UInt32>, into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    unpremultiplied.withUnsafeBufferPointer { table in
      var offset = 0
      for pixel in pixels {
        let alpha = Int(pixel >> 24)
        if alpha == 255 {
          row[offset] = UInt8(truncatingIfNeeded: pixel >> 16)
          row[offset + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          row[offset + 2] = UInt8(truncatingIfNeeded: pixel)
        } else {
          let line = alpha << 8
          row[offset] = table[line | Int(pixel >> 16 & 255)]
          row[offset + 1] = table[line | Int(pixel >> 8 & 255)]
          row[offset + 2] = table[line | Int(pixel & 255)]
        }
        row[offset + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
        offset += 4
      }
    }
  }

  /// The channel before premultiplication, at [alpha << 8 | premultiplied channel]: rounded to
  /// the nearest; 0 where alpha is; 255 where the channel passes its alpha.
  static let unpremultiplied: [UInt8] = (0..<65_536).map { index in
    let (alpha, channel) = (index >> 8, index & 255)
    return alpha == 0 ? 0 : UInt8(min((channel * 255 + alpha / 2) / alpha, 255))
  }

  private func filterUp() {
    filtered[0] = 2  // the filter type Up
    filtered.withUnsafeMutableBufferPointer { filtered in
      row.withUnsafeBufferPointer { row in
        rowAbove.withUnsafeBufferPointer { above in
          for index in 0..<row.count {
            filtered[index + 1] = row[index] &- above[index]
          }
        }
      }
    }
  }

  // MARK: - Chunks

  private func writeHeader() throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    try signature.withUnsafeBytes(sink)
    // Depth 8; colour type 6 is RGBA, 2 is RGB; deflate, the five filters, not interlaced.
    let layout: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
    try writeChunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + layout)
    try writeChunk("sRGB", [0])  // intent: perceptual
  }

  private func flushChunk() throws {
    let count = Self.chunkCapacity - Int(stream.pointee.avail_out)
    if count > 0 {
      try writeChunk("IDAT", UnsafeRawBufferPointer(start: chunk, count: count))
    }
    stream.pointee.next_out = chunk
    stream.pointee.avail_out = UInt32(Self.chunkCapacity)
  }

  private func writeChunk(_ type: StaticString, _ body: [UInt8]) throws {
    try body.withUnsafeBytes { try writeChunk(type, $0) }
  }

  private func writeChunk(_ type: StaticString, _ body: UnsafeRawBufferPointer) throws {
    let name = UnsafeBufferPointer(start: type.utf8Start, count: 4)
    var checksum = crc32(0, name.baseAddress, 4)
    if let start = body.baseAddress, body.count > 0 {
      checksum = crc32(
        checksum, start.assumingMemoryBound(to: UInt8.self), UInt32(body.count))
    }
    try (bigEndian(UInt32(body.count)) + name).withUnsafeBytes(sink)
    if body.count > 0 { try sink(body) }
    try bigEndian(UInt32(truncatingIfNeeded: checksum)).withUnsafeBytes(sink)
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
