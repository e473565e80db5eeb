/// Writes the chunks of an animated PNG file (W3C PNG, third edition, sections 5 and 11).
///
/// Not Sendable: use it from one thread at a time.
final class APNGFile {
  private let sink: any FilmSink
  private let loopCount: UInt32
  private var sequenceNumber: UInt32 = 0
  private(set) var frameCount = 0

  /// The place of the chunk acTL: behind the signature and IHDR.
  private static let controlOffset = 33

  /// - Parameter loopCount: The number of times that the film plays; 0: endlessly.
  init(loopCount: UInt32, sink: any FilmSink) {
    self.loopCount = loopCount
    self.sink = sink
  }

  /// Writes the part before the frames.
  func writeHead(width: Int, height: Int, channels: PNGRows.Channels) throws {
    // The number of frames is not known yet; `writeEnd()` replaces it.
    try sink.write(
      PNGChunks.signature
        + PNGChunkBytes.header(width: width, height: height, channels: channels)
        + PNGChunkBytes.chunk(
          "acTL", PNGChunkBytes.bigEndian(1) + PNGChunkBytes.bigEndian(loopCount))
        + PNGChunkBytes.colorSpace)
  }

  /// Writes the next frame.
  func write(_ frame: APNGFrame, _ delay: FractionDelays.Delay) throws {
    guard frameCount < Int(Int32.max) else {
      throw FilmFormatError.tooManyFrames(limit: Int(Int32.max))
    }
    let box = frame.box
    var control = try nextSequenceNumber()
    for value in [box.width, box.height, box.left, box.top] {
      control += PNGChunkBytes.bigEndian(UInt32(value))
    }
    for value in [delay.numerator, delay.denominator] {
      control += [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)]
    }
    // The frame stays when its time is over (APNG_DISPOSE_OP_NONE).
    control += [0, frame.isOver ? 1 : 0]
    try sink.write(PNGChunkBytes.chunk("fcTL", control))
    for start in stride(from: 0, to: frame.data.count, by: PNGChunkBytes.dataLimit) {
      let part = frame.data[start..<min(start + PNGChunkBytes.dataLimit, frame.data.count)]
      if frameCount == 0 {
        try sink.write(PNGChunkBytes.chunk("IDAT", part))
      } else {
        try sink.write(PNGChunkBytes.chunk("fdAT", nextSequenceNumber() + part))
      }
    }
    frameCount += 1
  }

  /// Writes the end, and the number of frames into the head.
  func writeEnd() throws {
    try sink.write(PNGChunkBytes.chunk("IEND", []))
    let control = PNGChunkBytes.chunk(
      "acTL", PNGChunkBytes.bigEndian(UInt32(frameCount)) + PNGChunkBytes.bigEndian(loopCount))
    try control.withUnsafeBytes { try sink.overwrite($0, at: Self.controlOffset) }
  }

  private func nextSequenceNumber() throws -> [UInt8] {
    guard sequenceNumber <= UInt32(Int32.max) else {
      throw FilmFormatError.tooManyFrames(limit: frameCount)
    }
    defer { sequenceNumber += 1 }
    return PNGChunkBytes.bigEndian(sequenceNumber)
  }
}
