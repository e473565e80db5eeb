import Foundation
import TweenGeometry

/// Computes the signed area that an outline covers in every pixel by a slow and simple method: curves
/// become thousands of lines, and lines are cut at every pixel's border, all in double precision.
struct ExactOutline {
  let side: Int
  private var covers: [Double]
  private var contour: [SIMD2<Double>] = []

  init(side: Int) {
    self.side = side
    covers = Array(repeating: 0, count: side * side)
  }

  private static let stepsPerCurve = 4096

  /// Adds a command; the commands are those of `OutlineBuilder`.
  mutating func add(_ command: Int, _ n: [Double]) {
    switch command {
    case 0:
      close()
      contour = [SIMD2(n[0], n[1])]
    case 1: contour.append(SIMD2(n[0], n[1]))
    case 2: addCubic(SIMD2(n[0], n[1]), SIMD2(n[2], n[3]), SIMD2(n[4], n[5]))
    case 3: addArc(n[0], n[1], n[2], n[3], n[4])
    case 4: close()
    default:
      close()
      let (x, y, w, h, r) = (n[0], n[1], n[2], n[3], n[4])
      let quarter = Double.pi / 2
      addArc(x + w - r, y + h - r, r, 0, quarter)
      addArc(x + r, y + h - r, r, quarter, 2 * quarter)
      addArc(x + r, y + r, r, 2 * quarter, 3 * quarter)
      addArc(x + w - r, y + r, r, 3 * quarter, 4 * quarter)
      close()
    }
  }

  mutating func add(_ path: Path) {
    path.forEach { element in
      switch element {
      case .move(let to): add(0, [to.x, to.y])
      case .line(let to): add(1, [to.x, to.y])
      case .quadCurve(let to, let c):
        guard let from = contour.last else { return }
        let control = SIMD2<Double>(c.x, c.y)
        let end = SIMD2<Double>(to.x, to.y)
        addCubic(from + (control - from) * (2 / 3.0), end + (control - end) * (2 / 3.0), end)
      case .curve(let to, let c1, let c2): add(2, [c1.x, c1.y, c2.x, c2.y, to.x, to.y])
      case .closeSubpath: add(4, [])
      }
    }
  }

  private mutating func addCubic(_ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
    guard let p0 = contour.last else { return }
    for index in 1...Self.stepsPerCurve {
      let t = Double(index) / Double(Self.stepsPerCurve)
      let u = 1 - t
      contour.append(
        p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t))
    }
  }

  private mutating func addArc(_ x: Double, _ y: Double, _ r: Double, _ a0: Double, _ a1: Double) {
    for index in 0...Self.stepsPerCurve {
      let angle = a0 + (a1 - a0) * Double(index) / Double(Self.stepsPerCurve)
      contour.append(SIMD2(x + r * cos(angle), y + r * sin(angle)))
    }
  }

  private mutating func close() {
    if var previous = contour.last {
      for point in contour {
        addLine(previous, point)
        previous = point
      }
    }
    contour = []
  }

  private mutating func addLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    let cuts = (crossings(a.x, b.x) + crossings(a.y, b.y) + [1]).sorted()
    var before = 0.0
    for cut in cuts {
      addPiece(a + (b - a) * before, a + (b - a) * cut)
      before = cut
    }
  }

  /// Returns the places between 0 and 1 at which a coordinate passes a whole number.
  private func crossings(_ a: Double, _ b: Double) -> [Double] {
    let low = Int(min(a, b).rounded(.down)) + 1
    let high = Int(max(a, b).rounded(.up)) - 1
    return low > high ? [] : (low...high).map { (Double($0) - a) / (b - a) }
  }

  /// Adds a piece of a line within one pixel: its area there, and its height for all pixels to the right.
  private mutating func addPiece(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    let middle = (a + b) * 0.5
    let row = Int(middle.y.rounded(.down))
    let column = Int(middle.x.rounded(.down))
    guard row >= 0, row < side, column < side else { return }
    let climb = b.y - a.y
    if column < 0 {
      covers[row * side] += climb
      return
    }
    let right = middle.x - Double(column)
    covers[row * side + column] += climb * (1 - right)
    if column + 1 < side { covers[row * side + column + 1] += climb * right }
  }

  /// Returns the area in every pixel, 0...1, by the non-zero rule, for outlines that do not cross
  /// themselves.
  mutating func areas() -> [Double] {
    close()
    var result = covers
    for row in 0..<side {
      var sum = 0.0
      for index in row * side..<(row + 1) * side {
        sum += covers[index]
        result[index] = min(abs(sum), 1)
      }
    }
    return result
  }
}
