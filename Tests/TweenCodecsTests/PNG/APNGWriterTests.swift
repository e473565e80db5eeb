import CZlib
import Testing
import TweenMath
import TweenPaint

@testable import TweenCodecs

@Suite struct APNGWriterTests {
  private func unit(_ numerator: Int, _ denominator: Int) throws -> FilmTimeUnit {
    try #require(FilmTimeUnit(numerator: numerator, denominator: denominator))
  }

  /// The file of frames of these durations, read.
  private func film(
    _ frames: [Bitmap], isOpaque: Bool = true, units: [Int]? = nil, unit: (Int, Int) = (1, 60),
    loopCount: Int = 0
  ) throws -> APNGReader {
    let sink = MemorySink()
    let writer = try APNGWriter(
      width: frames[0].width, height: frames[0].height, isOpaque: isOpaque,
      timeUnit: self.unit(unit.0, unit.1), loopCount: loopCount, sink: sink)
    for (index, frame) in frames.enumerated() { try writer.add(frame, units: units?[index] ?? 1) }
    try writer.finish()
    let reader = try APNGReader(sink.bytes)
    #expect(reader.announcedCount == reader.frames.count)
    #expect(writer.frameCount == reader.frames.count)
    return reader
  }

  /// One frame for each duration, all different.
  private func delays(_ units: [Int], unit: (Int, Int)) throws -> [APNGReader.Frame] {
    let frames = units.indices.map {
      Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFF00_0000 | UInt32($0), count: 4))
    }
    return try film(frames, units: units, unit: unit).frames
  }

  @Test(
    arguments: [(1, 1), (1, 40), (40, 1), (7, 5), (61, 47), (300, 200)],
    [true, false])
  func `every pixel of every frame comes back`(size: (Int, Int), isOpaque: Bool) throws {
    let frames = TestFilm.frames(
      20, size: size, isOpaque: isOpaque, seed: UInt64(size.0 * 1_000 + size.1))
    let expected = TestFilm.distinct(frames)
    let reader = try film(frames, isOpaque: isOpaque)
    #expect((reader.width, reader.height) == size)
    #expect(reader.colorType == 6 || isOpaque && reader.colorType == 2)
    #expect(try reader.composed() == expected.map(\.bitmap))
    #expect(
      reader.frames.map { $0.numerator * 60 }
        == expected.indices.map { index in
          expected[index].count * reader.frames[index].denominator
        })
  }

  @Test func `the chunks are in the order that the specification demands`() throws {
    let frames = TestFilm.frames(2, size: (30, 30), isOpaque: true, seed: 4)
    var other = frames[0]
    other.pixels[70] ^= 1
    let reader = try film([frames[0], other], loopCount: 7)
    #expect(
      reader.chunks == ["IHDR", "acTL", "sRGB", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(reader.loopCount == 7)
    #expect(try film([other]).chunks == ["IHDR", "acTL", "sRGB", "fcTL", "IDAT", "IEND"])
  }

  @Test func `the default image is the first frame`() throws {
    let frames = TestFilm.frames(5, size: (20, 10), isOpaque: false, seed: 9)
    let sink = MemorySink()
    let writer = try APNGWriter(
      width: 20, height: 10, isOpaque: false, timeUnit: unit(1, 30), sink: sink)
    for frame in frames { try writer.add(frame) }
    try writer.finish()
    #expect(try ImageDecoder.decode(sink.bytes) == frames[0])
  }

  @Test func `a frame has only the box that changed`() throws {
    let first = Bitmap(width: 50, height: 40, pixels: Array(repeating: 0xFF11_2233, count: 2_000))
    var second = first
    for (column, row) in [(12, 9), (30, 31), (20, 20)] { second.pixels[row * 50 + column] = ~0 }
    let frame = try film([first, second]).frames[1]
    #expect((frame.left, frame.top, frame.width, frame.height) == (12, 9, 19, 23))
  }

  @Test func `pixels outside of the caller's box are not compared`() throws {
    let first = Bitmap(width: 9, height: 9, pixels: Array(repeating: 0xFF00_0000, count: 81))
    var second = first
    (second.pixels[0], second.pixels[40]) = (~0, ~0)
    let sink = MemorySink()
    let writer = try APNGWriter(
      width: 9, height: 9, isOpaque: true, timeUnit: unit(1, 60), sink: sink)
    try writer.add(first, changedWithin: FilmBox(left: 3, top: 3, width: 1, height: 1))
    try writer.add(second, changedWithin: FilmBox(left: 3, top: 3, width: 99, height: .max))
    try writer.add(second, changedWithin: FilmBox(left: 20, top: -5, width: 2, height: 2))
    try writer.finish()
    let frames = try APNGReader(sink.bytes).frames
    #expect(frames.count == 2)
    #expect((frames[1].left, frames[1].top, frames[1].width, frames[1].height) == (4, 4, 1, 1))
    #expect((frames[1].numerator, frames[1].denominator) == (1, 30))
  }

  @Test func `a large frame is divided into chunks`() throws {
    var generator = SeededGenerator(seed: 3)
    func noise() -> Bitmap {
      Bitmap(
        width: 800, height: 600,
        pixels: (0..<480_000).map { _ in TestFilm.pixel(isOpaque: true, &generator) })
    }
    let frames = [noise(), noise()]
    let reader = try film(frames)
    #expect(reader.chunks.count { $0 == "IDAT" } == 2 && reader.chunks.count { $0 == "fdAT" } == 2)
    #expect(try reader.composed() == frames)
    // Stored bytes: the filters', the channels' and five for each part of a block.
    #expect(reader.frames[0].data.count < 600 * 2_401 + 1_000)
  }

  @Test(arguments: [true, false])
  func `a picture of soft changes is filtered`(isOpaque: Bool) throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for index in bitmap.pixels.indices {
      let (x, y) = (index % 256, index / 256)
      bitmap.pixels[index] =
        0xFF00_0000 | UInt32((x * x + 3 * y) / 256 & 255) << 16
        | UInt32((x * y) / 256 & 255) << 8 | UInt32((2 * x + y * y) / 300 & 255)
    }
    let reader = try film([bitmap], isOpaque: isOpaque)
    #expect(try reader.composed() == [bitmap])
    let plain = try PNGRows(isOpaque ? .rgb : .rgba)
    plain.fill(bitmap, FilmBox(left: 0, top: 0, width: 256, height: 256))
    let stream = try ZlibStream(level: 6)
    try plain.withBytes { try stream.compress($0) }
    #expect(reader.frames[0].data.count * 2 < stream.bytes.count)
  }

  @Test func `the bytes of a box do not depend on earlier boxes`() throws {
    let frames = TestFilm.frames(9, size: (90, 70), isOpaque: true, seed: 21)
    let rows = try PNGRows(.rgb)
    func file(_ rows: PNGRows, _ bitmap: Bitmap, _ box: FilmBox) throws -> [UInt8] {
      rows.fill(bitmap, box)
      let stream = try ZlibStream(level: 6)
      try rows.withBytes { try stream.compress($0) }
      return Array(stream.bytes)
    }
    var generator = SeededGenerator(seed: 22)
    for frame in frames {
      let box = TestFilm.box(in: (90, 70), &generator)
      #expect(try file(rows, frame, box) == file(PNGRows(.rgb), frame, box))
    }
  }

  // MARK: - Time

  @Test func `delays are exact fractions where 16 bits hold them`() throws {
    let found = try delays([1, 2, 60, 65], unit: (1_001, 60_000))
    #expect(found.map(\.numerator) == [1_001, 1_001, 1_001, 13_013])
    #expect(found.map(\.denominator) == [60_000, 30_000, 1_000, 12_000])
  }

  @Test(arguments: [
    (1_001, 60_000), (1_001, 120_000), (1, 60), (1, 1_000_003), (7, 3), (2_147_483_647, 65_537),
  ])
  func `the sum of all delays is the film's time`(unit: (Int, Int)) throws {
    var generator = SeededGenerator(seed: 11)
    let least = max(1, unit.1 / unit.0 / 10_000)
    var delays = FractionDelays(try self.unit(unit.0, unit.1))
    var (time, written) = (0.0, 0.0)
    for _ in 0..<300 {
      let units = least * Int.random(in: 1...500, using: &generator)
      let parts = delays.delays(units: units)
      time += Double(units) * Double(unit.0) / Double(unit.1)
      for part in parts {
        #expect(part.numerator > 0 && part.denominator > 0)
        written += Double(part.numerator) / Double(part.denominator)
      }
      // The denominators in use are half as large as 16 bits allow, or larger, up to 60,000.
      let last = parts.last.map { Double($0.numerator) / Double($0.denominator) } ?? 0
      #expect(abs(time - written) <= max(last / 65_535, 1 / 60_000) + 1e-6)
    }
  }

  @Test func `the error of a rounded delay is carried to the next`() throws {
    // 67 units are 67067/60000, which 16 bits do not hold: 33533.5/30000, rounded up.
    let found = try delays([67, 1, 1], unit: (1_001, 60_000))
    #expect(found.map(\.numerator) == [5_589, 1, 1_001])
    #expect(found.map(\.denominator) == [5_000, 60, 60_000])
    #expect(found.reduce(0) { $0 + $1.numerator * (60_000 / $1.denominator) } == 69 * 1_001)
    // 500.5 / 60000 each.
    let fine = try delays(Array(repeating: 1, count: 8), unit: (1_001, 120_000))
    #expect(fine.reduce(0) { $0 + $1.numerator * (60_000 / $1.denominator) } == 4_004)
  }

  @Test func `a hold longer than 65535 seconds is several frames of one pixel`() throws {
    let found = try delays([200_000, 3], unit: (1, 1))
    #expect(found.map(\.numerator) == [65_535, 65_535, 65_535, 3_395, 3])
    #expect(found.map(\.denominator) == [1, 1, 1, 1, 1])
    #expect(found.map(\.width) == [2, 1, 1, 1, 2])
    let frames = (0..<2).map { Bitmap(width: 1, height: 1, pixels: [0xFF00_0000 | UInt32($0)]) }
    let shown = try film(frames, units: [70_000, 1], unit: (1, 1)).composed()
    #expect(shown == [frames[0], frames[0], frames[1]])
  }

  @Test func `time units are fractions of 31 bits above 0`() throws {
    for (numerator, denominator) in [(0, 1), (1, 0), (-1, 60), (1 << 31, 1), (1, 1 << 31)] {
      #expect(FilmTimeUnit(numerator: numerator, denominator: denominator) == nil)
    }
    #expect(try unit(2_002, 120_000) == unit(1_001, 60_000))
  }

  // MARK: - Errors

  @Test func `frames of another size, of no duration and after the end are refused`() throws {
    let writer = try APNGWriter(
      width: 3, height: 2, isOpaque: true, timeUnit: unit(1, 60), sink: MemorySink())
    let frame = Bitmap(width: 3, height: 2)
    #expect(throws: FilmFormatError.noFrames) { try writer.finish() }
    #expect(
      throws: FilmFormatError.frameSize(expectedWidth: 3, expectedHeight: 2, width: 2, height: 3)
    ) { try writer.add(Bitmap(width: 2, height: 3)) }
    for units in [0, -1, Int.max, Int.min] {
      #expect(throws: FilmFormatError.unsupportedTime) { try writer.add(frame, units: units) }
    }
    try writer.add(frame)
    #expect(throws: FilmFormatError.unsupportedTime) { try writer.add(frame, units: 60 << 32) }
    try writer.finish()
    #expect(throws: FilmFormatError.isFinished) { try writer.finish() }
    #expect(throws: FilmFormatError.isFinished) { try writer.add(frame) }
  }

  @Test func `sizes that an APNG or memory cannot hold are refused`() throws {
    for (width, height) in [(0, 1), (1, 0), (-1, 5), (1 << 31, 1), (1, 1 << 31), (50_000, 50_000)] {
      #expect(
        throws: FilmFormatError.unsupportedSize(format: "An APNG", width: width, height: height)
      ) {
        try APNGWriter(
          width: width, height: height, isOpaque: true, timeUnit: unit(1, 60), sink: MemorySink())
      }
    }
  }

  @Test(arguments: [true, false])
  func `an error of the sink comes back from every call, and stays`(isOpaque: Bool) throws {
    let frames = TestFilm.distinct(
      TestFilm.frames(6, size: (9, 9), isOpaque: isOpaque, seed: 2)
    ).map(\.bitmap)
    func write(_ sink: MemorySink) throws {
      let writer = try APNGWriter(
        width: 9, height: 9, isOpaque: isOpaque, timeUnit: unit(1, 60), sink: sink)
      do {
        for frame in frames { try writer.add(frame) }
        try writer.finish()
      } catch {
        #expect(throws: MemorySink.Full.self) { try writer.add(frames[0]) }
        #expect(throws: MemorySink.Full.self) { try writer.finish() }
        throw error
      }
    }
    let good = MemorySink()
    try write(good)
    #expect(good.callCount == 1 + 2 * frames.count + 2)
    for call in 1...good.callCount {
      let sink = MemorySink()
      sink.failingCall = call
      #expect(throws: MemorySink.Full.self) { try write(sink) }
      #expect(sink.callCount == call)
    }
  }
}
