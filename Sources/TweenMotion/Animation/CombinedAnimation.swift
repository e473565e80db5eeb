import Foundation

/// Animations that took over from each other without merging: a cross-fade from the still moving
/// old trajectory to each newer target. The last entry decides the end.
struct CombinedAnimation: CustomAnimation {
  struct Entry: Hashable, Sendable {
    var animation: Animation
    /// When it began, in seconds since the first one did.
    var offset: Double
  }

  var entries: [Entry]

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[CombinedState<V>.self]
    defer { context.state[CombinedState<V>.self] = state }
    guard state.parts.count == entries.count, let last = entries.indices.last else { return nil }
    var covered = V.zero
    for index in entries.indices {
      let target = index == last ? value : state.parts[index].target
      if !state.parts[index].hasEnded {
        var inner = context.withState(state.parts[index].state)
        inner.restoreLogicalCompletion(false)
        let part = entries[index].animation.animate(
          value: target - covered, time: time - entries[index].offset, context: &inner)
        state.parts[index].state = inner.state
        if index == last, inner.isLogicallyComplete { context.isLogicallyComplete = true }
        if let part {
          covered += part
          continue
        }
        state.parts[index].hasEnded = true
      }
      if index == last { return nil }
      covered = target
    }
    return covered
  }
}

/// Each entry's cumulative target and state.
struct CombinedState<V: VectorArithmetic>: AnimationStateKey {
  struct Part {
    var target: V
    var state: AnimationState<V>
    var hasEnded = false
  }
  var parts: [Part] = []

  static var defaultValue: Self { Self() }
}
