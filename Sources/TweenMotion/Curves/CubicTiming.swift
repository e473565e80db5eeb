/// A cubic timing curve from (0, 0) to (1, 1): y as a function of x.
///
/// With cx = 3 x1, bx = 3 (x2 - x1) - cx, ax = 1 - cx - bx, and y alike,
/// x(t) = ((ax t + bx) t + cx) t. The root t of x(t) = p is found by Newton's method and, where
/// that fails, by bisection.
struct CubicTiming: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double
  private let ax: Double
  private let bx: Double
  private let cx: Double
  private let ay: Double
  private let by: Double
  private let cy: Double

  static let linear = CubicTiming(0, 0, 1, 1)
  static let easeIn = CubicTiming(0.42, 0, 1, 1)
  static let easeOut = CubicTiming(0, 0, 0.58, 1)
  static let easeInOut = CubicTiming(0.42, 0, 0.58, 1)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The grid that results are rounded to, 2^-20: about a hundredth of a pixel over a screen.
  private static let grid: Double = 1_048_576

  /// y where x is `p` (0...1), rounded to a multiple of 2^-20.
  func value(at p: Double) -> Double {
    // On the diagonal y is x, without rounding.
    if x1 == y1, x2 == y2 { return p }
    if p == 0 { return 0 }
    if p == 1 { return 1 }
    let t = parameter(at: p)
    let y = ((ay * t + by) * t + cy) * t
    return (y * Self.grid).rounded() / Self.grid
  }

  /// dy/dx where x is `p` (0...1): 1 where both vanish or agree, infinite where the curve is
  /// vertical.
  func velocity(at p: Double) -> Double {
    let t = parameter(at: p)
    let dx = (3 * ax * t + 2 * bx) * t + cx
    let dy = (3 * ay * t + 2 * by) * t + cy
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return dy / dx
  }

  /// Below this error in x a root is good: far below the grid of the results.
  private static let tolerance: Double = 0x1p-40
  /// Newton's method gives up where the curve is this flat.
  private static let flatness: Double = 0x1p-20
  private static let newtonSteps = 8
  private static let bisectionSteps = 60

  private func parameter(at p: Double) -> Double {
    var t = p
    for _ in 0..<Self.newtonSteps {
      let error = ((ax * t + bx) * t + cx) * t - p
      if abs(error) < Self.tolerance { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < Self.flatness { break }
      t -= error / slope
    }
    var low = 0.0
    var high = 1.0
    t = p
    for _ in 0..<Self.bisectionSteps {
      let error = ((ax * t + bx) * t + cx) * t - p
      if abs(error) < Self.tolerance { return t }
      if error < 0 { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }
}
