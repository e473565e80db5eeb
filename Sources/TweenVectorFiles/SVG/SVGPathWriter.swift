import Foundation
import TweenGeometry

/// Paths and transforms in the syntax of SVG's attributes.
enum SVGPathWriter {
  /// The value of `d`, in absolute coordinates. Arcs are written as cubic curves.
  static func data(of path: Path) -> VectorBytes {
    var data = VectorBytes()
    func add(_ letter: String, _ points: CGPoint...) {
      data.add(letter)
      for (index, point) in points.enumerated() {
        if index > 0 { data.add(" ") }
        data.add(Double(point.x))
        data.add(" ")
        data.add(Double(point.y))
      }
    }
    path.forEach { element in
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quadCurve(let point, let control): add("Q", control, point)
      case .curve(let point, let control1, let control2): add("C", control1, control2, point)
      case .closeSubpath: data.add("Z")
      }
    }
    return data
  }

  /// The value of `transform`.
  static func matrix(_ transform: CGAffineTransform) -> String {
    var numbers = VectorBytes()
    numbers.add(transform)
    return "matrix(\(String(decoding: numbers.bytes.dropLast(), as: UTF8.self)))"
  }
}
