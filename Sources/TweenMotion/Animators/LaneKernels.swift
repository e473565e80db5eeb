/// The loops over lanes. Counts are multiples of 8; columns are padded to that. Goals in order:
/// the bits of the generic animator, then speed.
enum LaneKernels {
  typealias Lanes = UnsafeMutablePointer<Double>
  typealias Block = SIMD8<Double>

  static let blockWidth = 8

  @inline(__always) private static func load(_ lanes: Lanes, _ index: Int) -> Block {
    UnsafeRawPointer(lanes + index).loadUnaligned(as: Block.self)
  }

  @inline(__always) private static func store(_ block: Block, _ lanes: Lanes, _ index: Int) {
    UnsafeMutableRawPointer(lanes + index).storeBytes(of: block, as: Block.self)
  }

  /// covered = target f, shown = (model + covered) - target
  static func scale(
    target: Lanes, by fraction: Double, model: Lanes, covered: Lanes, shown: Lanes, count: Int
  ) {
    var index = 0
    while index < count {
      let interval = load(target, index)
      let part = interval * fraction
      store(part, covered, index)
      store((load(model, index) + part) - interval, shown, index)
      index += blockWidth
    }
  }

  /// covered += (target - covered) f
  static func crossFade(target: Lanes, by fraction: Double, covered: Lanes, count: Int) {
    var index = 0
    while index < count {
      let old = load(covered, index)
      store(old + (load(target, index) - old) * fraction, covered, index)
      index += blockWidth
    }
  }

  /// result = left - right
  static func subtract(_ left: Lanes, _ right: Lanes, result: Lanes, count: Int) {
    var index = 0
    while index < count {
      store(load(left, index) - load(right, index), result, index)
      index += blockWidth
    }
  }

  /// shown = (model + covered) - target
  static func show(model: Lanes, covered: Lanes, target: Lanes, shown: Lanes, count: Int) {
    var index = 0
    while index < count {
      store(
        (load(model, index) + load(covered, index)) - load(target, index), shown, index)
      index += blockWidth
    }
  }

  /// covered = offset, shown = (model + offset) - target
  static func showWhole(
    offset: Lanes, model: Lanes, target: Lanes, covered: Lanes, shown: Lanes, count: Int
  ) {
    var index = 0
    while index < count {
      let part = load(offset, index)
      store(part, covered, index)
      store((load(model, index) + part) - load(target, index), shown, index)
      index += blockWidth
    }
  }

  /// The steps of stepped springs, as in `FluidSpringAnimation.animate`.
  static func integrate(
    target: Lanes, offset: Lanes, velocity: Lanes, acceleration: Lanes, count: Int,
    steps: FluidSteps
  ) {
    let (stiffness, damping) = (steps.stiffness, steps.damping)
    var index = 0
    while index < count {
      let target = load(target, index)
      var x = load(offset, index)
      var v = load(velocity, index)
      var a = load(acceleration, index)
      for _ in 0..<steps.count {
        let half = v + a * FluidSteps.halfStep
        x += half * FluidSteps.step
        a = (target - x) * stiffness - half * damping
        v = half + a * FluidSteps.halfStep
      }
      store(x, offset, index)
      store(v, velocity, index)
      store(a, acceleration, index)
      index += blockWidth
    }
  }

  /// Whether one row of stepped springs, `lanes` wide, ends.
  @inline(__always) static func isSettled(
    target: Lanes, offset: Lanes, velocity: Lanes, acceleration: Lanes, lanes: Int,
    steps: FluidSteps
  ) -> Bool {
    let speed = magnitudeSquared(velocity, lanes)
    // Most rows on most frames: still fast.
    if speed > FluidSteps.stillness { return !speed.isFinite }
    var threshold = 0.0
    var distance = 0.0
    for lane in 0..<lanes {
      let near = target[lane] * FluidSteps.nearness
      let rest = target[lane] - offset[lane]
      threshold += near * near
      distance += rest * rest
    }
    return steps.isSettled(
      velocity: speed, acceleration: magnitudeSquared(acceleration, lanes), threshold: threshold,
      distance: distance)
  }

  @inline(__always) private static func magnitudeSquared(_ row: Lanes, _ lanes: Int) -> Double {
    var sum = 0.0
    for lane in 0..<lanes { sum += row[lane] * row[lane] }
    return sum
  }
}
