import Testing
import TweenMath
import TweenPaint

@testable import TweenCodecs

/// Frames whose unchanged pixels are clear, and the colour type that they need.
@Suite struct APNGBlendTests {
  private struct Film {
    var reader: APNGReader
    var bytes: [UInt8]
    /// The calls of the sink after each frame.
    var callCounts: [Int]
  }

  private func film(_ frames: [Bitmap], isOpaque: Bool = true, units: [Int]? = nil) throws -> Film {
    let sink = MemorySink()
    let writer = try APNGWriter(
      width: frames[0].width, height: frames[0].height, isOpaque: isOpaque,
      timeUnit: #require(FilmTimeUnit(numerator: 1, denominator: 1)), sink: sink)
    let callCounts = try frames.enumerated().map { index, frame in
      try writer.add(frame, units: units?[index] ?? 1)
      return sink.callCount
    }
    try writer.finish()
    return Film(reader: try APNGReader(sink.bytes), bytes: sink.bytes, callCounts: callCounts)
  }

  /// Pixels at random.
  private func noise(_ width: Int, _ height: Int, isOpaque: Bool = true, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in TestFilm.pixel(isOpaque: isOpaque, &generator) })
  }

  /// Frames of noise in whose corners at the top right and at the bottom left a pixel changes.
  private func corners(_ count: Int, isOpaque: Bool = true) -> [Bitmap] {
    var bitmap = noise(60, 40, isOpaque: isOpaque, seed: 5)
    return (0..<count).map { index in
      let color = 0xFF00_0000 | UInt32(index) << 3
      (bitmap.pixels[59], bitmap.pixels[39 * 60]) = (color, color)
      return bitmap
    }
  }

  @Test(arguments: [true, false])
  func `unchanged pixels of a busy box are clear`(isOpaque: Bool) throws {
    let frames = corners(6, isOpaque: isOpaque)
    let reader = try film(frames, isOpaque: isOpaque).reader
    #expect(try reader.composed() == frames)
    #expect(reader.colorType == 6)
    #expect(reader.frames.map(\.blend) == [0, 1, 1, 1, 1, 1])
    for frame in reader.frames.dropFirst() {
      #expect((frame.width, frame.height) == (60, 40))
      // 2,400 pixels at random do not compress.
      #expect(frame.data.count < 100)
    }
  }

  @Test func `a film in which all pixels change has no alpha`() throws {
    let frames = (0..<4).map { noise(50, 30, seed: $0) }
    let reader = try film(frames).reader
    #expect(reader.colorType == 2)
    #expect(reader.frames.map(\.blend) == [0, 0, 0, 0])
    #expect(try reader.composed() == frames)
  }

  @Test(arguments: [0, 0x8012_3456] as [UInt32])
  func `a box with a changed pixel that is not opaque replaces what is there`(
    pixel: UInt32
  ) throws {
    var frames = corners(3, isOpaque: false)
    frames[1].pixels[100] = pixel
    frames[2].pixels[100] = pixel
    let reader = try film(frames, isOpaque: false).reader
    #expect(reader.frames.map(\.blend) == [0, 0, 1])
    #expect(try reader.composed() == frames)
  }

  @Test func `the alpha of an opaque film's bitmaps does not count`() throws {
    var frames = corners(5)
    for index in frames.indices {
      for pixel in frames[index].pixels.indices {
        frames[index].pixels[pixel] &= [0x00FF_FFFF, 0x80FF_FFFF, ~0][(pixel + index / 4) % 3]
      }
    }
    let reader = try film(frames).reader
    #expect(reader.colorType == 6)
    #expect(reader.frames[1...3].allSatisfy { $0.blend == 1 })
    let expected = frames.map {
      Bitmap(width: 60, height: 40, pixels: $0.pixels.map { $0 | 0xFF00_0000 })
    }
    #expect(try reader.composed() == expected)
  }

  @Test func `the pixel that a long delay repeats is not clear`() throws {
    let frames = corners(3)
    let reader = try film(frames, units: [1, 70_000, 1]).reader
    #expect(reader.frames.map(\.blend) == [0, 1, 0, 1])
    #expect(reader.frames.map(\.width) == [60, 60, 1, 60])
    #expect(try reader.composed() == [frames[0], frames[1], frames[1], frames[2]])
  }

  @Test(arguments: [4, 30, 90], [true, false])
  func `movers on any ground come back`(moverSize: Int, isOpaque: Bool) throws {
    var generator = SeededGenerator(seed: UInt64(moverSize))
    var frames = [noise(130, 100, isOpaque: isOpaque, seed: 8)]
    for _ in 0..<12 {
      var next = frames[frames.count - 1]
      for _ in 0..<2 {
        let color = TestFilm.pixel(isOpaque: isOpaque, &generator)
        let left = Int.random(in: 0...130 - moverSize, using: &generator)
        let top = Int.random(in: 0...100 - moverSize, using: &generator)
        for row in top..<top + moverSize {
          for column in left..<left + moverSize { next.pixels[row * 130 + column] = color }
        }
      }
      if next != frames[frames.count - 1] { frames.append(next) }
    }
    let one = try film(frames, isOpaque: isOpaque)
    #expect(try one.reader.composed() == frames)
    #expect(try film(frames, isOpaque: isOpaque).bytes == one.bytes)
  }

  // MARK: - What is held back

  @Test func `at most 256 frames are held back`() throws {
    var bitmap = Bitmap(width: 3, height: 3, pixels: Array(repeating: 0xFF00_0000, count: 9))
    let frames = (0..<260).map { index in
      bitmap.pixels[index % 9] += 1
      return bitmap
    }
    let film = try film(frames)
    #expect(film.callCounts[..<256].allSatisfy { $0 == 0 })
    // The head, and two chunks for each frame but the last one.
    #expect(film.callCounts[256...] == [513, 515, 517, 519])
    #expect(try film.reader.composed() == frames)
  }

  @Test func `at most four million pixels and a frame are held back`() throws {
    let frames = (0..<4).map { index in
      Bitmap(
        width: 2_000, height: 1_100,
        pixels: Array(repeating: 0xFF00_0000 | UInt32(index), count: 2_200_000))
    }
    #expect(try film(frames).callCounts == [0, 0, 5, 7])
  }

  @Test func `a film with alpha holds the last frame back alone`() throws {
    #expect(try film(corners(4, isOpaque: false), isOpaque: false).callCounts == [0, 3, 5, 7])
  }
}
