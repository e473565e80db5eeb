import Foundation

extension Segment {
  /// The parameters strictly between 0 and 1 at which a Bézier curve reverses its direction in x. Lines
  /// have none; arcs are handled separately.
  var turnsInX: Turns {
    switch self {
    case .line, .arc: Turns()
    case .quad(let p0, let p1, let p2): Turns(quad: p0.x, p1.x, p2.x)
    case .cubic(let p0, let p1, let p2, let p3): Turns(cubic: p0.x, p1.x, p2.x, p3.x)
    }
  }

  /// The parameters strictly between 0 and 1 at which a Bézier curve reverses its direction in y.
  var turnsInY: Turns {
    switch self {
    case .line, .arc: Turns()
    case .quad(let p0, let p1, let p2): Turns(quad: p0.y, p1.y, p2.y)
    case .cubic(let p0, let p1, let p2, let p3): Turns(cubic: p0.y, p1.y, p2.y, p3.y)
    }
  }
}

/// At most two parameters between 0 and 1, in ascending order.
struct Turns: Equatable {
  private(set) var first: Double?
  private(set) var second: Double?

  init() {}

  /// Finds the zeros of the derivative of a quadratic Bézier polynomial.
  init(quad a: Double, _ b: Double, _ c: Double) { insert((a - b) / (a - 2 * b + c)) }

  /// Finds the zeros of the derivative of a cubic Bézier polynomial without cancellation: the root with
  /// the larger absolute value by the formula whose terms have equal signs, the other one from the
  /// product of the roots.
  init(cubic a: Double, _ b: Double, _ c: Double, _ d: Double) {
    let (d0, d1, d2) = (b - a, c - b, d - c)
    let square = d0 - 2 * d1 + d2
    let linear = 2 * (d1 - d0)
    let discriminant = linear * linear - 4 * square * d0
    guard discriminant >= 0 else { return }
    let q = -0.5 * (linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot())
    insert(q / square)
    insert(d0 / q)
  }

  /// Inserts `t` if it is strictly between 0 and 1; NaN and infinity are not.
  private mutating func insert(_ t: Double) {
    guard t > 0, t < 1, t != first else { return }
    guard let known = first else {
      first = t
      return
    }
    (first, second) = (min(known, t), max(known, t))
  }
}
