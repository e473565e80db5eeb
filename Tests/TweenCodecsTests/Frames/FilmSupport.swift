import TweenMath
import TweenPaint

@testable import TweenCodecs

/// A file in memory, which can fail at one of its calls.
final class MemorySink: FilmSink {
  struct Full: Error {}

  private(set) var bytes: [UInt8] = []
  private(set) var callCount = 0
  /// The call that throws, counted from 1; nil: none does.
  var failingCall: Int?

  private func count() throws {
    callCount += 1
    if callCount == failingCall { throw Full() }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    try count()
    self.bytes += bytes
  }

  func overwrite(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws {
    try count()
    self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}

/// Films whose frames differ in boxes at random.
enum TestFilm {
  /// A premultiplied pixel.
  static func pixel(isOpaque: Bool, _ generator: inout SeededGenerator) -> UInt32 {
    let alpha = isOpaque ? 255 : [0, 1, 127, 128, 254, 255].randomElement(using: &generator) ?? 255
    return (0..<3).reduce(UInt32(alpha)) { pixel, _ in
      pixel << 8 | UInt32.random(in: 0...UInt32(alpha), using: &generator)
    }
  }

  /// A box of the bitmap, at least one pixel large.
  static func box(in size: (Int, Int), _ generator: inout SeededGenerator) -> FilmBox {
    let width = Int.random(in: 1...size.0, using: &generator)
    let height = Int.random(in: 1...size.1, using: &generator)
    return FilmBox(
      left: Int.random(in: 0...size.0 - width, using: &generator),
      top: Int.random(in: 0...size.1 - height, using: &generator), width: width, height: height)
  }

  /// Frames of which each has another box of one colour, of stripes or of noise; some are equal to
  /// the previous one.
  static func frames(
    _ count: Int, size: (Int, Int), isOpaque: Bool, seed: UInt64
  ) -> [Bitmap] {
    var generator = SeededGenerator(seed: seed)
    let back = pixel(isOpaque: isOpaque, &generator)
    var bitmap = Bitmap(
      width: size.0, height: size.1, pixels: Array(repeating: back, count: size.0 * size.1))
    return (0..<count).map { index in
      if index == 0 || Int.random(in: 0..<5, using: &generator) == 0 { return bitmap }
      let box = box(in: size, &generator)
      let colors = (0..<4).map { _ in pixel(isOpaque: isOpaque, &generator) }
      let kind = Int.random(in: 0..<3, using: &generator)
      for row in box.top..<box.top + box.height {
        for column in box.left..<box.left + box.width {
          let color =
            switch kind {
            case 0: colors[0]
            case 1: colors[(row + column) / 3 % 4]
            default: pixel(isOpaque: isOpaque, &generator)
            }
          bitmap.pixels[row * size.0 + column] = color
        }
      }
      return bitmap
    }
  }

  /// The frames without those that equal the previous one, each with the number of its repetitions.
  static func distinct(_ frames: [Bitmap]) -> [(bitmap: Bitmap, count: Int)] {
    frames.reduce(into: []) { result, frame in
      if let last = result.last, last.bitmap == frame {
        result[result.count - 1].count += 1
      } else {
        result.append((frame, 1))
      }
    }
  }
}
