import Foundation

extension Animation {
  /// Returns this animation with a delay, during which the old value shows.
  ///
  /// - Parameter delay: in seconds. A negative delay starts the animation part-way, infinity never
  ///   starts it, NaN ends it at once.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: .delay(delay)))
  }

  /// Returns this animation at another speed.
  ///
  /// - Parameter speed: a factor; 2 is twice as fast. With 0 and below the animation stays at its
  ///   start for ever; infinity and NaN end it at once.
  public func speed(_ speed: Double) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: .speed(speed)))
  }

  /// Returns an animation that plays this one several times, every second time backwards if
  /// `autoreverses`.
  ///
  /// The passes follow each other without a gap at any frame rate: where one ends the next begins,
  /// and shows its start. Only the last pass shows its end. A stepped spring and a program's own
  /// animation end in the frame that finds them at rest; the next pass begins in that frame. A pass
  /// without a duration takes one frame.
  ///
  /// - Parameters:
  ///   - repeatCount: the number of passes; below 1 counts as 1. After an even number of passes with
  ///     `autoreverses` the value jumps to the new one.
  ///   - autoreverses: whether every second pass runs backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      ModifiedAnimation(
        base: self, modifier: .repeats(count: repeatCount, autoreverses: autoreverses)))
  }

  /// Returns an animation that plays this one for ever, every second time backwards if
  /// `autoreverses`.
  ///
  /// The passes follow each other as those of ``repeatCount(_:autoreverses:)``: a rotation of one
  /// turn per second shows the same frames in each second. The animation ends when another animation
  /// takes the value over, or when the view is removed. A change without animation does not end it.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(
      ModifiedAnimation(base: self, modifier: .repeats(count: nil, autoreverses: autoreverses)))
  }

  /// Returns an animation that counts as logically complete after `duration` seconds, or earlier if
  /// this one does.
  ///
  /// The motion itself does not change.
  ///
  /// - Parameter duration: in seconds. 0 and below are complete at once, infinity and NaN never.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: .logicallyComplete(after: duration)))
  }
}

/// A change of an animation's time.
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
    func covered() -> V? {
      var inner = context.withState(state.base)
      inner.restoreLogicalCompletion(false)
      guard
        let covered = base.animate(
          value: value, time: time - state.pass.timeOffset, context: &inner)
      else { return nil }
      state.base = inner.state
      if inner.isLogicallyComplete, state.pass.isLast(of: count) {
        context.isLogicallyComplete = true
      }
      return state.pass.isReversed(autoreverses: autoreverses) ? value - covered : covered
    }
    func end() -> V { state.pass.isReversed(autoreverses: autoreverses) ? .zero : value }

    if let length = base.box.program?.length(), length > 0 {
      if state.pass.goOn(to: time, length: length, count: count) { state.base = AnimationState() }
      if let covered = covered() { return covered }
      return RepeatPass.areOver(at: time, length: length, count: count) ? nil : end()
    }
    if let covered = covered() { return covered }
    if state.pass.repeatsTurn(at: time) {
      return state.pass.beganAtOldValue(autoreverses: autoreverses) ? .zero : value
    }
    let turningPoint = end()
    state.base = AnimationState()
    guard state.pass.turn(at: time, count: count) else { return nil }
    // A pass without a duration shows the end of the previous one.
    return covered() ?? turningPoint
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

/// A repeating animation's pass, and the state of its base in that pass.
struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
  var pass = RepeatPass()
  var base = AnimationState<V>()

  static var defaultValue: Self { Self() }
}
