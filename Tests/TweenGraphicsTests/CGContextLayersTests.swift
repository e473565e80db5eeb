import Foundation
import Testing
import TweenGraphics
import TweenPaint
import TweenViews

@Suite struct CGContextLayersTests {
  private let red = DrawnContext.red
  private let blue = DrawnContext.blue
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test func `A transparency layer fades as one, so that nothing shows through inside of it`()
    throws
  {
    let context = try DrawnContext.make(2, 1)
    context.setAlpha(0.2)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(red)
    context.fill(unit)
    context.endTransparencyLayer()
    // 0.2 of 255 is 51.
    #expect(try DrawnContext.pixels(context) == [0x3333_0000, 0x3300_0033])
  }

  @Test func `A layer begins without shadow and blend mode, and gives the state back`() throws {
    let context = try DrawnContext.make(4, 1)
    context.setFillColor(red)
    context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: blue)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(unit)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.endTransparencyLayer()
    // One shadow of both, not one of each on the other.
    let drawn = try DrawnContext.pixels(context)
    #expect(drawn == [0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_00FF])
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.fill(unit)
    #expect(try DrawnContext.pixels(context)[0] == 0xFFFF_0000)
  }

  @Test func `A layer in a rectangle shows that alone, and an image made meanwhile does not`()
    throws
  {
    let context = try DrawnContext.make(3, 1)
    context.setFillColor(red)
    context.fill(unit)
    context.saveGState()
    context.beginTransparencyLayer(
      in: CGRect(x: 1, y: 0, width: 1, height: 1), auxiliaryInfo: nil)
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(try DrawnContext.pixels(context) == [0xFFFF_0000, 0, 0])
    context.endTransparencyLayer()
    #expect(try DrawnContext.pixels(context) == [0xFFFF_0000, 0xFF00_00FF, 0])
    context.restoreGState()
    context.endTransparencyLayer()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(try DrawnContext.pixels(context) == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
  }

  @Test func `A mask's alpha cuts, its rows going up in space`() throws {
    let context = try DrawnContext.make(2, 2)
    context.interpolationQuality = .none
    let mask = CGImage(Bitmap(width: 1, height: 2, pixels: [0xFF00_0000, 0x3300_0000]))
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: mask)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try DrawnContext.pixels(context) == [0xFFFF_0000, 0, 0x3333_0000, 0])
    context.restoreGState()
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try DrawnContext.pixels(context)[3] == 0xFF00_0000)
  }

  @Test func `An opaque mask cuts by its luminance`() throws {
    let context = try DrawnContext.make(2, 1)
    context.interpolationQuality = .none
    let mask = CGImage(Bitmap(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0xFF00_0000]))
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try DrawnContext.pixels(context) == [0xFF00_00FF, 0])
  }
}
