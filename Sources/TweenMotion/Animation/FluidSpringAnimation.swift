import Foundation

/// The stepped spring behind `.spring`, `.smooth`, `.snappy`, `.bouncy` and `.interactiveSpring`:
/// integrated in whole steps of 1/300 s by velocity Verlet. It takes over position and velocity from
/// any animation.
struct FluidSpringAnimation: CustomAnimation, LaneAnimation {
  /// Seconds of one undamped swing.
  var response: Double
  /// 1 is critically damped.
  var dampingFraction: Double
  /// Seconds over which the response changes from a previous spring's.
  var blendDuration: Double

  var laneProgram: LaneProgram? { LaneProgram(base: .fluidSpring(self)) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard !time.isNaN else { return nil }
    var state = context.state[FluidSpringState<V>.self]
    let steps = advance(&state.clock, to: time, steady: steady)
    if steps.isLogicallyComplete { context.isLogicallyComplete = true }
    for _ in 0..<steps.count {
      let half = state.velocity + state.acceleration.scaled(by: FluidSteps.halfStep)
      state.offset += half.scaled(by: FluidSteps.step)
      state.acceleration =
        (value - state.offset).scaled(by: steps.stiffness) - half.scaled(by: steps.damping)
      state.velocity = half + state.acceleration.scaled(by: FluidSteps.halfStep)
    }
    context.state[FluidSpringState<V>.self] = state
    let isSettled = steps.isSettled(
      velocity: state.velocity.magnitudeSquared, acceleration: state.acceleration.magnitudeSquared,
      threshold: value.scaled(by: FluidSteps.nearness).magnitudeSquared,
      distance: (value - state.offset).magnitudeSquared)
    return isSettled ? nil : state.offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    context.state[FluidSpringState<V>.self].velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var state = context.state[FluidSpringState<V>.self]
    if let velocity = previous.velocity(value: value, time: time, context: context) {
      state.velocity = velocity
    }
    if let offset = previous.animate(value: value, time: time, context: &context) {
      state.offset = offset
    }
    // The context still has the state of the previous animation's last step, which is older than the
    // above.
    state.acceleration = context.state[FluidSpringState<V>.self].acceleration
    state.clock.restart(
      at: time, previous: previous.fluidSpring, next: self)
    context.state[FluidSpringState<V>.self] = state
    return true
  }

  // MARK: The clock, apart from any vector

  /// The coefficients while nothing blends.
  var steady: FluidSteps { FluidSteps(response: response, dampingFraction: dampingFraction) }

  /// Steps `clock` up to `time`: how many steps, with which coefficients. `steady` is this
  /// spring's.
  @inline(__always) func advance(
    _ clock: inout FluidClock, to time: Double, steady: FluidSteps
  ) -> FluidSteps {
    var response = response
    var steps = steady
    if blendDuration > 0, clock.blendInterval != 0, time - clock.blendStart < blendDuration {
      let p = min(max((time - clock.blendStart) / blendDuration, 0), 1)
      response += clock.blendInterval * (1 - p * p * (3 - 2 * p))
      steps = FluidSteps(response: response, dampingFraction: dampingFraction)
    }
    steps.isLogicallyComplete = time - clock.start >= response
    if time - clock.simulated > FluidSteps.longestLag { clock.simulated = time - 1.0 / 60 }
    while clock.simulated < time, steps.count < FluidSteps.maximumSteps {
      clock.simulated += FluidSteps.step
      steps.count += 1
    }
    return steps
  }
}

/// The times a stepped spring keeps, in seconds since its animation began.
struct FluidClock: Hashable {
  /// The time up to which it is integrated.
  var simulated = 0.0
  /// The time of its last target.
  var start = 0.0
  var blendStart = 0.0
  /// The previous spring's response minus this one's.
  var blendInterval = 0.0

  mutating func restart(
    at time: Double, previous: FluidSpringAnimation?, next: FluidSpringAnimation
  ) {
    simulated = time
    start = time
    if let previous, previous.response != next.response {
      blendInterval = previous.response - next.response
      blendStart = time
    }
  }
}

/// Some steps of a spring, and its coefficients during them.
struct FluidSteps {
  var count = 0
  var isLogicallyComplete = false
  /// Acceleration per distance, 1/s².
  let stiffness: Double
  /// Deceleration per velocity, 1/s.
  let damping: Double

  static let step = 1.0 / 300
  static let halfStep = 1.0 / 600
  /// A lag longer than this, in seconds, is skipped except for its last 1/60 s.
  static let longestLag = 1.0
  /// A bound of the loop where adding a step no longer changes the time.
  static let maximumSteps = 301
  /// The stiffest spring that the step integrates well.
  static let greatestStiffness = 45_000.0
  /// The fraction of the interval within which a spring may end.
  static let nearness = 0.01
  /// The squared speed and acceleration under which it may end.
  static let stillness = 0.0036

  init(response: Double, dampingFraction: Double) {
    if response > 0 {
      let frequency = 2 * Double.pi / response
      stiffness = min(frequency * frequency, Self.greatestStiffness)
    } else {
      stiffness = Self.greatestStiffness
    }
    // The steps are stable while h c < 2 - h² k / 2: heavier damping is held below that.
    let h = Self.step
    let heaviest = (1.75 - h * h * stiffness / 2) / h
    let damping = 2 * stiffness.squareRoot() * max(dampingFraction, 0)
    self.damping = damping < heaviest ? damping : heaviest
  }

  /// Whether a spring ends here, from the squared magnitudes of its velocity, acceleration, a
  /// hundredth of its interval, and its distance from the target. Overflow ends it too.
  @inline(__always) func isSettled(
    velocity: Double, acceleration: Double, threshold: Double, distance: Double
  ) -> Bool {
    if !(velocity <= Self.stillness) { return !velocity.isFinite }
    if !(acceleration <= Self.stillness) { return !acceleration.isFinite }
    // A spring that just got its target has not moved yet.
    if count == 0, distance > 0 { return false }
    return !(threshold > 0 && distance > threshold)
  }
}

/// The state that a stepped spring keeps from frame to frame.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  var offset = V.zero
  var velocity = V.zero
  var acceleration = V.zero
  var clock = FluidClock()

  static var defaultValue: Self { Self() }
}
