import Foundation
import TweenGeometry

/// Turns a scene's drawing commands into a path, through the path's public building methods.
struct OutlineBuilder {
  private(set) var path = Path()
  private var isOpen = false

  mutating func add(_ command: Int, _ n: [Double]) {
    switch command {
    case 0:
      path.move(to: CGPoint(x: n[0], y: n[1]))
      isOpen = true
    case 1:
      path.addLine(to: CGPoint(x: n[0], y: n[1]))
    case 2:
      path.addCurve(
        to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
        control2: CGPoint(x: n[2], y: n[3]))
    case 3:
      addArc(n[0], n[1], n[2], n[3], n[4])
    case 4:
      path.closeSubpath()
      isOpen = false
    default:
      addRoundedRectangle(n[0], n[1], n[2], n[3], n[4])
    }
  }

  private mutating func addArc(_ x: Double, _ y: Double, _ r: Double, _ a0: Double, _ a1: Double) {
    path.addArc(
      center: CGPoint(x: x, y: y), radius: r, startAngle: .radians(a0), endAngle: .radians(a1),
      clockwise: a1 < a0)
    isOpen = true
  }

  private mutating func addRoundedRectangle(
    _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ r: Double
  ) {
    path.move(to: CGPoint(x: x + w, y: y + r))
    let quarter = Double.pi / 2
    addArc(x + w - r, y + h - r, r, 0, quarter)
    addArc(x + r, y + h - r, r, quarter, 2 * quarter)
    addArc(x + r, y + r, r, 2 * quarter, 3 * quarter)
    addArc(x + w - r, y + r, r, 3 * quarter, 4 * quarter)
    path.closeSubpath()
    isOpen = false
  }
}
