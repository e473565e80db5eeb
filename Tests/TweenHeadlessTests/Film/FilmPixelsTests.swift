import Testing
import TweenPaint

@testable import TweenHeadless

@Suite struct FilmPixelsTests {
  @Test func `a straight pixel times its alpha is the drawn one, for all of them`() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let pixel = alpha << 24 | channel << 16 | channel << 8 | channel
        let straight = FilmPixels.straight(pixel)
        #expect(straight >> 24 == alpha)
        let product = ((straight & 255) * alpha + 127) / 255
        if product != channel { Issue.record("\(channel) of \(alpha) gives \(product)") }
      }
    }
  }

  @Test func `pixels are handed over as drawn, over black or straight`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x8040_2010, 0xFF01_0203])
    func bytes(_ pixels: FilmPixels) -> [UInt8] { pixels.withBytes(of: bitmap) { Array($0) } }
    #expect(bytes(.drawn) == [0x10, 0x20, 0x40, 0x80, 3, 2, 1, 255])
    #expect(bytes(.opaque) == [0x10, 0x20, 0x40, 255, 3, 2, 1, 255])
    #expect(bytes(.straight) == [0x20, 0x40, 0x80, 0x80, 3, 2, 1, 255])
  }
}
