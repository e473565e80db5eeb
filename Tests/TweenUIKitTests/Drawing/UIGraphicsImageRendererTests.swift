import Foundation
import Testing
import TweenGeometry
import TweenGraphics
import TweenPaint

@testable import TweenUIKit

/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
@Suite struct UIGraphicsImageRendererTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF

  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  private func renderer(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false
  ) -> UIGraphicsImageRenderer {
    UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format(scale, opaque: opaque))
  }

  private func pixels(_ image: UIImage) -> [UInt32]? { image.cgImage?.bitmap.pixels }

  @Test func `a filled path covers its pixels, from the top left`() {
    let image = renderer(3, 2).image { _ in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).fill()
    }
    #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 1)
    #expect(pixels(image) == [Self.red, Self.red, 0, 0, 0, 0])
  }

  @Test func `a stroke has the path's own width and the colour for strokes`() {
    let image = renderer(3, 4).image { _ in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 2))
      line.addLine(to: CGPoint(x: 3, y: 2))
      line.lineWidth = 2
      line.stroke()
    }
    let (row, clear) = (Array(repeating: Self.blue, count: 3), [UInt32](repeating: 0, count: 3))
    #expect(pixels(image) == clear + row + row + clear)
  }

  @Test func `pixels are as many as the scale has, and the size stays in points`() {
    let image = renderer(1, 1, scale: 2).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).set()
      context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    }
    #expect(image.size == CGSize(width: 1, height: 1) && image.scale == 2)
    #expect(pixels(image) == [Self.red, 0, Self.red, 0])
  }

  @Test func `an opaque image is black where nothing is drawn`() {
    let image = renderer(2, 1, opaque: true).image { $0.cgContext.fill(.zero) }
    #expect(pixels(image) == [0xFF00_0000, 0xFF00_0000])
  }

  @Test func `an image is drawn upright, and clipped to a path`() {
    let flag = renderer(2, 2).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    let copy = renderer(2, 2).image { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2)).addClip()
      flag.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(pixels(copy) == [Self.red, 0, Self.blue, 0])
  }

  @Test func `the calls of old draw the same`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image.flatMap { pixels($0) } == [0, Self.red])
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `without a context nothing is drawn, and a size without pixels is an empty image`() {
    UIColor(white: 1, alpha: 1).set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    var isDrawn = false
    let image = renderer(0, 5).image { _ in isDrawn = true }
    #expect(isDrawn && image.size == .zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
