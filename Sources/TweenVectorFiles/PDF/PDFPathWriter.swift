import Foundation
import TweenGeometry

/// Paths as the operators of a content stream (ISO 32000-1, 8.5.2).
enum PDFPathWriter {
  /// Arcs and quadratic curves are written as cubic ones.
  static func operators(of path: Path) -> VectorBytes {
    var bytes = VectorBytes()
    func add(_ name: String, _ points: CGPoint...) {
      for point in points { bytes.add(spaced: [Double(point.x), Double(point.y)]) }
      bytes.add(name)
    }
    var current = CGPoint.zero
    var start = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let point):
        add("m\n", point)
        (current, start) = (point, point)
      case .line(let point):
        add("l\n", point)
        current = point
      case .quadCurve(let point, let control):
        func between(_ end: CGPoint) -> CGPoint {
          CGPoint(
            x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        add("c\n", between(current), between(point), point)
        current = point
      case .curve(let point, let control1, let control2):
        add("c\n", control1, control2, point)
        current = point
      case .closeSubpath:
        bytes.add("h\n")
        current = start
      }
    }
    return bytes
  }
}
