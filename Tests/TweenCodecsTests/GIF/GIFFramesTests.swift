import Testing
import TweenCodecs
import TweenPaint

/// All frames of a GIF file. Expected pixels follow from the disposal methods of GIF89a, section 23.
@Suite struct GIFFramesTests {
  private let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255]]
  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF

  private func builder(_ size: (Int, Int), _ pictures: [GIFBuilder.Picture]) -> GIFBuilder {
    GIFBuilder(width: size.0, height: size.1, colors: colors, pictures: pictures)
  }

  /// A row of three pixels, then pictures of one pixel, each at the place of its index.
  private func row(_ disposals: [Int], firstDisposal: Int = 1) -> GIFBuilder {
    var first = GIFBuilder.Picture(width: 3, height: 1, numbers: [0, 0, 0])
    first.disposal = firstDisposal
    let others = disposals.enumerated().map { index, disposal in
      var picture = GIFBuilder.Picture(left: index, width: 1, height: 1, numbers: [1])
      picture.disposal = disposal
      return picture
    }
    return builder((3, 1), [first] + others)
  }

  private func pixels(_ file: [UInt8]) throws -> [[UInt32]] {
    let frames = try ImageDecoder.frames(file)
    return try (0..<frames.count).map { try frames.bitmap(at: $0).pixels }
  }

  @Test func `size, count, delays and loops are the file's`() throws {
    var file = row([1, 1])
    (file.pictures[0].delay, file.pictures[1].delay, file.pictures[2].delay) = (0, 7, 65_535)
    file.loopCount = 300
    let frames = try ImageDecoder.frames(file.file)
    #expect(frames.format == .gif && frames.count == 3 && frames.isComplete)
    #expect((frames.width, frames.height) == (3, 1))
    #expect(frames.delays == [0, 70, 655_350])
    #expect(frames.loopCount == 300)
    #expect(frames.traits.isIndexed && frames.traits.bitDepth == 8 && !frames.traits.hasAlpha)
    #expect(try ImageDecoder.frames(row([]).file).loopCount == nil)
  }

  @Test func `a frame stays, becomes clear or gives back what was before`() throws {
    #expect(
      try pixels(row([1, 0, 1]).file) == [
        [red, red, red], [green, red, red], [green, green, red], [green, green, green],
      ])
    #expect(
      try pixels(row([2, 2, 1]).file) == [
        [red, red, red], [green, red, red], [0, green, red], [0, 0, green],
      ])
    #expect(
      try pixels(row([3, 3, 1]).file) == [
        [red, red, red], [green, red, red], [red, green, red], [red, red, green],
      ])
    #expect(
      try pixels(row([1], firstDisposal: 2).file) == [[red, red, red], [green, 0, 0]])
  }

  @Test func `what is below shows through the clear colour`() throws {
    var second = GIFBuilder.Picture(width: 3, height: 1, numbers: [2, 1, 2])
    second.transparent = 1
    let first = GIFBuilder.Picture(width: 3, height: 1, numbers: [0, 1, 0])
    let file = builder((3, 1), [first, second]).file
    #expect(try pixels(file) == [[red, green, red], [blue, green, blue]])
    #expect(try ImageDecoder.frames(file).traits.hasAlpha)
  }

  @Test func `a frame may have its own colours, be interlaced and reach beyond the canvas`() throws
  {
    let first = GIFBuilder.Picture(width: 2, height: 5, numbers: Array(repeating: 0, count: 10))
    var second = GIFBuilder.Picture(
      left: 1, top: 1, width: 2, height: 5, numbers: (0..<10).map { $0 / 2 })
    second.colors = (0..<5).map { [UInt8($0), 0, 9] }
    second.isInterlaced = true
    let shown = try pixels(builder((2, 5), [first, second]).file)[1]
    var expected = [UInt32](repeating: red, count: 10)
    for row in 1..<5 { expected[2 * row + 1] = 0xFF00_0009 | UInt32(row - 1) << 16 }
    #expect(shown == expected)
  }

  @Test func `frames are the same in any order`() throws {
    let file = row([3, 2, 1], firstDisposal: 2).file
    let expected = try pixels(file)
    let frames = try ImageDecoder.frames(file)
    for index in [3, 0, 2, 2, 1, 3] {
      #expect(try frames.bitmap(at: index).pixels == expected[index])
    }
    #expect(throws: ImageDecodingError.self) { try frames.bitmap(at: 4) }
    #expect(throws: ImageDecodingError.self) { try frames.bitmap(at: -1) }
  }

  @Test func `frames that build on a broken one are errors, the others are pictures`() throws {
    var builder = row([2, 1, 1])
    builder.pictures[2] = GIFBuilder.Picture(width: 3, height: 1, numbers: [1, 1, 1])
    builder.pictures[2].disposal = 2
    var file = builder.file
    // The second picture's codes follow its size of a code and the length of its only block.
    let marks = file.indices.filter {
      file[$0...].starts(with: [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 8])
    }
    for place in 12..<14 { file[try #require(marks.first) + place] = 0xFF }
    let frames = try ImageDecoder.frames(file)
    #expect(frames.count == 4)
    for _ in 0..<2 {
      #expect(try frames.bitmap(at: 0).pixels == [red, red, red])
      #expect(throws: ImageDecodingError.self) { try frames.bitmap(at: 1) }
      #expect(throws: ImageDecodingError.self) { try frames.bitmap(at: 2) }
      // All was clear before it.
      #expect(try frames.bitmap(at: 3).pixels == [0, 0, green])
    }
  }

  @Test func `the first frame is the picture that decode gives`() throws {
    var inner = GIFBuilder.Picture(left: 1, top: 1, width: 2, height: 1, numbers: [1, 2])
    inner.transparent = 2
    for size in [(4, 3), (0, 0)] {
      let file = builder(size, [inner, inner]).file
      let frames = try ImageDecoder.frames(file)
      #expect(try frames.bitmap(at: 0) == ImageDecoder.decode(file))
      #expect(frames.traits.hasAlpha)
    }
  }

  @Test func `a file that breaks off has the frames that are whole`() throws {
    let file = row([1, 1]).file
    let ends = (0..<file.count).map { try? ImageDecoder.frames(Array(file[..<$0])) }
    let counts = ends.map { $0?.count ?? 0 }
    #expect(counts == counts.sorted() && Set(counts) == [0, 1, 2, 3])
    #expect(ends.allSatisfy { $0?.isComplete != true })
    #expect(
      try ImageDecoder.frames(Array(file.dropLast())).bitmap(at: 2).pixels == [green, green, red])
    #expect(throws: ImageDecodingError.truncated(.gif, 20)) {
      try ImageDecoder.frames(Array(file[..<20]))
    }
    #expect(throws: ImageDecodingError.broken(.gif, "It has no picture.")) {
      try ImageDecoder.frames(builder((1, 1), []).file)
    }
  }

  @Test func `a canvas beyond the limits, and too many frames, are refused`() throws {
    let limits = ImageDecoder.Limits(side: 2)
    #expect(throws: ImageDecodingError.tooLarge(width: 3, height: 1, limits: limits)) {
      try ImageDecoder.frames(row([1]).file, limits: limits)
    }
    // 2^26 pixels each: 64 of them are 2^32.
    let tiny = GIFBuilder.Picture(width: 1, height: 1, numbers: [0])
    func count(_ pictures: Int) throws -> Int {
      try ImageDecoder.frames(
        builder((8_192, 8_192), Array(repeating: tiny, count: pictures)).file
      ).count
    }
    #expect(try count(64) == 64)
    #expect(throws: ImageDecodingError.self) { try count(65) }
  }
}
