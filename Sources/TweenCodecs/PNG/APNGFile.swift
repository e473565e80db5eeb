import CZlib

/// Writes the chunks of an animated PNG file (W3C PNG, third edition, sections 5 and 11).
///
/// Not Sendable: use it from one thread at a time.
final class APNGFile {
  private let sink: any FilmSink
  private let loopCount: UInt32
  private var sequenceNumber: UInt32 = 0
  private(set) var frameCount = 0

  /// Data of one chunk. A larger frame is divided into several.
  private static let chunkLimit = 1 << 20
  /// The place of the chunk acTL: behind the signature and IHDR.
  private static let controlOffset = 33

  /// - Parameter loopCount: How often the film plays; 0: without end.
  init(loopCount: UInt32, sink: any FilmSink) {
    self.loopCount = loopCount
    self.sink = sink
  }

  /// Writes what precedes the frames.
  func writeHead(width: Int, height: Int, channels: PNGRows.Channels) throws {
    // Depth 8; deflate, the five filters, not interlaced.
    let layout: [UInt8] = [8, channels.colorType, 0, 0, 0]
    let header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + layout
    // The number of frames is not known yet; `writeEnd()` replaces it.
    try sink.write(
      PNGChunks.signature + Self.chunk("IHDR", header)
        + Self.chunk("acTL", Self.bytes(1) + Self.bytes(loopCount))
        + Self.chunk("sRGB", [0]))  // intent: perceptual
  }

  /// Writes the next frame.
  func write(_ frame: APNGFrame, _ delay: FractionDelays.Delay) throws {
    guard frameCount < Int(Int32.max) else {
      throw FilmFormatError.tooManyFrames(limit: Int(Int32.max))
    }
    let box = frame.box
    var control = try nextSequenceNumber()
    for value in [box.width, box.height, box.left, box.top] { control += Self.bytes(UInt32(value)) }
    for value in [delay.numerator, delay.denominator] {
      control += [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)]
    }
    // The frame stays when its time is over (APNG_DISPOSE_OP_NONE).
    control += [0, frame.isOver ? 1 : 0]
    try sink.write(Self.chunk("fcTL", control))
    for start in stride(from: 0, to: frame.data.count, by: Self.chunkLimit) {
      let part = frame.data[start..<min(start + Self.chunkLimit, frame.data.count)]
      if frameCount == 0 {
        try sink.write(Self.chunk("IDAT", part))
      } else {
        try sink.write(Self.chunk("fdAT", nextSequenceNumber() + part))
      }
    }
    frameCount += 1
  }

  /// Writes the end, and the number of frames into the head.
  func writeEnd() throws {
    try sink.write(Self.chunk("IEND", []))
    let control = Self.chunk("acTL", Self.bytes(UInt32(frameCount)) + Self.bytes(loopCount))
    try control.withUnsafeBytes { try sink.overwrite($0, at: Self.controlOffset) }
  }

  private func nextSequenceNumber() throws -> [UInt8] {
    guard sequenceNumber <= UInt32(Int32.max) else {
      throw FilmFormatError.tooManyFrames(limit: frameCount)
    }
    defer { sequenceNumber += 1 }
    return Self.bytes(sequenceNumber)
  }

  private static func chunk(_ type: StaticString, _ body: some Collection<UInt8>) -> [UInt8] {
    var chunk = bytes(UInt32(body.count))
    chunk.reserveCapacity(body.count + 12)
    chunk += UnsafeBufferPointer(start: type.utf8Start, count: 4)
    chunk += body
    let checksum = chunk.withUnsafeBufferPointer { bytes in
      crc32_z(0, UnsafeBufferPointer(rebasing: bytes[4...]).baseAddress, bytes.count - 4)
    }
    chunk += bytes(UInt32(truncatingIfNeeded: checksum))
    return chunk
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
