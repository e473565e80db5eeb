import Foundation
import Testing
import TweenGraphics
import TweenPaint
import TweenViews

@Suite struct CGColorTests {
  @Test func `Components and alpha are those given`() throws {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.components == [0.25, 0.5, 0.75, 0.5] && color.numberOfComponents == 4)
    #expect(color.alpha == 0.5 && color.colorSpace?.model == .rgb)
    #expect(try #require(color.copy(alpha: 1)).components == [0.25, 0.5, 0.75, 1])
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.components == [0.5, 1] && gray.colorSpace?.model == .monochrome)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0]) == nil)
    #expect(CGColorSpace(name: "kCGColorSpaceUnheardOf") == nil)
  }

  @Test func `Linear red of a half is brighter than encoded red of a half`() throws {
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(CGColor(colorSpace: linear, components: [0.5, 0, 0, 1]))
    let encoded = try #require(
      color.converted(
        to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    // sRGB's curve at a half: 1.055 * 0.5^(1/2.4) - 0.055.
    #expect(abs((encoded.components ?? [0])[0] - 0.735_357) < 1e-5)
  }

  @Test func `Colours go both ways, but for those that only their place knows`() {
    let color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5)
    let back = Color(cgColor: color).cgColor?.components ?? []
    #expect(zip(back, [1, 0.5, 0, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 } && back.count == 4)
    #expect(Color.red.opacity(0.5).cgColor?.alpha == 0.5)
    #expect(Color(provider: SystemStyles.label).cgColor == nil)
    #expect(Color(provider: SystemStyles.label).opacity(0.5).cgColor == nil)
  }
}

@Suite struct CGImagePartsTests {
  private let image = CGImage(Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))

  @Test func `A part is cut in whole pixels from the top left`() {
    let part = image.cropping(to: CGRect(x: 1.2, y: 0.5, width: 9, height: 0.2))
    #expect(part?.bitmap == Bitmap(width: 2, height: 1, pixels: [2, 3]))
    #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 5, height: 5)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .infinite)?.bitmap == image.bitmap)
  }

  @Test func `Measures fit each other`() {
    #expect(image.bitsPerPixel == 32 && image.bytesPerRow == 12 && image.width == 3)
  }
}
