import Testing
import TweenCodecs
import TweenMath
import TweenPaint

@Suite struct GIFDecoderTests {
  private let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [1, 2, 3]]
  private let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF01_0203]

  private func failure(
    _ file: [UInt8], _ limits: ImageDecoder.Limits = ImageDecoder.Limits()
  ) -> ImageDecodingError? {
    do {
      _ = try ImageDecoder.decode(file, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func builder(_ size: (Int, Int), _ pictures: [GIFBuilder.Picture]) -> GIFBuilder {
    GIFBuilder(width: size.0, height: size.1, colors: colors, pictures: pictures)
  }

  @Test func `pixels have the colours of the table`() throws {
    let numbers = [0, 1, 2, 3, 2, 1]
    let file = builder((3, 2), [.init(width: 3, height: 2, numbers: numbers)]).file
    #expect(ImageDecoder.format(of: file) == .gif)
    let bitmap = try ImageDecoder.decode(file)
    #expect((bitmap.width, bitmap.height) == (3, 2))
    #expect(bitmap.pixels == numbers.map { pixels[$0] })
  }

  @Test func `a picture's own table and its clear colour count before the file's`() throws {
    var picture = GIFBuilder.Picture(width: 2, height: 1, numbers: [0, 1])
    picture.colors = [[9, 8, 7], [6, 5, 4]]
    picture.transparent = 1
    #expect(try ImageDecoder.decode(builder((2, 1), [picture]).file).pixels == [0xFF09_0807, 0])
  }

  @Test func `the first of several pictures lies where it says on a clear canvas`() throws {
    let first = GIFBuilder.Picture(left: 1, top: 1, width: 2, height: 1, numbers: [1, 2])
    let second = GIFBuilder.Picture(width: 4, height: 3, numbers: Array(repeating: 0, count: 12))
    let bitmap = try ImageDecoder.decode(builder((4, 3), [first, second]).file)
    var expected = [UInt32](repeating: 0, count: 12)
    (expected[5], expected[6]) = (pixels[1], pixels[2])
    #expect(bitmap.pixels == expected)
    // What lies outside of the canvas is left out.
    let outside = GIFBuilder.Picture(left: 1, top: 0, width: 2, height: 2, numbers: [0, 1, 2, 3])
    #expect(try ImageDecoder.decode(builder((2, 1), [outside]).file).pixels == [0, pixels[0]])
  }

  @Test func `rows of an interlaced picture come in their places`() throws {
    let numbers = (0..<9 * 9).map { $0 / 9 % 4 }
    var picture = GIFBuilder.Picture(width: 9, height: 9, numbers: numbers)
    picture.isInterlaced = true
    #expect(
      try ImageDecoder.decode(builder((9, 9), [picture]).file).pixels == numbers.map { pixels[$0] })
  }

  @Test func `a large picture comes whole`() throws {
    var generator = SeededGenerator(seed: 5)
    let numbers = (0..<97 * 61).map { _ in Int.random(in: 0..<4, using: &generator) }
    let file = builder((97, 61), [.init(width: 97, height: 61, numbers: numbers)]).file
    #expect(try ImageDecoder.decode(file).pixels == numbers.map { pixels[$0] })
  }

  @Test func `what is too large, empty or without colours is said`() {
    let one = GIFBuilder.Picture(width: 1, height: 1, numbers: [0])
    let limits = ImageDecoder.Limits(side: 100)
    #expect(
      failure(builder((101, 1), [one]).file, limits)
        == .tooLarge(width: 101, height: 1, limits: limits))
    #expect(
      failure(builder((50, 50), [.init(width: 1, height: 101, numbers: [])]).file, limits)
        == .tooLarge(width: 1, height: 101, limits: limits))
    #expect(failure(builder((4, 4), []).file) == .broken(.gif, "It has no picture."))
    var plain = builder((1, 1), [one])
    plain.colors = nil
    #expect(failure(plain.file) == .broken(.gif, "It has no table of colors."))
  }

  @Test func `no beginning of a file is a picture, and none traps`() {
    let numbers = (0..<300).map { $0 % 4 }
    let file = builder((20, 15), [.init(width: 20, height: 15, numbers: numbers)]).file
    // Behind the last pixels nothing matters.
    let end = file.count - 4
    for count in 0..<end { #expect(failure(Array(file[..<count])) != nil, "\(count)") }
  }

  @Test func `no change of bytes traps`() {
    var generator = SeededGenerator(seed: 11)
    let numbers = (0..<64).map { $0 % 4 }
    var picture = GIFBuilder.Picture(width: 8, height: 8, numbers: numbers)
    picture.colors = colors
    picture.isInterlaced = true
    let file = builder((8, 8), [picture, picture]).file
    let limits = ImageDecoder.Limits(side: 4_096, pixelCount: 1 << 20)
    for _ in 0..<2_000 {
      var changed = file
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        changed[Int.random(in: 6..<file.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? ImageDecoder.decode(changed, limits: limits)
    }
  }
}
