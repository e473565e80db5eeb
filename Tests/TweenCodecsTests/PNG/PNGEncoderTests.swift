import Foundation
import TestSupport
import Testing
import TweenCodecs
import TweenPaint

@Suite struct PNGEncoderTests {
  /// Pixels of every kind, the same each time: premultiplied, so that no channel passes alpha.
  private func picture(width: Int, height: Int, opaque: Bool) -> Bitmap {
    var state: UInt32 = 1
    func random() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 24
    }
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices {
      let alpha = opaque ? 255 : random()
      func channel() -> UInt32 { random() * alpha / 255 }
      bitmap.pixels[index] = alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }
    return bitmap
  }

  private func expectedBytes(_ pixel: UInt32) -> [UInt8] {
    let alpha = Double(pixel >> 24)
    func channel(_ shift: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8((Double(pixel >> shift & 255) * 255 / alpha).rounded())
    }
    return [channel(16), channel(8), channel(0), UInt8(alpha)]
  }

  @Test(arguments: [(1, 1), (3, 2), (64, 1), (1, 64), (301, 97)], [true, false])
  func `a picture written reads back, not premultiplied`(size: (Int, Int), opaque: Bool) throws {
    let bitmap = picture(width: size.0, height: size.1, opaque: opaque)
    let image = try PNGReader(PNGEncoder.encode(bitmap))
    #expect(image.width == size.0 && image.height == size.1)
    #expect(image.rgba == bitmap.pixels.flatMap(expectedBytes))
  }

  /// The second reader is libpng, which our decoder uses.
  @Test(arguments: [true, false])
  func `libpng reads back what was written`(opaque: Bool) throws {
    let sizes =
      (1...40).map { ($0, 3) } + (1...40).map { (3, $0) }
      + [(1, 700), (700, 1), (255, 65), (256, 64), (257, 63), (1023, 5)]
    for (width, height) in sizes {
      let bitmap = picture(width: width, height: height, opaque: opaque)
      let file = try PNGEncoder.encode(bitmap)
      if try ImageDecoder.decode(file) != bitmap { Issue.record("\(width) by \(height) differs") }
    }
    // Flat, clear and in steps, as frames are.
    var flat = Bitmap(width: 300, height: 200)
    for _ in 0..<3 {
      #expect(try ImageDecoder.decode(PNGEncoder.encode(flat)) == flat)
      for index in flat.pixels.indices where index % 7 < 3 {
        flat.pixels[index] = opaque ? 0xFF20_6080 &+ UInt32(index % 256) : 0x8010_2030
      }
    }
  }

  @Test func `alpha is left out of opaque pictures`() throws {
    #expect(
      try PNGReader(PNGEncoder.encode(picture(width: 9, height: 9, opaque: true))).hasAlpha == false
    )
    var bitmap = picture(width: 9, height: 9, opaque: true)
    bitmap.pixels[80] = 0xFE00_0000
    #expect(!bitmap.isOpaque)
    #expect(try PNGReader(PNGEncoder.encode(bitmap)).hasAlpha)
  }

  @Test func `every pair of channel and alpha is rounded to the nearest`() throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for channel in 0...alpha {
        bitmap.pixels[alpha * 256 + channel] = UInt32(alpha) << 24 | UInt32(channel) << 8
      }
    }
    let image = try PNGReader(PNGEncoder.encode(bitmap))
    for alpha in 1..<256 {
      for channel in 0...alpha {
        // The nearest: twice the distance is at most the divisor.
        let found = Int(image[channel, alpha][1])
        #expect(2 * abs(found * alpha - channel * 255) <= alpha)
        #expect((found * alpha + 127) / 255 == channel, "premultiplied again it is the same")
      }
    }
  }

  @Test func `a channel above its alpha is white, not a trap`() throws {
    let image = try PNGReader(PNGEncoder.encode(Bitmap(width: 1, height: 1, pixels: [0x01FF_FFFF])))
    #expect(image[0, 0] == [255, 255, 255, 1])
  }

  @Test func `the chunks are header, sRGB, data, end`() throws {
    let image = try PNGReader(PNGEncoder.encode(picture(width: 800, height: 700, opaque: false)))
    #expect(image.chunks.first == "IHDR" && image.chunks[1] == "sRGB")
    #expect(image.chunks.last == "IEND")
    #expect(Set(image.chunks[2..<image.chunks.count - 1]) == ["IDAT"])
    #expect(image.chunks.count > 5, "2,240,000 noisy bytes take several chunks of 2^20")
  }

  @Test func `the same picture gives the same bytes`() throws {
    let bitmap = picture(width: 120, height: 80, opaque: false)
    #expect(try PNGEncoder.encode(bitmap) == PNGEncoder.encode(bitmap))
  }

  @Test func `an image without pixels is refused`() {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      #expect(throws: PNGEncoder.Failure.unsupportedSize(width: width, height: height)) {
        try PNGEncoder.encode(Bitmap(width: width, height: height))
      }
    }
  }

  @Test func `pictures of different sizes or pixels are told apart`() throws {
    let one = picture(width: 4, height: 3, opaque: true)
    var other = one
    other.pixels[5] ^= 0x0000_0300
    let (a, b) = (try PNGReader(PNGEncoder.encode(one)), try PNGReader(PNGEncoder.encode(other)))
    let comparison = ImageComparison(expected: a, actual: b)
    #expect(!comparison.isWithin(0))
    #expect(comparison.isWithin(3))
    #expect(comparison.differingPixels == 1)
    #expect(comparison.firstDifference.map { [$0.x, $0.y] } == [1, 1])
    #expect(comparison.difference?.pixels[5].nonzeroBitCount ?? 0 > 8)
    #expect(ImageComparison(expected: a, actual: a).isWithin(0))
    let wide = try PNGReader(PNGEncoder.encode(picture(width: 5, height: 3, opaque: true)))
    #expect(!ImageComparison(expected: a, actual: wide).isWithin(255))
  }
}
