import Foundation

extension Animation {
  /// Waits before it starts, showing the old value.
  ///
  /// - Parameter delay: seconds. A negative one starts it part-way, an infinite one never starts
  ///   it, with NaN it ends at once.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: .delay(delay)))
  }

  /// Runs at another pace.
  ///
  /// - Parameter speed: how many times as fast. 0, and below, hold it at its start for ever; with
  ///   infinity and NaN it ends at once.
  public func speed(_ speed: Double) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: .speed(speed)))
  }

  /// Plays several times, every second time backwards if `autoreverses`.
  ///
  /// A pass begins in the frame in which the one before it has ended, so that what it shows depends
  /// on where the frames fall. One without a duration takes a frame.
  ///
  /// - Parameters:
  ///   - repeatCount: how often; below 1 counts as 1. After an even count of passes with
  ///     `autoreverses` the new value shows with a jump.
  ///   - autoreverses: whether every second pass runs backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      ModifiedAnimation(
        base: self, modifier: .repeats(count: repeatCount, autoreverses: autoreverses)))
  }

  /// Plays for ever, every second time backwards if `autoreverses`.
  ///
  /// It ends when another animation takes the value over, or when the view goes away. A change
  /// without animation does not end it.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(
      ModifiedAnimation(base: self, modifier: .repeats(count: nil, autoreverses: autoreverses)))
  }

  /// Counts as logically complete after `duration` seconds, or earlier where it does so itself.
  ///
  /// It moves no longer and no shorter for that.
  ///
  /// - Parameter duration: seconds; 0 and below count at once, infinity and NaN never.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: .logicallyComplete(after: duration)))
  }
}

/// What is done to the time of an animation.
enum TimeModifier: Hashable, Sendable {
  case delay(Double)
  case speed(Double)
  /// A count of nil repeats for ever.
  case repeats(count: Int?, autoreverses: Bool)
  case logicallyComplete(after: Double)
}

/// An animation with one modifier around it. The outermost modifier is applied to the time first.
struct ModifiedAnimation: CustomAnimation, LaneAnimation {
  var base: Animation
  var modifier: TimeModifier

  var laneProgram: LaneProgram? {
    guard var program = base.box.program else { return nil }
    program.modifiers.insert(modifier, at: 0)
    return program
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    switch modifier {
    case .delay(let delay):
      return base.animate(value: value, time: delayed(time, by: delay), context: &context)
    case .speed(let speed):
      return base.animate(value: value, time: time * speed, context: &context)
    case .logicallyComplete(let duration):
      if time >= duration { context.isLogicallyComplete = true }
      return base.animate(value: value, time: time, context: &context)
    case .repeats(let count, let autoreverses):
      return repeated(
        value, time: time, count: count, autoreverses: autoreverses, context: &context)
    }
  }

  private func repeated<V: VectorArithmetic>(
    _ value: V, time: TimeInterval, count: Int?, autoreverses: Bool,
    context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[RepeatState<V>.self]
    defer { context.state[RepeatState<V>.self] = state }
    let isReversed = state.pass.isReversed(autoreverses: autoreverses)
    var inner = context.withState(state.base)
    inner.restoreLogicalCompletion(false)
    if let covered = base.animate(
      value: value, time: time - state.pass.timeOffset, context: &inner)
    {
      state.base = inner.state
      if inner.isLogicallyComplete, state.pass.isLast(of: count) {
        context.isLogicallyComplete = true
      }
      return isReversed ? value - covered : covered
    }
    state.base = AnimationState()
    guard state.pass.turn(at: time, count: count) else { return nil }
    return isReversed ? .zero : value
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? ModifiedAnimation, previous.modifier == modifier else {
      return false
    }
    switch modifier {
    case .delay(let delay):
      return base.shouldMerge(
        previous: previous.base, value: value, time: delayed(time, by: delay), context: &context)
    case .speed(let speed):
      return base.shouldMerge(
        previous: previous.base, value: value, time: time * speed, context: &context)
    case .logicallyComplete:
      return base.shouldMerge(
        previous: previous.base, value: value, time: time, context: &context)
    case .repeats(_, let autoreverses):
      var state = context.state[RepeatState<V>.self]
      // On the way back the position is measured from the target, which now moves: merging would
      // jump, combining does not.
      if state.pass.isReversed(autoreverses: autoreverses) { return false }
      var inner = context.withState(state.base)
      guard
        base.shouldMerge(
          previous: previous.base, value: value, time: time - state.pass.timeOffset,
          context: &inner)
      else { return false }
      state.base = inner.state
      context.state[RepeatState<V>.self] = state
      return true
    }
  }
}

/// The base's time under a delay.
@inline(__always) func delayed(_ time: Double, by delay: Double) -> Double {
  let rest = time - delay
  return rest < 0 ? 0 : rest
}

/// Which pass of a repeating animation runs.
struct RepeatPass: Hashable {
  var index = 0
  /// When the pass began, in the repeating animation's time.
  var timeOffset = 0.0

  func isReversed(autoreverses: Bool) -> Bool { autoreverses && index & 1 == 1 }

  func isLast(of count: Int?) -> Bool {
    guard let count else { return false }
    return count < 2 || index >= count - 1
  }

  /// Begins the next pass at `time`; false when there is none.
  mutating func turn(at time: Double, count: Int?) -> Bool {
    index &+= 1
    timeOffset = time
    guard let count else { return true }
    return index < count
  }
}

/// A repeating animation's pass, and the state of its base in that pass.
struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
  var pass = RepeatPass()
  var base = AnimationState<V>()

  static var defaultValue: Self { Self() }
}
