import Testing
import TweenCodecs
import TweenPaint

/// All frames of an animated WebP file. Expected pixels follow from the container specification's
/// blending and disposal methods.
@Suite struct WebPFramesTests {
  /// A file of a row of one colour, blue, green, red, alpha.
  private func row(_ bytes: [UInt8], _ width: Int) -> [UInt8] {
    WebPBuilder.lossless((0..<width).flatMap { _ in bytes }, width, 1)
  }

  private func file(_ frames: [[UInt8]], loops: UInt8 = 0) -> [UInt8] {
    WebPBuilder.extended(
      18, (4, 1),
      WebPBuilder.chunk("ANIM", [255, 255, 255, 255, loops, 0]) + frames.flatMap { $0 })
  }

  private let red: [UInt8] = [0, 0, 255, 255]
  private let blue: [UInt8] = [255, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  private func pixels(_ file: [UInt8]) throws -> [[UInt32]] {
    let frames = try ImageDecoder.frames(file)
    return try (0..<frames.count).map { try frames.bitmap(at: $0).pixels }
  }

  @Test func `size, count, delays and loops are the file's`() throws {
    let frames = try ImageDecoder.frames(
      file(
        [
          WebPBuilder.frame((0, 0), (4, 1), row(red, 4), delay: 40),
          WebPBuilder.frame((2, 0), (1, 1), row(blue, 1), delay: 0),
        ], loops: 3))
    #expect(frames.format == .webp && frames.count == 2 && frames.isComplete)
    #expect((frames.width, frames.height) == (4, 1))
    #expect(frames.delays == [40, 0] && frames.loopCount == 3)
    #expect(frames.traits.hasAlpha)
  }

  @Test func `frames stay or become clear, and are blended or not`() throws {
    let (r, b): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    let first = WebPBuilder.frame((0, 0), (4, 1), row(red, 4))
    #expect(
      try pixels(
        file([
          first, WebPBuilder.frame((2, 0), (1, 1), row(blue, 1), flags: 1),
          WebPBuilder.frame((0, 0), (1, 1), row(blue, 1)),
        ])) == [[r, r, r, r], [r, r, b, r], [b, r, 0, r]])
    // Half of blue over red: 128 + 255 * 127 / 255 of alpha.
    let half = row([255, 0, 0, 128], 1)
    #expect(
      try pixels(file([first, WebPBuilder.frame((2, 0), (1, 1), half)]))[1]
        == [r, r, 0xFF7F_0080, r])
    #expect(
      try pixels(file([first, WebPBuilder.frame((2, 0), (1, 1), half, flags: 2)]))[1]
        == [r, r, 0x8000_0080, r])
    #expect(try pixels(file([first, WebPBuilder.frame((0, 0), (4, 1), row(clear, 4))]))[1][3] == r)
  }

  @Test func `frames are the same in any order`() throws {
    let parts = [
      WebPBuilder.frame((0, 0), (4, 1), row(red, 4), flags: 1),
      WebPBuilder.frame((2, 0), (2, 1), row(blue, 2)),
      WebPBuilder.frame((0, 0), (4, 1), row([1, 2, 3, 40], 4), flags: 2),
      WebPBuilder.frame((0, 0), (1, 1), row(red, 1)),
    ]
    let expected = try pixels(file(parts))
    let frames = try ImageDecoder.frames(file(parts))
    for index in [3, 1, 0, 2, 2, 3] {
      #expect(try frames.bitmap(at: index).pixels == expected[index])
    }
  }

  @Test func `a still picture is one frame, not turned by EXIF`() throws {
    let picture = WebPBuilder.lossless([1, 0, 0, 255, 2, 0, 0, 255], 2, 1)
    // A TIFF with the one tag 0x0112: half a turn.
    let exif: [UInt8] =
      [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0] + [0x12, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0]
      + [0, 0, 0, 0]
    let turned = WebPBuilder.extended(
      8, (2, 1), Array(picture[12...]) + WebPBuilder.chunk("EXIF", exif))
    for (file, orientation) in [(picture, nil), (turned, ImageOrientation.bottomRight)] {
      let frames = try ImageDecoder.frames(file)
      #expect(frames.count == 1 && frames.delays == [0] && frames.loopCount == nil)
      #expect(try frames.bitmap(at: 0).pixels == [0xFF00_0001, 0xFF00_0002])
      #expect(frames.traits.orientation == orientation)
    }
  }

  @Test func `a file that breaks off has the frames that are whole`() throws {
    let whole = file([
      WebPBuilder.frame((0, 0), (4, 1), row(red, 4)),
      WebPBuilder.frame((2, 0), (1, 1), row(blue, 1)),
    ])
    let ends = (0..<whole.count).map { try? ImageDecoder.frames(Array(whole[..<$0])) }
    let counts = ends.map { $0?.count ?? 0 }
    #expect(counts == counts.sorted() && Set(counts).isSuperset(of: [0, 1]))
    #expect(ends.allSatisfy { $0?.isComplete != true })
    #expect(
      try ImageDecoder.frames(Array(whole.dropLast(4))).bitmap(at: 0).pixels[0] == 0xFFFF_0000)
  }
}
