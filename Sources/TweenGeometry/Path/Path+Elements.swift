import Foundation

extension Path {
  /// A segment of a path, for iteration.
  @frozen public enum Element: Equatable, Sendable {
    /// The beginning of a subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bezier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bezier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath, which closes it.
    case closeSubpath
  }

  /// Calls `body` with each segment in order. Arcs are passed as cubic curves with an error of at most
  /// 2.5e-5 radii; arcs with a sweep that is not finite, or of a thousand turns or more, are omitted.
  public func forEach(_ body: (Element) -> Void) {
    var offset = 0
    func point(_ i: Int) -> CGPoint {
      CGPoint(x: coordinates[offset + 2 * i], y: coordinates[offset + 2 * i + 1])
    }
    for verb in verbs {
      switch verb {
      case .move: body(.move(to: point(0)))
      case .line: body(.line(to: point(0)))
      case .quad: body(.quadCurve(to: point(1), control: point(0)))
      case .cubic: body(.curve(to: point(2), control1: point(0), control2: point(1)))
      case .arc:
        Arc(coordinates, at: offset).forEachCubic { control1, control2, end in
          body(.curve(to: end, control1: control1, control2: control2))
        }
      case .close: body(.closeSubpath)
      }
      offset += verb.coordinateCount
    }
  }
}
