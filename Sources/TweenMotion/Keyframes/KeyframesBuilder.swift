/// Makes keyframes of the statements of a closure: tracks, or the keyframes of the value itself.
@resultBuilder public struct KeyframesBuilder<Value> {
  // MARK: Tracks

  /// Takes a statement: a track, or a group of them.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// An empty closure: no tracks, nothing moves.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTrackGroup<Value>(parts: []) }

  /// Begins with the first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// Puts a track beside those before it.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTrackGroup<Value>(parts: [accumulated, next])
  }

  /// The `if` branch of a condition, taken.
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    first component: First
  ) -> _ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    _ConditionalKeyframes(branch: .first(component))
  }

  /// The `else` branch of a condition, taken.
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    second component: Second
  ) -> _ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    _ConditionalKeyframes(branch: .second(component))
  }

  /// The tracks of all rounds of a loop.
  public static func buildArray(
    _ components: [some Keyframes<Value>]
  ) -> some Keyframes<Value> {
    KeyframeTrackGroup<Value>(parts: components)
  }

  /// The tracks as they are.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }

  // MARK: Keyframes of the value itself

  /// Takes a statement: a keyframe of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// Begins with the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  /// Puts a keyframe after those before it.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence<Value>(parts: [accumulated, next])
  }

  /// The `if` branch of a condition, taken.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value: Animatable, First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  /// The `else` branch of a condition, taken.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value: Animatable, First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  /// The keyframes of all rounds of a loop, one after another.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence<Value>(parts: components)
  }

  /// Makes one track of the keyframes.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(content: component)
  }
}

/// The tracks of one branch or the other.
public struct _ConditionalKeyframes<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  /// What the keyframes move.
  public typealias Value = First.Value
  /// Made of no other tracks.
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
