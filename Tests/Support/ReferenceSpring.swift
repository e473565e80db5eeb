/// The stepped spring of Semantics 2.5, one lane at a time and as slow as written there: the
/// reference for what the engine shows.
public struct ReferenceSpring {
  public private(set) var target: [Double]
  public private(set) var offset: [Double]
  private var velocity: [Double]
  private var force: [Double]
  private var time = 0.0
  public private(set) var isFinished = false
  private let stiffness: Double
  private let fraction: Double

  /// A spring over an interval, at rest.
  public init(_ interval: [Double], response: Double = 0.5, dampingFraction: Double = 1) {
    target = interval
    offset = interval.map { _ in 0 }
    velocity = offset
    force = offset
    let root = 2 * Double.pi / response
    stiffness = min(root * root, 45000)
    fraction = dampingFraction
  }

  /// Another spring of the same kind takes over at `elapsed` for a change of `delta`.
  public mutating func retarget(by delta: [Double], at elapsed: Double) {
    advance(to: elapsed)
    for lane in target.indices { target[lane] += delta[lane] }
    time = elapsed
    isFinished = false
  }

  public mutating func advance(to elapsed: Double) {
    while time < elapsed {
      for lane in target.indices {
        let half = velocity[lane] + force[lane] / 600
        offset[lane] += half / 300
        force[lane] =
          stiffness * (target[lane] - offset[lane]) - 2 * stiffness.squareRoot() * fraction * half
        velocity[lane] = half + force[lane] / 600
      }
      time += 1.0 / 300
    }
    let limit = target.reduce(0) { $0 + (0.01 * $1) * (0.01 * $1) }
    let rest = zip(target, offset).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    let motion = max(square(velocity), square(force))
    isFinished = motion <= 0.0036 && !(limit > 0 && rest > limit)
  }

  private func square(_ vector: [Double]) -> Double { vector.reduce(0) { $0 + $1 * $1 } }
}
