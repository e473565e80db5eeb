import Foundation
import Testing
import TweenGeometry
import TweenGraphics
import TweenMotion
import TweenPaint
import TweenViews

@Suite struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func context(
    _ width: Int, _ height: Int, _ info: CGImageAlphaInfo = .premultipliedFirst
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
  }

  private func pixels(_ context: CGContext) throws -> [UInt32] {
    try #require(context.makeImage()).bitmap.pixels
  }

  @Test func `The origin lies at the bottom left`() throws {
    let context = try context(2, 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try pixels(context) == [0, 0, 0xFFFF_0000, 0])
    #expect(context.ctm.isIdentity)
  }

  @Test func `Drawing goes on after an image is made, under the same clip`() throws {
    let context = try context(3, 1)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let first = try #require(context.makeImage())
    context.setFillColor(blue)
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(try pixels(context) == [0xFFFF_0000, 0xFF00_00FF, 0])
    #expect(first.bitmap.pixels == [0xFFFF_0000, 0, 0])
    context.restoreGState()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(try pixels(context) == [0xFFFF_0000, 0xFF00_00FF, 0xFF00_0000])
  }

  @Test func `A path stays where it was built when the transform changes, and the pen scales`()
    throws
  {
    let context = try context(4, 4, .noneSkipLast)
    context.setStrokeColor(red)
    context.move(to: CGPoint(x: 0, y: 2))
    context.addLine(to: CGPoint(x: 4, y: 2))
    context.scaleBy(x: 1, y: 2)
    context.strokePath()
    #expect(context.isPathEmpty)
    let drawn = try pixels(context)
    #expect(drawn[0..<4].allSatisfy { $0 == 0xFF00_0000 })
    #expect(drawn[4..<12].allSatisfy { $0 == 0xFFFF_0000 })
    #expect(drawn[12..<16].allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `Blend modes, alpha and clearing are the raster's`() throws {
    let context = try context(2, 1)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setBlendMode(.multiply)
    context.setFillColor(CGColor(red: 0, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try pixels(context) == [0xFF00_FF00, 0])
    context.setBlendMode(.copy)
    context.setAlpha(0.2)
    context.setFillColor(red)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try pixels(context)[1] == 0x3333_0000)
  }

  @Test func `An image stands upright, and its rows go up in space`() throws {
    let image = CGImage(Bitmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    let context = try context(3, 2)
    context.interpolationQuality = .none
    context.draw(image, in: CGRect(x: 1, y: 0, width: 1, height: 2))
    #expect(try pixels(context) == [0, 0xFFFF_0000, 0, 0, 0xFF00_00FF, 0])
  }

  @Test func `A gradient ends at its ends, if not told to go on`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, red], locations: nil))
    for (options, wanted) in [
      (CGGradientDrawingOptions(), [0, 0xFFFF_0000, 0xFFFF_0000, 0] as [UInt32]),
      (.drawsAfterEndLocation, [0, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000]),
      (.drawsBeforeStartLocation, [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0]),
    ] {
      let context = try context(4, 1)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0), options: options)
      #expect(try pixels(context) == wanted)
    }
  }

  @Test func `A shadow falls by its offset whatever the transform, upwards where that is positive`()
    throws
  {
    let context = try context(3, 3)
    context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0, color: blue)
    context.scaleBy(x: 2, y: 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    #expect(try pixels(context) == [0, 0, 0, 0, 0xFF00_00FF, 0, 0xFFFF_0000, 0, 0])
  }

  @Test func `What has no such bitmap is none`() {
    func made(_ width: Int, _ bits: Int, _ info: CGImageAlphaInfo) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    }
    #expect(made(0, 8, .premultipliedLast) == nil && made(16_385, 8, .premultipliedLast) == nil)
    #expect(made(1, 16, .premultipliedLast) == nil && made(1, 8, .last) == nil)
  }

  @Test func `A canvas is drawn into with y growing downwards, under its transform`() {
    let surface = CanvasSurface()
    var graphics = GraphicsContext(
      surface: surface, environment: EnvironmentValues(),
      bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
    graphics.translateBy(x: 3, y: 4)
    graphics.withCGContext { context in
      context.setFillColor(red)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.makeImage() == nil)
    }
    surface.finish()
    guard case .fill(let fill)? = surface.items.first?.content else {
      Issue.record("Nothing was filled.")
      return
    }
    #expect(
      fill.path.applying(fill.transform).boundingRect
        == CGRect(x: 3, y: 4, width: 2, height: 2))
    #expect(graphics.transform == CGAffineTransform(translationX: 3, y: 4))
  }
}
