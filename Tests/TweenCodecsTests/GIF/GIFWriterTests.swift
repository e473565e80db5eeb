import Testing
import TweenCodecs
import TweenPaint

/// Films written as GIF and read by our own decoder.
@Suite struct GIFWriterTests {
  private typealias Film = GIFTestFilm

  @Test func `frames of few colours come back exactly, with their times and loops`() throws {
    let frames = (0..<3).map { number in
      Bitmap.drawn(width: 7, height: 5) { x, y in
        0xFF10_2030 + UInt32((x + y * number) % 9) * 0x050607
      }
    }
    let film = try Film(frames, rate: (25, 1), loops: 3)
    #expect(try film.pixels == frames.map(\.pixels))
    #expect(film.read.delays == [40, 40, 40])
    // The extension's number counts the repetitions after the first time.
    #expect(film.read.loopCount == 2)
    #expect(film.read.isComplete && film.droppedCount == 0)
    #expect(try Film(frames, loops: 0).read.loopCount == 0)
    #expect(try Film(frames, loops: 1).read.loopCount == nil)
    #expect(try Film(frames, loops: 65_536).read.loopCount == 65_535)
  }

  @Test func `random boxes come back exactly`() throws {
    var random = GIFTestRandom(seed: 5)
    var bitmap = Bitmap.drawn(width: 61, height: 37) { _, _ in 0xFF00_0000 }
    let frames = (0..<60).map { _ in
      let left = Int.random(in: 0..<61, using: &random)
      let top = Int.random(in: 0..<37, using: &random)
      let right = Int.random(in: left..<61, using: &random)
      let bottom = Int.random(in: top..<37, using: &random)
      for y in top...bottom {
        for x in left...right where Int.random(in: 0..<3, using: &random) > 0 {
          bitmap.pixels[y * 61 + x] = 0xFF00_0000 | UInt32.random(in: 0..<180, using: &random)
        }
      }
      return bitmap
    }
    let film = try Film(frames, rate: (10, 1))
    #expect(try film.pixels == Film.shown(frames))
    #expect(film.read.delays.reduce(0, +) == 6000)
  }

  @Test func `transparent pixels come back, and clear what was there`() throws {
    var random = GIFTestRandom(seed: 9)
    let colors: [UInt32] = [0, 0, 0xFFFF_0000, 0xFF00_FF00, 0xFF12_3456]
    var bitmap = Bitmap(width: 23, height: 19)
    let frames = (0..<80).map { number in
      for _ in 0..<(number % 7 * 6) {
        let place = Int.random(in: 0..<bitmap.pixels.count, using: &random)
        bitmap.pixels[place] = colors[Int.random(in: 0..<colors.count, using: &random)]
      }
      if number % 20 == 15 { bitmap = Bitmap(width: 23, height: 19) }
      return bitmap
    }
    let film = try Film(frames, rate: (20, 1), hasAlpha: true)
    #expect(try film.pixels == Film.shown(frames))
    #expect(film.read.traits.hasAlpha)
  }

  @Test func `alpha below 128 is transparent, and other colours lose their alpha`() throws {
    let pixels: [UInt32] = [0x7F7F_0000, 0x8080_4000, 0xFF01_0203, 0]
    let bitmap = Bitmap(width: 4, height: 1, pixels: pixels)
    #expect(
      try Film([bitmap], hasAlpha: true).pixels == [[0, 0xFFFF_8000, 0xFF01_0203, 0]])
    #expect(
      try Film([bitmap]).pixels == [[0xFF7F_0000, 0xFF80_4000, 0xFF01_0203, 0xFF00_0000]])
  }

  @Test func `equal frames extend the frame before`() throws {
    let red = Bitmap.drawn(width: 3, height: 2) { _, _ in 0xFFFF_0000 }
    let blue = Bitmap.drawn(width: 3, height: 2) { _, _ in 0xFF00_00FF }
    let film = try Film([red, red, blue, blue, blue, red], rate: (10, 1))
    #expect(film.read.delays == [200, 300, 100])
    #expect(film.droppedCount == 0)
    // Bitmaps of frames that are marked as unchanged are not read.
    let sink = GIFTestSink()
    let writer = try GIFWriter(
      width: 3, height: 2, rate: (10, 1), loops: 0, hasAlpha: false, to: sink)
    for (bitmap, isUnchanged) in [(red, true), (blue, true), (blue, false), (blue, true)] {
      try writer.add(bitmap, isUnchanged: isUnchanged)
    }
    try writer.finish()
    let frames = try ImageDecoder.frames(sink.file)
    #expect(frames.delays == [200, 200])
    #expect(try frames.bitmap(at: 0) == red && frames.bitmap(at: 1) == blue)
  }

  @Test(arguments: [(1, 1), (1, 9), (9, 1), (300, 1)])
  func `narrow films come back`(width: Int, height: Int) throws {
    let frames = (0..<4).map { number in
      Bitmap.drawn(width: width, height: height) { x, y in
        0xFF00_0000 | UInt32((x + y) % 200 + number)
      }
    }
    #expect(try Film(frames).pixels == frames.map(\.pixels))
  }

  @Test func `a table has 2 to 256 colours, and 256 without a transparent one`() throws {
    for count in [1, 2, 3, 4, 5, 16, 17, 255, 256] {
      let frame = Bitmap.drawn(width: 256, height: 2) { x, _ in 0xFF00_0000 | UInt32(x % count) << 8
      }
      #expect(try Film([frame, frame]).pixels == [frame.pixels])
      var next = frame
      for x in 0..<255 { next.pixels[x] ^= 0xFF0000 }
      let film = try Film([frame, next])
      #expect(try film.pixels == [frame.pixels, next.pixels])
      #expect(film.tableSizes.allSatisfy { (2...256).contains($0) })
    }
  }

  @Test func `noise fills the table of strings many times`() throws {
    var random = GIFTestRandom(seed: 1)
    for count: UInt32 in [2, 3, 7, 100, 255] {
      let frame = Bitmap.drawn(width: 300, height: 300) { _, _ in
        0xFF00_0000 | UInt32.random(in: 0..<count, using: &random)
      }
      #expect(try Film([frame]).pixels == [frame.pixels])
    }
  }

  @Test func `every length of data ends right`() throws {
    var random = GIFTestRandom(seed: 2)
    for width in 1...400 {
      let frame = Bitmap.drawn(width: width, height: 1) { _, _ in
        0xFF00_0000 | UInt32.random(in: 0..<4, using: &random)
      }
      #expect(try Film([frame]).pixels == [frame.pixels])
    }
  }
}

/// Colours that a palette cannot all have.
@Suite struct GIFWriterColorTests {
  private typealias Film = GIFTestFilm

  @Test func `a gradient keeps its colours on average`() throws {
    let frame = Bitmap.drawn(width: 256, height: 200) { x, y in
      0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32((x + y) / 2)
    }
    let film = try Film([frame])
    #expect(film.tableSizes == [256])
    let shown = try #require(film.pixels.first)
    #expect(Film.meanError(shown, frame.pixels) < 6)
    // Mixtures of blocks of 8 x 8 pixels are nearer still.
    #expect(Film.meanError(Film.blocks(shown, 256), Film.blocks(frame.pixels, 256)) < 1.5)
  }

  @Test func `grey steps are finer than 6 bits`() throws {
    let frame = Bitmap.drawn(width: 300, height: 10) { x, y in
      let grey = UInt32(100 + x / 5)
      return 0xFF00_0000 | grey << 16 | grey << 8 | (grey + UInt32(y))
    }
    let shown = try #require(Film([frame]).pixels.first)
    #expect(Film.meanError(shown, frame.pixels) < 1)
  }

  @Test func `noise of all colours stays near`() throws {
    var random = GIFTestRandom(seed: 3)
    let frame = Bitmap.drawn(width: 300, height: 300) { _, _ in
      0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    let film = try Film([frame])
    #expect(film.tableSizes == [256])
    #expect(try Film.meanError(#require(film.pixels.first), frame.pixels) < 24)
  }

  @Test func `pixels that keep their colour keep their dithered one`() throws {
    let first = Bitmap.drawn(width: 120, height: 100) { x, y in
      0xFF00_0000 | UInt32(x) << 17 | UInt32(y) << 9 | 0x40
    }
    var second = first
    for y in 30..<60 {
      for x in 20..<90 where (x ^ y) & 1 == 0 { second.pixels[y * 120 + x] ^= 0x30_3F80 }
    }
    let shown = try Film([first, second]).pixels
    for place in first.pixels.indices where first.pixels[place] == second.pixels[place] {
      #expect(shown[0][place] == shown[1][place])
    }
  }

  @Test func `a large flat colour stays exact beside a gradient`() throws {
    let frame = Bitmap.drawn(width: 200, height: 200) { x, y in
      x < 120 ? 0xFFFB_E4E8 : 0xFF00_0000 | UInt32(y) << 16 | UInt32(x - 120) << 8
    }
    let shown = try #require(Film([frame]).pixels.first)
    #expect((0..<200).allSatisfy { y in shown[y * 200] == 0xFFFB_E4E8 })
  }

  @Test func `equal films give equal bytes`() throws {
    let frames = (0..<3).map { number in
      Bitmap.drawn(width: 90, height: 70) { x, y in
        0xFF00_0000 | UInt32(x * 2 + number) << 16 | UInt32(y * 3) << 8
      }
    }
    #expect(try Film(frames).file == Film(frames).file)
  }
}

/// The times of frames.
@Suite struct GIFWriterTimeTests {
  private typealias Film = GIFTestFilm

  /// Frames that are all different.
  private func frames(_ count: Int) -> [Bitmap] {
    (0..<count).map { number in
      Bitmap.drawn(width: 2, height: 1) { _, _ in 0xFF00_0000 | UInt32(number) }
    }
  }

  private func numbers(_ film: Film) throws -> [UInt32] {
    try film.pixels.map { $0[0] & 0xFF_FFFF }
  }

  @Test func `the sum of the delays is the length of the film`() throws {
    let films = [(30, 1, 30), (24, 1, 48), (7, 3, 20), (30_000, 1001, 90)]
    for (numerator, denominator, count) in films {
      let film = try Film(frames(count), rate: (numerator, denominator))
      #expect(film.droppedCount == 0 && film.read.count == count)
      let length = Double(count * denominator) * 1000 / Double(numerator)
      #expect(abs(Double(film.read.delays.reduce(0, +)) - length) <= 5)
    }
    #expect(try Film(frames(4), rate: (30, 1)).read.delays == [30, 40, 30, 30])
    #expect(try Film(frames(4), rate: (50, 1)).read.delays == [20, 20, 20, 20])
  }

  @Test func `of sixty frames a second a third is dropped`() throws {
    let film = try Film(frames(60), rate: (60, 1))
    #expect(film.read.delays.reduce(0, +) == 1000)
    #expect(film.droppedCount == 20 && film.read.count == 40)
    #expect(film.read.delays.allSatisfy { $0 >= 20 })
    #expect(try numbers(film).last == 59)
    let slower = try Film(frames(120), rate: (60_000, 1001))
    #expect(slower.read.delays.reduce(0, +) == 2000)
    #expect(slower.droppedCount == 120 - slower.read.count)
    #expect(try numbers(slower).last == 119)
  }

  @Test(arguments: [51, 60, 75, 90, 100, 120, 240, 1000])
  func `films of each length have their last frame and their time`(rate: Int) throws {
    for count in 1...40 {
      let film = try Film(frames(count), rate: (rate, 1))
      let length = 10 * ((200 * count + rate) / (2 * rate))
      #expect(film.read.delays.reduce(0, +) == max(length, 20))
      #expect(film.read.delays.allSatisfy { $0 >= 20 })
      #expect(try numbers(film).last == UInt32(count - 1))
      #expect(film.droppedCount == count - film.read.count)
    }
  }

  @Test func `a quick frame that stays is shown late and does not count as dropped`() throws {
    let (one, two, three) = (frames(3)[0], frames(3)[1], frames(3)[2])
    let film = try Film([one, two, three] + Array(repeating: three, count: 57), rate: (60, 1))
    #expect(try numbers(film) == [0, 1, 2])
    #expect(film.read.delays == [20, 20, 960])
    #expect(film.droppedCount == 0)
  }

  @Test func `long delays are split`() throws {
    let pictures = frames(2)
    for seconds in [655, 656, 1311, 1400] {
      let still = Array(repeating: pictures[0], count: seconds)
      let film = try Film(still + [pictures[1]], rate: (1, 1))
      #expect(film.read.delays.reduce(0, +) == 1000 * (seconds + 1))
      #expect(film.read.delays.allSatisfy { $0 >= 20 && $0 <= 655_350 })
      #expect(film.read.count == 1 + (100 * seconds + 65_534) / 65_535)
      #expect(try numbers(film).last == 1)
    }
    // A rest of one hundredth takes another one from the part before.
    let film = try Film([pictures[0], pictures[1]], rate: (100, 65_536))
    #expect(film.read.delays == [655_330, 30, 655_330, 30])
  }

  @Test func `a long frame that is cleared afterwards stays for its time`() throws {
    let full = Bitmap.drawn(width: 2, height: 2) { x, _ in x == 0 ? 0xFF00_00FF : 0xFFFF_0000 }
    let half = Bitmap.drawn(width: 2, height: 2) { x, _ in x == 0 ? 0xFF00_00FF : 0 }
    let film = try Film(
      Array(repeating: full, count: 700) + [half, full], rate: (1, 1), hasAlpha: true)
    #expect(try film.pixels == [full, full, half, full].map(\.pixels))
    #expect(film.read.delays == [655_350, 44_650, 1000, 1000])
  }
}

/// What a writer refuses, and errors of the film's file.
@Suite struct GIFWriterFailureTests {
  private func writer(
    _ width: Int = 2, _ height: Int = 2, rate: (Int, Int) = (30, 1), loops: Int = 0,
    to sink: GIFTestSink = GIFTestSink()
  ) throws -> GIFWriter {
    try GIFWriter(
      width: width, height: height, rate: rate, loops: loops, hasAlpha: false, to: sink)
  }

  @Test func `sizes, rates and loops have limits`() throws {
    for (width, height) in [(65_536, 1), (1, 65_536), (0, 1), (1, -1)] {
      #expect(throws: GIFWriter.Failure.unsupportedSize(width: width, height: height)) {
        try writer(width, height)
      }
    }
    for (numerator, denominator) in [(0, 1), (1, 0), (-1, -1), (1, 1_000_000_001)] {
      #expect(
        throws: GIFWriter.Failure.unsupportedRate(
          numerator: numerator, denominator: denominator)
      ) { try writer(rate: (numerator, denominator)) }
    }
    #expect(throws: GIFWriter.Failure.unsupportedLoops(-1)) { try writer(loops: -1) }
    #expect(throws: GIFWriter.Failure.unsupportedLoops(65_537)) { try writer(loops: 65_537) }
    let wide = Bitmap.drawn(width: 65_535, height: 1) { x, _ in 0xFF00_0000 | UInt32(x & 127) }
    let sink = GIFTestSink()
    let film = try writer(65_535, 1, to: sink)
    try film.add(wide, isUnchanged: false)
    try film.finish()
    let limits = ImageDecoder.Limits(side: 65_535)
    #expect(try ImageDecoder.frames(sink.file, limits: limits).bitmap(at: 0) == wide)
  }

  @Test func `a film needs frames of its size`() throws {
    #expect(throws: GIFWriter.Failure.noFrames) { try writer().finish() }
    #expect(
      throws: GIFWriter.Failure.frameSize(
        width: 3, height: 2, expectedWidth: 2, expectedHeight: 2)
    ) { try writer().add(Bitmap(width: 3, height: 2), isUnchanged: true) }
  }

  @Test func `errors of the file are thrown`() throws {
    let frames = (0..<3).map { number in
      Bitmap.drawn(width: 2, height: 2) { _, _ in 0xFF00_0000 | UInt32(number) }
    }
    // The head, three frames and the end are written one by one.
    for limit in 0..<5 {
      #expect(throws: GIFTestSink.Full.self) {
        let film = try writer(to: GIFTestSink(writeLimit: limit))
        for frame in frames { try film.add(frame, isUnchanged: false) }
        try film.finish()
      }
    }
    let film = try writer(to: GIFTestSink(writeLimit: 5))
    for frame in frames { try film.add(frame, isUnchanged: false) }
    try film.finish()
  }
}
