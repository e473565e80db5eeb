/// Builds keyframes from the statements of a closure: tracks, or keyframes of the value itself.
@resultBuilder public struct KeyframesBuilder<Value> {
  // MARK: Tracks

  /// Returns a statement of the closure: a track, or a group of tracks.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Returns no tracks, for an empty closure: the value does not move.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTrackGroup<Value>(parts: []) }

  /// Returns the first track of the closure unchanged.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// Adds a track to the tracks before it.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTrackGroup<Value>(parts: [accumulated, next])
  }

  /// Wraps the `if` branch of a condition.
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    first component: First
  ) -> _ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    _ConditionalKeyframes(branch: .first(component))
  }

  /// Wraps the `else` branch of a condition.
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    second component: Second
  ) -> _ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    _ConditionalKeyframes(branch: .second(component))
  }

  /// Returns the tracks of all rounds of a loop.
  public static func buildArray(
    _ components: [some Keyframes<Value>]
  ) -> some Keyframes<Value> {
    KeyframeTrackGroup<Value>(parts: components)
  }

  /// Returns the tracks of the closure unchanged.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }

  // MARK: Keyframes of the value itself

  /// Returns a statement of the closure: a keyframe of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// Returns the first keyframe of the closure unchanged.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  /// Appends a keyframe to the keyframes before it.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence<Value>(parts: [accumulated, next])
  }

  /// Wraps the `if` branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value: Animatable, First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  /// Wraps the `else` branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value: Animatable, First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  /// Returns the keyframes of all rounds of a loop, one after another.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence<Value>(parts: components)
  }

  /// Returns one track, of the value itself, with the keyframes of the closure.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(content: component)
  }
}

/// The tracks of one of two branches of a condition.
public struct _ConditionalKeyframes<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  /// The type of the value that the keyframes move.
  public typealias Value = First.Value
  /// `Never`: a condition has no other parts.
  public typealias Body = Never

  fileprivate enum Branch {
    case first(First)
    case second(Second)
  }
  fileprivate let branch: Branch

  public func _addTracks(to tracks: inout _KeyframeTracks<First.Value>) {
    switch branch {
    case .first(let content): content._addTracks(to: &tracks)
    case .second(let content): content._addTracks(to: &tracks)
    }
  }
}

/// Several tracks or groups of them, in order.
private struct KeyframeTrackGroup<Value>: Keyframes {
  typealias Body = Never
  var parts: [any Keyframes<Value>]

  func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
    for part in parts { part._addTracks(to: &tracks) }
  }
}
