import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenVectorFiles

extension VectorScene {
  static let all = shapes + paints + images + layers + effects + readers

  static let shapes = [
    VectorScene("nothing", []),
    VectorScene("clear ground", background: clear, pair),
    VectorScene("shapes", pair),
    VectorScene(
      "a star by both rules",
      [
        fill(star.offsetBy(dx: 24, dy: 32), red),
        fill(star.offsetBy(dx: 72, dy: 32), blue, rule: .evenOdd),
      ]),
    VectorScene(
      "opacities", [fill(rect(8, 8, 50, 40), half), fill(oval(30, 16, 60, 40), red, opacity: 0.4)]),
    VectorScene(
      "turned and sheared",
      [
        fill(
          rect(0, 0, 30, 20), red,
          transform: CGAffineTransform(a: 0.9, b: 0.4, c: -0.5, d: 1.1, tx: 30, ty: 12))
      ]),
    VectorScene(
      "pens",
      [
        fill(zigzag, red, stroke: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round)),
        fill(
          zigzag.offsetBy(dx: 0, dy: 18), blue,
          stroke: StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel)),
        fill(
          zigzag.offsetBy(dx: 0, dy: 36), half,
          stroke: StrokeStyle(lineWidth: 3, miterLimit: 4, dash: [9, 5, 2], dashPhase: -3)),
      ]),
    VectorScene(
      "a pen in a plane that is stretched",
      [
        fill(
          oval(0, 0, 10, 10), red, stroke: StrokeStyle(lineWidth: 2),
          transform: CGAffineTransform(a: 6, b: 0, c: 0, d: 3, tx: 16, ty: 14))
      ]),
    VectorScene(
      "arcs",
      [fill(sector, red), fill(oval(50, 8, 40, 20), blue, stroke: StrokeStyle(lineWidth: 3))]),
  ]

  static let paints = [
    VectorScene(
      "a linear gradient in OKLab",
      [
        paint(
          rect(4, 4, 88, 56),
          gradient(
            .linear(start: .init(x: 10, y: 10), end: .init(x: 86, y: 50)), [(red, 0), (blue, 1)]))
      ]),
    VectorScene(
      "a linear gradient in sRGB, with a hard edge",
      [
        paint(
          rect(4, 4, 88, 56),
          gradient(
            .linear(start: .init(x: 4, y: 0), end: .init(x: 92, y: 0)),
            [(red, 0.1), (half, 0.5), (blue, 0.5), (red, 1.2)], .device))
      ]),
    VectorScene(
      "a gradient that fades",
      [
        fill(rect(0, 28, 96, 8), red),
        paint(
          oval(4, 4, 88, 56),
          gradient(
            .linear(start: .init(x: 4, y: 0), end: .init(x: 92, y: 0)), [(blue, 0), (clear, 1)]),
          opacity: 0.8),
      ]),
    VectorScene(
      "a radial gradient",
      [
        paint(
          rect(4, 4, 88, 56),
          gradient(
            .radial(center: .init(x: 48, y: 32), startRadius: 6, endRadius: 40),
            [(red, 0), (blue, 1)]))
      ]),
    VectorScene(
      "a radial gradient that shrinks, stretched",
      [
        paint(
          rect(4, 4, 88, 56),
          gradient(
            .radial(center: .zero, startRadius: 20, endRadius: 4),
            [(red, 0), (half, 0.5), (blue, 1)],
            transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 48, ty: 32)))
      ]),
    VectorScene(
      "gradients of no length",
      [
        paint(
          rect(4, 4, 40, 56),
          gradient(
            .linear(start: .init(x: 9, y: 9), end: .init(x: 9, y: 9)), [(red, 0), (blue, 1)])),
        paint(
          rect(48, 4, 44, 56),
          gradient(
            .radial(center: .init(x: 70, y: 32), startRadius: 15, endRadius: 15),
            [(red, 0), (blue, 1)])),
      ]),
    VectorScene(
      "a pen in a gradient",
      [
        paint(
          zigzag.offsetBy(dx: 0, dy: 16),
          gradient(
            .linear(start: .init(x: 4, y: 0), end: .init(x: 92, y: 0)), [(red, 0), (half, 1)]),
          stroke: StrokeStyle(lineWidth: 8, lineJoin: .round))
      ]),
    VectorScene(
      "an angular gradient", pictures: [.angularGradient],
      [
        paint(
          oval(18, 2, 60, 60),
          gradient(
            .angular(center: .init(x: 48, y: 32), startAngle: 0, endAngle: 2 * .pi),
            [(red, 0), (blue, 0.5), (red, 1)]))
      ]),
    VectorScene(
      "a tiled pattern", pictures: [.pattern],
      [
        paint(
          oval(8, 4, 80, 56),
          .pattern(
            PatternPaint(
              bitmap: bitmap, sampling: .nearest, transform: CGAffineTransform(scaleX: 4, y: 4))))
      ]),
  ]

  static let images = [
    VectorScene("an image of few pixels", [image(.nearest)]),
    VectorScene(
      "a large image",
      [
        DisplayItem(
          .image(
            DisplayItem.ImageItem(
              bitmap: ramp, rect: CGRect(x: 10, y: 6, width: 70, height: 50), opacity: 0.7)))
      ]),
    VectorScene(
      "a pattern that is one image",
      [
        paint(
          oval(20, 8, 50, 50),
          .pattern(
            PatternPaint(
              bitmap: ramp, horizontal: .padded, vertical: .padded,
              transform: CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 8, ty: 0))))
      ]),
  ]

  // MARK: Parts

  /// Five points, every second one joined.
  static let star = Path { path in
    let points = [(0.0, -22.0), (12.9, 17.8), (-20.9, -6.8), (20.9, -6.8), (-12.9, 17.8)]
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
  }

  static let zigzag = Path { path in
    path.addLines(
      [(8, 20), (28, 6), (48, 20), (60, 6), (88, 18)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  static let sector = Path { path in
    path.move(to: CGPoint(x: 30, y: 36))
    path.addArc(
      center: CGPoint(x: 30, y: 36), radius: 24, startAngle: .degrees(20), endAngle: .degrees(290),
      clockwise: false)
    path.closeSubpath()
  }

  static let ramp = Bitmap(
    width: 160, height: 120,
    pixels: (0..<160 * 120).map { index in
      let (x, y) = (UInt32(index % 160), UInt32(index / 160))
      return 0xFF00_0000 | x << 16 | (y * 2) << 8 | (200 - x)
    })

  static func image(_ sampling: Sampling) -> DisplayItem {
    DisplayItem(
      .image(
        DisplayItem.ImageItem(
          bitmap: bitmap, rect: CGRect(x: 12, y: 8, width: 72, height: 48), sampling: sampling)))
  }
}
