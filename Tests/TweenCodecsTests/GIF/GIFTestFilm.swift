import TweenCodecs
import TweenPaint

/// A film's file in memory.
final class GIFTestSink: FilmSink {
  /// Thrown by the write after the last one that is allowed.
  struct Full: Error {}

  private(set) var file: [UInt8] = []
  private var writesLeft: Int

  init(writeLimit: Int = .max) { writesLeft = writeLimit }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    guard writesLeft > 0 else { throw Full() }
    writesLeft -= 1
    file.append(contentsOf: bytes)
  }

  func overwrite(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws {
    file.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}

/// The same numbers in every run: SplitMix64 (Steele, Lea, Flood, 2014).
struct GIFTestRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// A film that was written as a GIF and read again.
struct GIFTestFilm {
  let file: [UInt8]
  let read: ImageFrames
  let droppedCount: Int

  init(
    _ frames: [Bitmap], rate: (Int, Int) = (20, 1), loops: Int = 0, hasAlpha: Bool = false
  ) throws {
    let sink = GIFTestSink()
    let writer = try GIFWriter(
      width: frames[0].width, height: frames[0].height, rate: rate, loops: loops,
      hasAlpha: hasAlpha, to: sink)
    for frame in frames { try writer.add(frame, isUnchanged: false) }
    try writer.finish()
    file = sink.file
    read = try ImageDecoder.frames(file)
    droppedCount = writer.droppedCount
  }

  /// The canvas of each frame.
  var pixels: [[UInt32]] {
    get throws { try (0..<read.count).map { try read.bitmap(at: $0).pixels } }
  }

  /// The sizes of the frames' tables of colours.
  var tableSizes: [Int] {
    var sizes: [Int] = []
    // Behind the head of 13 bytes: extensions, then descriptors with their tables.
    var place = 13
    while place < file.count, file[place] != 0x3B {
      if file[place] == 0x21 {
        place += 2
      } else {
        let count = 2 << Int(file[place + 9] & 7)
        sizes.append(count)
        place += 10 + 3 * count + 1
      }
      while file[place] != 0 { place += Int(file[place]) + 1 }
      place += 1
    }
    return sizes
  }

  /// The pictures without those that equal the one before.
  static func shown(_ frames: [Bitmap]) -> [[UInt32]] {
    frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }.map { frames[$0].pixels }
  }

  /// The mean difference of the channels.
  static func meanError(_ one: [UInt32], _ other: [UInt32]) -> Double {
    var sum = 0
    for (a, b) in zip(one, other) {
      for shift: UInt32 in [0, 8, 16] {
        sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255))
      }
    }
    return Double(sum) / Double(3 * one.count)
  }

  /// The mean colours of blocks of 8 x 8 pixels.
  static func blocks(_ pixels: [UInt32], _ width: Int) -> [UInt32] {
    let (columns, rows) = (width / 8, pixels.count / width / 8)
    return (0..<columns * rows).map { block in
      let start = block / columns * 8 * width + block % columns * 8
      return [UInt32(0), 8, 16].reduce(0) { color, shift in
        let sum = (0..<64).reduce(UInt32(0)) {
          $0 + (pixels[start + $1 / 8 * width + $1 % 8] >> shift & 255)
        }
        return color | ((sum + 32) / 64) << shift
      }
    }
  }
}

extension Bitmap {
  /// A bitmap of the pixels at each column and row.
  static func drawn(width: Int, height: Int, pixel: (Int, Int) -> UInt32) -> Bitmap {
    let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
