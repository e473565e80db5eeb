import Foundation
import Testing
import TweenMath
import TweenPaint

@testable import TweenHeadless

@Suite struct LightMeanTests {
  private func bitmap(_ pixels: [UInt32], width: Int? = nil) -> Bitmap {
    let width = width ?? pixels.count
    return Bitmap(width: width, height: pixels.count / width, pixels: pixels)
  }

  private func mean(
    _ bitmaps: [(Bitmap, Int)], factor: Int = 1, hasAlpha: Bool = false
  ) -> Bitmap {
    var mean = LightMean(factor: factor, hasAlpha: hasAlpha)
    mean.reset()
    for (bitmap, count) in bitmaps { mean.add(bitmap, count: count) }
    return mean.mean()
  }

  @Test(arguments: [1, 2, 3, 16, 64])
  func `the mean of equal pictures is that picture`(count: Int) {
    let grays = bitmap((0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 })
    #expect(mean([(grays, count)]) == grays)
    #expect(mean(Array(repeating: (grays, 1), count: count)) == grays)
  }

  /// The sRGB code of a light, by the formula of IEC 61966-2-1 alone.
  private func code(_ light: Double) -> UInt32 {
    let value = light <= 0.003_130_8 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt32((value * 255).rounded())
  }

  @Test(arguments: 1..<16)
  func `black and white mix by light`(part: Int) {
    let (black, white) = (bitmap([0xFF00_0000]), bitmap([0xFFFF_FFFF]))
    let expected = code(Double(part) / 16)
    let mixed = mean([(white, part), (black, 16 - part)])
    #expect(mixed.pixels == [0xFF00_0000 | expected * 0x01_0101])
    #expect(mean([(black, 16 - part), (white, part)]) == mixed)
  }

  @Test func `four pixels make one, and what fills none is left out`() {
    let (b, w): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    let picture = bitmap(
      [
        b, w, w, w, b,
        w, b, w, w, b,
        b, b, b, b, b,
      ], width: 5)
    let small = mean([(picture, 1)], factor: 2)
    #expect((small.width, small.height) == (2, 1))
    #expect(small.pixels == [0xFF00_0000 | code(0.5) * 0x01_0101, w])
  }

  @Test func `colours count by their alpha`() {
    // Opaque red and clear: red of half an alpha, premultiplied.
    let mixed = mean(
      [(bitmap([0xFFFF_0000]), 1), (bitmap([0]), 1)], hasAlpha: true)
    #expect(mixed.pixels == [0x8080_0000])
    #expect(mean([(bitmap([0]), 3)], hasAlpha: true).pixels == [0])
    for alpha in UInt32(1)...255 {
      let pixel = alpha << 24 | alpha << 16
      #expect(mean([(bitmap([pixel]), 2)], hasAlpha: true).pixels == [pixel])
    }
  }
}
