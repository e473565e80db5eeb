import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

func shadow(
  _ radius: Double, kind: DisplayItem.Shadow.Kind = .drop, color: Color.Resolved = black,
  dx: Double = 0, dy: Double = 0, isAlone: Bool = false,
  _ transform: CGAffineTransform = .identity
) -> DisplayItem.LayerEffect {
  .shadow(
    DisplayItem.Shadow(
      kind: kind, color: color, radius: radius, offset: CGSize(width: dx, height: dy),
      isAlone: isAlone, transform: transform))
}

/// An ellipse with soft edges, a sharp box, and a half-clear one.
private let shapes: [DisplayItem] = {
  var ellipse = Path()
  ellipse.addEllipse(in: CGRect(x: 8.3, y: 6.6, width: 22, height: 17))
  return [
    fill(ellipse), fill(rectangle(25, 14, 14, 20)), fill(rectangle(6, 26, 12, 9), opacity: 0.5),
  ]
}()

@Suite("A shadow") struct ShadowTests {
  private let color = Color.Resolved(
    linearRed: 0.6, linearGreen: 0.1, linearBlue: 0.9, opacity: 0.7)

  /// The shadow's colour by the alpha of `reference`.
  private func coloured(_ reference: ReferenceBlur, inverted: Bool) -> [SIMD4<Double>] {
    let full = ColorEncoding.premultiplied(color, opacity: 1)
    return reference.channels[3].map { full * ((inverted ? 255 - $0 : $0) / 255) }
  }

  private func worst(_ bitmap: Bitmap, _ expected: [SIMD4<Double>]) -> Double {
    var worst = 0.0
    for (pixel, colour) in zip(bitmap.pixels, expected) {
      for channel in 0..<4 {
        worst = max(worst, abs(Double(pixel >> UInt32(8 * channel) & 255) - colour[channel]))
      }
    }
    return worst
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0), (0, 7, -4), (0, 2.5, 0.25), (0.3, 1.4, 0.7), (1, 0.5, -2.25), (2.5, 3, 4),
    (4.5, -3.3, 5.5), (9, 6.75, -1.5),
  ])
  func `is the alpha blurred, moved and coloured`(radius: Double, dx: Double, dy: Double) throws {
    let content = try draw(shapes, width: 48, height: 44, background: clear)
    var reference = ReferenceBlur(content)
    reference.blur(sigmaX: radius, sigmaY: radius, shiftX: dx, shiftY: dy)
    let alone = try draw(
      [layer(shadow(radius, color: color, dx: dx, dy: dy, isAlone: true))] + shapes + [layerEnd],
      width: 48, height: 44, background: clear)
    // Half a level each for the alpha's rounding and the colour's, and a level for a narrow
    // Gaussian between pixels, which is interpolated.
    let isBetween = radius > 0 && radius < 0.8
    #expect(worst(alone, coloured(reference, inverted: false)) < (isBetween ? 4 : 1.6))
  }

  @Test(arguments: [(0.0, 3.0, 2.0), (1, 0.5, 1.5), (3, 2, -2), (6, 0, 0)])
  func `inside lies where the moved alpha is missing`(
    radius: Double, dx: Double, dy: Double
  ) throws {
    let content = try draw(shapes, width: 48, height: 44, background: clear)
    var reference = ReferenceBlur(content)
    reference.blur(sigmaX: radius, sigmaY: radius, shiftX: dx, shiftY: dy)
    let shade = coloured(reference, inverted: true)
    let effect = shadow(radius, kind: .inner, color: color, dx: dx, dy: dy)
    let drawn = try draw(
      [layer(effect)] + shapes + [layerEnd], width: 48, height: 44, background: clear)
    let alone = try draw(
      [layer(shadow(radius, kind: .inner, color: color, dx: dx, dy: dy, isAlone: true))] + shapes
        + [layerEnd], width: 48, height: 44, background: clear)
    var expected: [SIMD4<Double>] = []
    var expectedAlone: [SIMD4<Double>] = []
    for (pixel, shade) in zip(content.pixels, shade) {
      let own = SIMD4(
        Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255),
        Double(pixel >> 24))
      expectedAlone.append(shade * (own.w / 255))
      expected.append(shade * (own.w / 255) + own * (1 - shade.w / 255))
    }
    #expect(worst(drawn, expected) < 2)
    #expect(worst(alone, expectedAlone) < 2)
    // The picture's own outline stays to the bit.
    for (a, b) in zip(drawn.pixels, content.pixels) { #expect(a >> 24 == b >> 24) }
  }

  @Test func `lies behind the picture`() throws {
    let box = fill(rectangle(10, 10, 20, 20))
    let drawn = try draw(
      [layer(shadow(4, color: color, dx: 5, dy: 5)), box, layerEnd], width: 48, height: 48,
      background: clear)
    let alone = try draw(
      [layer(shadow(4, color: color, dx: 5, dy: 5, isAlone: true)), box, layerEnd], width: 48,
      height: 48, background: clear)
    for y in 0..<48 {
      for x in 0..<48 {
        let isInside = (10..<30).contains(x) && (10..<30).contains(y)
        #expect(drawn.pixels[y * 48 + x] == (isInside ? 0xFFFF_FFFF : alone.pixels[y * 48 + x]))
      }
    }
  }

  @Test func `without a radius is as sharp as the picture`() throws {
    let opaque = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0)
    for radius in [0.0, -3] {
      let drawn = try draw(
        [layer(shadow(radius, color: opaque, dx: 6, dy: 3, isAlone: true))] + shapes + [layerEnd],
        width: 60, height: 50, background: clear)
      let moved = shapes.map { item -> DisplayItem in
        guard case .fill(var fill) = item.content else { return item }
        fill.transform = CGAffineTransform(translationX: 6, y: 3)
        fill.paint = .solid(opaque)
        return DisplayItem(.fill(fill))
      }
      #expect(drawn == (try draw(moved, width: 60, height: 50, background: clear)))
    }
  }

  @Test func `turns and grows with its coordinates`() throws {
    // A quarter turn and twice the size: (3, 1) becomes (-2, 6).
    let turned = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 9, ty: -7)
    let one = try draw(
      [layer(shadow(1.5, color: color, dx: 3, dy: 1, isAlone: true, turned))] + shapes
        + [layerEnd], width: 48, height: 48, background: clear)
    let other = try draw(
      [layer(shadow(3, color: color, dx: -2, dy: 6, isAlone: true))] + shapes + [layerEnd],
      width: 48, height: 48, background: clear)
    #expect(one == other)
  }

  @Test func `fades with the picture`() throws {
    let items = shapes + [layerEnd]
    let full = try draw(
      [layer(shadow(3, color: color, dx: 2))] + items, width: 48, height: 44, background: clear)
    let half = try draw(
      [layer(shadow(3, color: color, dx: 2), opacity: 0.4)] + items, width: 48, height: 44,
      background: clear)
    for (a, b) in zip(half.pixels, full.pixels) {
      for shift in [UInt32(0), 8, 16, 24] {
        #expect(abs(Double(a >> shift & 255) - 0.4 * Double(b >> shift & 255)) <= 1)
      }
    }
  }
}
