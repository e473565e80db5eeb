import Testing
import TweenCodecs
import TweenMath
import TweenPaint

@Suite struct WebPDecoderTests {
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

  @Test func `pixels without loss are exact, and premultiplied`() throws {
    let file = WebPBuilder.lossless([1, 2, 3, 255, 200, 100, 50, 128, 9, 9, 9, 0], 3, 1)
    #expect(ImageDecoder.format(of: file) == .webp)
    let bitmap = try ImageDecoder.decode(file)
    // 200 * 128 / 255 = 100.4, 100 -> 50.2, 50 -> 25.1
    #expect(bitmap.pixels == [0xFF03_0201, 0x8019_3264, 0])
  }

  @Test func `pixels with loss are near`() throws {
    let bytes = (0..<16 * 16).flatMap { _ -> [UInt8] in [40, 120, 200, 255] }
    let bitmap = try ImageDecoder.decode(WebPBuilder.lossy(bytes, 16, 16))
    #expect((bitmap.width, bitmap.height) == (16, 16))
    for pixel in bitmap.pixels {
      #expect(pixel >> 24 == 255)
      for (shift, value) in [(16, 200), (8, 120), (0, 40)] {
        #expect(abs(Int(pixel >> UInt32(shift) & 255) - value) <= 4)
      }
    }
  }

  @Test func `the first of moving pictures lies where it says on a clear canvas`() throws {
    let (first, second) = (
      WebPBuilder.lossless([10, 20, 30, 255, 11, 21, 31, 255], 2, 1),
      WebPBuilder.lossless(Array(repeating: 255, count: 4 * 16), 4, 4)
    )
    let file = WebPBuilder.extended(
      18, (4, 4),
      WebPBuilder.chunk("ANIM", [255, 255, 255, 255, 0, 0])
        + WebPBuilder.frame((2, 2), (2, 1), first)
        + WebPBuilder.frame((0, 0), (4, 4), second))
    let bitmap = try ImageDecoder.decode(file)
    var expected = [UInt32](repeating: 0, count: 16)
    (expected[10], expected[11]) = (0xFF1E_140A, 0xFF1F_150B)
    #expect(bitmap.pixels == expected)
  }

  @Test func `a picture is turned upright by what EXIF says`() throws {
    let picture = WebPBuilder.lossless([1, 0, 0, 255, 2, 0, 0, 255], 2, 1)
    // A TIFF with the one tag 0x0112: half a turn.
    let exif: [UInt8] =
      [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0] + [0x12, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0]
      + [0, 0, 0, 0]
    for mark in ["", "Exif\0\0"] {
      let file = WebPBuilder.extended(
        8, (2, 1), Array(picture[12...]) + WebPBuilder.chunk("EXIF", Array(mark.utf8) + exif))
      #expect(try ImageDecoder.decode(file).pixels == [0xFF00_0002, 0xFF00_0001])
    }
  }

  @Test func `what is too large or cut off is said`() {
    let file = WebPBuilder.lossless(Array(repeating: 200, count: 4 * 50 * 50), 50, 50)
    let limits = ImageDecoder.Limits(side: 49)
    #expect(failure(file, limits) == .tooLarge(width: 50, height: 50, limits: limits))
    for count in 0..<file.count { #expect(failure(Array(file[..<count])) != nil) }
    #expect(failure(Array(file[..<30])) == .truncated(.webp, 30))
  }

  @Test func `no change of bytes traps`() {
    var generator = SeededGenerator(seed: 3)
    let noise = (0..<4 * 24 * 24).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let still = WebPBuilder.lossless(noise, 24, 24)
    let moving = WebPBuilder.extended(
      18, (24, 24),
      WebPBuilder.chunk("ANIM", [0, 0, 0, 0, 0, 0]) + WebPBuilder.frame((0, 0), (24, 24), still))
    let limits = ImageDecoder.Limits(side: 4_096, pixelCount: 1 << 20)
    for file in [still, WebPBuilder.lossy(noise, 24, 24), moving] {
      for _ in 0..<1_000 {
        var changed = file
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          changed[Int.random(in: 12..<file.count, using: &generator)] =
            UInt8.random(in: 0...255, using: &generator)
        }
        _ = try? ImageDecoder.decode(changed, limits: limits)
      }
    }
  }
}
