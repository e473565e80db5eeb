import TweenPaint

/// Writes a film as a GIF (GIF89a specification), in memory that does not grow with its length.
///
/// A frame is written when the next different one, or the end of the film, is known: only then its
/// duration is. `GIFSchedule` describes the times, and `GIFFrameEncoder` the pixels.
///
/// Not Sendable: use it from one thread at a time. After an error the film is incomplete: the writer
/// must not be used further.
package final class GIFWriter {
  /// The reason why a film cannot be written.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case unsupportedSize(width: Int, height: Int)
    case unsupportedRate(numerator: Int, denominator: Int)
    case unsupportedLoops(Int)
    case frameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
    case noFrames

    package var description: String {
      switch self {
      case .unsupportedSize(let width, let height):
        "A GIF cannot have \(width) by \(height) pixels: each side must have 1 to 65,535."
      case .unsupportedRate(let numerator, let denominator):
        "A GIF cannot have \(numerator)/\(denominator) frames a second: "
          + "both numbers must be 1 to 1,000,000,000."
      case .unsupportedLoops(let loops):
        "A GIF cannot play \(loops) times: the number must be 0 (without end) to 65,536."
      case .frameSize(let width, let height, let expectedWidth, let expectedHeight):
        "A frame has \(width) by \(height) pixels, the film \(expectedWidth) by \(expectedHeight)."
      case .noFrames: "A GIF needs at least one frame."
      }
    }
  }

  private let width: Int
  private let height: Int
  private let hasAlpha: Bool
  private let bytes: any FilmSink
  private var schedule: GIFSchedule
  private var encoder: GIFFrameEncoder

  /// The number of frames that were omitted because they would have been shown for less than 2
  /// hundredths of a second. Frames equal to the frame before do not count.
  package var droppedCount: Int { schedule.droppedCount }

  /// A writer that writes the head of the file at once.
  ///
  /// - Parameters:
  ///   - width: Pixels a row, 1 to 65,535.
  ///   - height: Rows, 1 to 65,535.
  ///   - rate: Frames a second; both numbers are 1 to 1,000,000,000.
  ///   - loops: The number of times that the film plays, 0 for endlessly, to 65,536.
  ///   - hasAlpha: Whether pixels whose alpha is below 128 are transparent. Otherwise alpha is not
  ///     read, and all pixels are opaque.
  ///   - bytes: The file.
  /// - Throws: `Failure`, and the errors of `bytes`.
  package init(
    width: Int, height: Int, rate: (numerator: Int, denominator: Int), loops: Int, hasAlpha: Bool,
    to bytes: any FilmSink
  ) throws {
    guard (1...65_535).contains(width), (1...65_535).contains(height) else {
      throw Failure.unsupportedSize(width: width, height: height)
    }
    let numbers = 1...1_000_000_000
    guard numbers.contains(rate.numerator), numbers.contains(rate.denominator) else {
      throw Failure.unsupportedRate(numerator: rate.numerator, denominator: rate.denominator)
    }
    guard (0...65_536).contains(loops) else { throw Failure.unsupportedLoops(loops) }
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.bytes = bytes
    schedule = GIFSchedule(numerator: rate.numerator, denominator: rate.denominator)
    encoder = GIFFrameEncoder(width: width, height: height)
    try write(Self.header(width: width, height: height, loops: loops))
  }

  /// Adds the film's next frame.
  ///
  /// - Parameters:
  ///   - bitmap: Pixels that are premultiplied, 0xAARRGGBB; of the film's size.
  ///   - isUnchanged: Whether the frame is known to equal the frame before. `bitmap` is then not
  ///     read.
  /// - Throws: `Failure.frameSize`, and errors of writing the film's bytes.
  package func add(_ bitmap: Bitmap, isUnchanged: Bool) throws {
    guard bitmap.width == width, bitmap.height == height else {
      throw Failure.frameSize(
        width: bitmap.width, height: bitmap.height, expectedWidth: width, expectedHeight: height)
    }
    if isUnchanged, schedule.newest != nil {
      try write(schedule.extend())
      return
    }
    let pixels = hasAlpha ? Self.thresholded(bitmap.pixels) : Self.opaque(bitmap.pixels)
    try write(pixels == schedule.newest ? schedule.extend() : schedule.append(pixels))
  }

  /// Writes the remaining frames, and the end of the file.
  ///
  /// - Throws: `Failure.noFrames` where no frame was added, and errors of writing the film's bytes.
  package func finish() throws {
    guard schedule.frameCount > 0 else { throw Failure.noFrames }
    try write(schedule.finish())
    try write([0x3B])
  }

  // MARK: - Pixels

  private static func opaque(_ pixels: [UInt32]) -> [UInt32] {
    pixels.map { $0 | 0xFF00_0000 }
  }

  /// Pixels that are opaque, with the colours before premultiplication, or 0.
  private static func thresholded(_ pixels: [UInt32]) -> [UInt32] {
    StraightPixels.unpremultiplied.withUnsafeBufferPointer { table in
      pixels.map { pixel in
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        guard alpha >= 128 else { return 0 }
        // The table has a line of 256 channels for each alpha.
        let line = Int(alpha) << 8
        let red = UInt32(table[line | Int(pixel >> 16 & 255)])
        let green = UInt32(table[line | Int(pixel >> 8 & 255)])
        return 0xFF00_0000 | red << 16 | green << 8 | UInt32(table[line | Int(pixel & 255)])
      }
    }
  }

  // MARK: - Bytes

  private func write(_ file: [UInt8]) throws {
    try file.withUnsafeBytes { try bytes.write($0) }
  }

  private func write(_ frames: [GIFSchedule.Timed]) throws {
    for frame in frames { try write(encoder.encode(frame)) }
  }

  private static func header(width: Int, height: Int, loops: Int) -> [UInt8] {
    var file = Array("GIF89a".utf8)
    file.appendWord(width)
    file.appendWord(height)
    // No table of colours for all frames; 8 bits a channel; background and aspect are not given.
    file += [0x70, 0, 0]
    if loops != 1 {
      // The number of repetitions after the first time, 0 for endlessly.
      file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      file.appendWord(loops == 0 ? 0 : loops - 1)
      file.append(0)
    }
    return file
  }
}

extension [UInt8] {
  /// Appends 16 bits, the low ones first.
  mutating func appendWord(_ value: Int) {
    append(UInt8(truncatingIfNeeded: value))
    append(UInt8(truncatingIfNeeded: value >> 8))
  }
}
