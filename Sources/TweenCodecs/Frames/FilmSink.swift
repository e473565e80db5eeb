/// The file that a film is written to.
package protocol FilmSink {
  /// Appends bytes to the file.
  func write(_ bytes: UnsafeRawBufferPointer) throws

  /// Replaces bytes that were written before.
  ///
  /// - Parameters:
  ///   - bytes: The new bytes.
  ///   - offset: The place of the first one, counted from the first byte of the film. All replaced
  ///     bytes were written by `write`.
  func overwrite(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws
}

extension FilmSink {
  func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try write($0) } }
}

/// The reason why a film could not be written.
package enum FilmFormatError: Error, Equatable, CustomStringConvertible {
  /// The format has no frames of this size.
  case unsupportedSize(format: String, width: Int, height: Int)
  /// A frame has another size than the film.
  case frameSize(expectedWidth: Int, expectedHeight: Int, width: Int, height: Int)
  /// A film has at least one frame.
  case noFrames
  /// A frame was added, or the film was finished, after the film had been finished.
  case isFinished
  /// The film has more frames than the format can number.
  case tooManyFrames(limit: Int)
  /// The time unit, or a number of time units, is outside of its range.
  case unsupportedTime

  /// The failure as a sentence.
  package var description: String {
    switch self {
    case .unsupportedSize(let format, let width, let height):
      "\(format) cannot hold frames of \(width) by \(height) pixels."
    case .frameSize(let expectedWidth, let expectedHeight, let width, let height):
      "A film of \(expectedWidth) by \(expectedHeight) pixels was given a frame of \(width) by "
        + "\(height)."
    case .noFrames: "The film has no frames."
    case .isFinished: "The film was finished before."
    case .tooManyFrames(let limit): "The film has more than \(limit) frames."
    case .unsupportedTime: "The duration of a frame is 0, or too long."
    }
  }
}

/// The unit in which the durations of a film's frames are counted: a fraction of a second.
///
/// At 59.94 frames a second it is 1001/60000, and most frames last 1 unit.
package struct FilmTimeUnit: Equatable, Sendable {
  /// The numerator of the fraction in its lowest terms.
  package let numerator: Int
  /// The denominator of the fraction in its lowest terms.
  package let denominator: Int

  /// A unit of that many seconds; nil unless both are 1...2^31 - 1.
  package init?(numerator: Int, denominator: Int) {
    let range = 1...Int(Int32.max)
    guard range.contains(numerator), range.contains(denominator) else { return nil }
    let divisor = Self.commonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The greatest common divisor of two numbers above 0.
  static func commonDivisor(_ one: Int, _ other: Int) -> Int {
    var (a, b) = (one, other)
    while b > 0 { (a, b) = (b, a % b) }
    return a
  }
}
