import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

@testable import TweenVectorFiles

/// A display list of one kind of item, and what of it is drawn as pictures.
struct VectorScene: CustomStringConvertible, Sendable {
  var description: String
  var list: DisplayList
  var pictures: [VectorTally.Kind]

  static let red = Color.Resolved(red: 0.9, green: 0.2, blue: 0.15)
  static let blue = Color.Resolved(red: 0.1, green: 0.3, blue: 0.9)
  static let half = Color.Resolved(red: 0.1, green: 0.6, blue: 0.3, opacity: 0.5)
  static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  init(
    _ name: String, pictures: [VectorTally.Kind] = [], background: Color.Resolved? = nil,
    _ items: [DisplayItem]
  ) {
    description = name
    list = DisplayList(size: CGSize(width: 96, height: 64), scale: 2, items: items)
    if let background { list.background = background }
    self.pictures = pictures
  }

  // MARK: Parts

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  static func oval(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(ellipseIn: CGRect(x: x, y: y, width: width, height: height))
  }

  static func fill(
    _ path: Path, _ color: Color.Resolved, stroke: StrokeStyle? = nil, rule: FillRule = .nonZero,
    opacity: Double = 1, transform: CGAffineTransform = .identity,
    blend: BlendOperator = .normal
  ) -> DisplayItem {
    paint(
      path, .solid(color), stroke: stroke, rule: rule, opacity: opacity, transform: transform,
      blend: blend)
  }

  static func paint(
    _ path: Path, _ paint: Paint, stroke: StrokeStyle? = nil, rule: FillRule = .nonZero,
    opacity: Double = 1, transform: CGAffineTransform = .identity,
    blend: BlendOperator = .normal
  ) -> DisplayItem {
    DisplayItem(
      blend: blend,
      .fill(
        DisplayItem.Fill(
          path: path, stroke: stroke, rule: rule, paint: paint, opacity: opacity,
          transform: transform)))
  }

  static func layer(
    _ layer: DisplayItem.Layer, blend: BlendOperator = .normal, _ items: [DisplayItem]
  ) -> [DisplayItem] {
    [DisplayItem(blend: blend, .beginLayer(layer))] + items + [DisplayItem(.endLayer)]
  }

  static func gradient(
    _ geometry: GradientPaint.Geometry, _ stops: [(Color.Resolved, Double)],
    _ interpolation: GradientPaint.Interpolation = .perceptual,
    transform: CGAffineTransform = .identity
  ) -> Paint {
    .gradient(
      GradientPaint(
        geometry: geometry, stops: stops.map { GradientPaint.Stop(color: $0.0, location: $0.1) },
        interpolation: interpolation, transform: transform))
  }

  /// 4 by 4 pixels: a red and a blue diagonal on half clear green.
  static let bitmap = Bitmap(
    width: 4, height: 4,
    pixels: (0..<16).map { index in
      let (x, y) = (index % 4, index / 4)
      if x == y { return 0xFFE0_2010 }
      return x == 3 - y ? 0xFF20_40F0 : 0x8000_6000
    })

  static func text(_ text: String, size: Double, x: Double, y: Double) throws -> DisplayItem {
    let line = TextEngine.shared.line(text, font: FontRequest(size: size))
    return DisplayItem(
      .glyphs(
        DisplayItem.Glyphs(
          run: line.run, paint: .solid(blue),
          transform: CGAffineTransform(translationX: x, y: y))))
  }

  /// Two shapes that lie over each other.
  static let pair = [fill(rect(12, 10, 40, 30), red), fill(oval(36, 20, 44, 36), blue)]
}
