/// One animation of a lane group: its numbers, and the state that all rows share.
struct LaneEntry {
  let animation: Animation
  let program: LaneProgram
  let isFluid: Bool
  /// Whether there are no modifiers: the base is then evaluated directly.
  let isBare: Bool
  /// The stepped spring and its steady coefficients; a placeholder where `isFluid` is false.
  let spring: FluidSpringAnimation
  let steadySteps: FluidSteps
  /// When it began, in seconds since the start of the group's clock.
  let offset: Double
  /// The index of its first column: the target, and for a stepped spring after that its offset,
  /// velocity, acceleration, and whether the row has ended.
  let column: Int

  /// One pass for each modifier; only modifiers that repeat use theirs.
  var passes: [RepeatPass]
  var fluidClock = FluidClock()
  /// All rows have ended.
  var hasEnded = false
  /// The last fraction, or whether the spring stood still. An equal value in the next frame means
  /// that nothing moves.
  var lastFraction = 0.0

  init(_ animation: Animation, program: LaneProgram, offset: Double, column: Int) {
    self.animation = animation
    self.program = program
    isFluid = program.isFluid
    isBare = program.modifiers.isEmpty
    spring = program.fluidSpring ?? Self.noSpring
    steadySteps = spring.steady
    self.offset = offset
    self.column = column
    passes = Array(repeating: RepeatPass(), count: program.modifiers.count)
  }

  /// The same animation and state with its columns elsewhere.
  init(_ other: LaneEntry, column: Int) {
    animation = other.animation
    program = other.program
    isFluid = other.isFluid
    isBare = other.isBare
    spring = other.spring
    steadySteps = other.steadySteps
    offset = other.offset
    self.column = column
    passes = other.passes
    fluidClock = other.fluidClock
    hasEnded = other.hasEnded
    lastFraction = other.lastFraction
  }

  private static let noSpring = FluidSpringAnimation(
    response: 1, dampingFraction: 1, blendDuration: 0)

  static let curveColumns = 1
  static let fluidColumns = 5
  var columnCount: Int { isFluid ? Self.fluidColumns : Self.curveColumns }

  /// The fraction of the interval covered at `time`, under the modifiers from `index` inwards;
  /// nil at the end. Not for stepped springs.
  mutating func fraction(
    at time: Double, from index: Int = 0, isComplete: inout Bool
  ) -> Double? {
    guard index < program.modifiers.count else {
      guard let fraction = baseFraction(at: time, isComplete: &isComplete) else { return nil }
      return abs(fraction) < Self.largestFraction ? fraction : nil
    }
    switch program.modifiers[index] {
    case .delay(let delay):
      return fraction(at: delayed(time, by: delay), from: index + 1, isComplete: &isComplete)
    case .speed(let speed):
      return fraction(at: time * speed, from: index + 1, isComplete: &isComplete)
    case .logicallyComplete(let duration):
      if time >= duration { isComplete = true }
      return fraction(at: time, from: index + 1, isComplete: &isComplete)
    case .repeats(let count, let autoreverses):
      if let length = program.length(from: index + 1), length > 0 {
        if passes[index].goOn(to: time, length: length, count: count) {
          resetPasses(inside: index)
        }
        if let part = passFraction(at: time, of: index, isComplete: &isComplete) { return part }
        if RepeatPass.areOver(at: time, length: length, count: count) { return nil }
        return passes[index].isReversed(autoreverses: autoreverses) ? 0 : 1
      }
      if let part = passFraction(at: time, of: index, isComplete: &isComplete) { return part }
      if passes[index].repeatsTurn(at: time) {
        return passes[index].beganAtOldValue(autoreverses: autoreverses) ? 0 : 1
      }
      let turningPoint = passes[index].isReversed(autoreverses: autoreverses) ? 0.0 : 1
      resetPasses(inside: index)
      guard passes[index].turn(at: time, count: count) else { return nil }
      return passFraction(at: time, of: index, isComplete: &isComplete) ?? turningPoint
    }
  }

  /// The fraction covered in the pass of the repeating modifier at `index`; nil at its end.
  private mutating func passFraction(
    at time: Double, of index: Int, isComplete: inout Bool
  ) -> Double? {
    guard case .repeats(let count, let autoreverses) = program.modifiers[index] else { return nil }
    let pass = passes[index]
    var isInnerComplete = false
    guard
      let fraction = fraction(
        at: time - pass.timeOffset, from: index + 1, isComplete: &isInnerComplete)
    else { return nil }
    if isInnerComplete, pass.isLast(of: count) { isComplete = true }
    return pass.isReversed(autoreverses: autoreverses) ? 1 - fraction : fraction
  }

  /// Whether a pass began at `time`.
  func hasTurned(at time: Double) -> Bool {
    var time = time
    for (modifier, pass) in zip(program.modifiers, passes) {
      switch modifier {
      case .delay(let delay): time = delayed(time, by: delay)
      case .speed(let speed): time *= speed
      case .logicallyComplete: break
      case .repeats:
        if pass.repeatsTurn(at: time) { return true }
        time -= pass.timeOffset
      }
    }
    return false
  }

  /// Whether the motion runs backwards at present: an odd number of passes do.
  var isReversed: Bool {
    zip(program.modifiers, passes).reduce(false) { isReversed, next in
      guard case .repeats(_, let autoreverses) = next.0 else { return isReversed }
      return isReversed != next.1.isReversed(autoreverses: autoreverses)
    }
  }

  /// The fraction above which a curve counts as divergent; the animation ends then.
  private static let largestFraction = 1e100

  private func baseFraction(at time: Double, isComplete: inout Bool) -> Double? {
    switch program.base {
    case .timingCurve(let curve): return curve.fraction(at: time)
    case .interpolatingSpring(let spring):
      if spring.isLogicallyComplete(at: time) { isComplete = true }
      return spring.fraction(at: time)
    case .simulation(let simulation): return simulation.fraction(at: time)
    case .fluidSpring: return nil
    }
  }

  /// Restarts the inner modifiers' passes when the pass of an outer one ended.
  mutating func resetPasses(inside index: Int) {
    for inner in passes.indices.dropFirst(index + 1) { passes[inner] = RepeatPass() }
  }
}
