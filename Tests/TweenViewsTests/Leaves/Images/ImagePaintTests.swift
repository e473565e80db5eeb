import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor @Suite struct ImagePaintTests {
  private let image = Image(bitmap: Bitmap(width: 8, height: 4, of: 0xFFFF_FFFF), scale: 2)

  private func pattern(_ screen: Screen<some Any>) -> PatternPaint? {
    if case .pattern(let pattern) = screen.fills.first?.paint { return pattern }
    return nil
  }

  @Test func `a shape is filled with tiles of the image`() throws {
    let screen = Screen(0) { _ in Circle().fill(ImagePaint(image: image, scale: 3)) }
    let paint = try #require(pattern(screen))
    #expect(paint.source == CGRect(x: 0, y: 0, width: 8, height: 4))
    // 8 pixels are 4 points, three times as large.
    #expect(paint.transform == CGAffineTransform(scaleX: 1.5, y: 1.5))
    #expect(paint.horizontal == .tiled && paint.vertical == .tiled && paint.opacity == 1)
  }

  @Test func `a part of the image may be used, and the short form means the same`() throws {
    let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let screen = Screen(0) { _ in Rectangle().fill(.image(image, sourceRect: part)) }
    let paint = try #require(pattern(screen))
    #expect(paint.source == CGRect(x: 4, y: 0, width: 4, height: 2))
    #expect(paint.transform == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: -2, ty: 0))
  }

  @Test func `interpolation and opacity go along`() throws {
    let screen = Screen(0) { _ in
      Rectangle().fill(ImagePaint(image: image.interpolation(.none)).opacity(0.5))
    }
    let paint = try #require(pattern(screen))
    #expect(paint.sampling == .nearest && paint.opacity == 0.5)
  }

  @Test func `scale and source animate`() throws {
    let screen = Screen(false) { isOn in
      Rectangle().fill(
        ImagePaint(
          image: image, sourceRect: CGRect(x: 0, y: 0, width: isOn ? 0.5 : 1, height: 1),
          scale: isOn ? 4 : 2))
    }
    screen.change(true, .linear(duration: 1))
    screen.step(30)
    let paint = try #require(pattern(screen))
    #expect(abs(paint.source.width - 6) < 0.1)
    #expect(abs(paint.transform.a - 1.5) < 0.05)
  }

  @Test func `a drawing is tiles in the display's pixels, sharper where it is enlarged`() throws {
    let folder = try ImageFolder()
    try folder.add(
      "half.svg",
      text: """
        <svg width="10" height="4.2"><rect width="5" height="4.2" fill="#fff"/></svg>
        """)
    let drawing = Image("half", bundle: folder.bundle)
    for (scale, width, height) in [(1.0, 20, 8), (0.5, 20, 8), (3, 80, 34)] {
      let screen = Screen(0) { _ in
        Rectangle().fill(ImagePaint(image: drawing, scale: scale)).environment(\.displayScale, 2)
      }
      let paint = try #require(pattern(screen))
      #expect((paint.bitmap.width, paint.bitmap.height) == (width, height))
      // A tile is as large as the drawing, whatever its pixels.
      #expect(abs(paint.transform.a * Double(width) - 10 * scale) < 1e-9)
      #expect(abs(paint.transform.d * Double(height) - 4.2 * scale) < 1e-9)
      #expect(paint.bitmap.pixels[0] == 0xFFFF_FFFF && paint.bitmap.pixels[width - 1] == 0)
    }
  }

  @Test func `a symbol is a tile in the primary colour`() throws {
    let symbol = Image(systemName: "square.fill")
    let screen = Screen(0) { _ in Rectangle().fill(ImagePaint(image: symbol)) }
    let paint = try #require(pattern(screen))
    #expect(paint.bitmap.pixels.contains(0xFF00_0000))
    #expect(paint.bitmap.width > 8)
  }

  @Test func `a missing image is clear and says so once`() throws {
    let folder = try ImageFolder()
    let screen = Screen(0) { _ in
      Rectangle().fill(ImagePaint(image: Image("gone", bundle: folder.bundle)))
    }
    #expect(screen.fills.first?.paint == .solid(.transparent))
    #expect(screen.warnings == ["There is no image named \"gone\" in \(folder.path)."])
  }
}
