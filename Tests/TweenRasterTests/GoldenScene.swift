import Foundation
import TweenGeometry
import TweenPaint

/// What the goldens of layers and images are made of: 96 points square, on light checks, so that
/// what is clear can be seen to be.
enum GoldenScene {
  static let side = 96

  static func draw(_ items: [DisplayItem]) throws -> Bitmap {
    try TweenRasterTests.draw(checks + items, width: side, height: side, background: white)
  }

  private static var checks: [DisplayItem] {
    var path = Path()
    for row in 0..<12 {
      for column in 0..<12 where (row + column) % 2 == 1 {
        path.addRect(CGRect(x: column * 8, y: row * 8, width: 8, height: 8))
      }
    }
    return [fill(path, paint: .solid(gray(0.85)))]
  }

  static func gray(_ level: Float) -> Color.Resolved {
    Color.Resolved(red: level, green: level, blue: level)
  }

  static let rainbow: [Color.Resolved] = [
    Color.Resolved(red: 0.9, green: 0.1, blue: 0.1),
    Color.Resolved(red: 0.95, green: 0.8, blue: 0.1),
    Color.Resolved(red: 0.1, green: 0.75, blue: 0.2),
    Color.Resolved(red: 0.1, green: 0.7, blue: 0.9),
    Color.Resolved(red: 0.25, green: 0.2, blue: 0.9),
    Color.Resolved(red: 0.9, green: 0.2, blue: 0.8),
  ]

  static func gradient(
    _ colors: [Color.Resolved], _ geometry: GradientPaint.Geometry
  ) -> Paint {
    let stops = colors.indices.map {
      GradientPaint.Stop(
        color: colors[$0], location: Double($0) / Double(max(colors.count - 1, 1)))
    }
    return .gradient(GradientPaint(geometry: geometry, stops: stops, interpolation: .device))
  }

  static func across(_ colors: [Color.Resolved], from: CGPoint, to: CGPoint) -> Paint {
    gradient(colors, .linear(start: from, end: to))
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    var path = Path()
    path.addEllipse(
      in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    return path
  }

  static func star(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    var path = Path()
    path.addLines(
      (0..<5).map { point in
        let angle = Double(point) * 0.8 * .pi - .pi / 2
        return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
      })
    path.closeSubpath()
    return path
  }

  static func layer(
    blend: BlendOperator = .normal, opacity: Double = 1, clip: DisplayItem.Clip? = nil,
    effect: DisplayItem.LayerEffect? = nil, isMask: Bool = false, isOpaque: Bool = false,
    _ items: [DisplayItem]
  ) -> [DisplayItem] {
    let layer = DisplayItem.Layer(
      opacity: opacity, clip: clip, effect: effect, isMask: isMask, isOpaque: isOpaque)
    return [DisplayItem(blend: blend, .beginLayer(layer))] + items + [DisplayItem(.endLayer)]
  }

  /// Rainbow above, greys below, a fading disc on both: something of everything that colour
  /// effects change.
  static var palette: [DisplayItem] {
    [
      fill(
        rectangle(8, 8, 80, 48),
        paint: across(rainbow, from: CGPoint(x: 8, y: 0), to: CGPoint(x: 88, y: 0))),
      fill(
        rectangle(8, 56, 80, 32),
        paint: across([black, white], from: CGPoint(x: 8, y: 0), to: CGPoint(x: 88, y: 0))),
      fill(
        circle(48, 52, 26),
        paint: gradient(
          [Color.Resolved(red: 1, green: 0.5, blue: 0), clear],
          .radial(center: CGPoint(x: 48, y: 52), startRadius: 4, endRadius: 26))),
    ]
  }

  /// A small picture with fine lines, soft colours and clear corners.
  static func picture(_ width: Int, _ height: Int) -> Bitmap {
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      let u = (Double(x) + 0.5) / Double(width)
      let v = (Double(y) + 0.5) / Double(height)
      let fromMiddle = ((u - 0.5) * (u - 0.5) + (v - 0.5) * (v - 0.5)).squareRoot()
      if fromMiddle > 0.62 { return 0 }
      if x % 8 == 0 || y % 8 == 0 { return 0xFF20_2040 }
      let red = UInt32(255 * u)
      let green = UInt32(255 * (1 - v))
      return 0xFF00_0000 | red << 16 | green << 8 | 0x60
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
