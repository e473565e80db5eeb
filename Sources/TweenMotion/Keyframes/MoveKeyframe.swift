/// A keyframe that takes no time: the value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Made of no other keyframes.
  public typealias Body = Never
  private let target: Value

  /// A keyframe at which the value becomes `to`.
  public init(_ to: Value) { target = to }

  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(.move, to: target, duration: 0)
  }
}
