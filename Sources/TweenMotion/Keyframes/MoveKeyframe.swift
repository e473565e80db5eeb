/// A keyframe that takes no time: the value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// `Never`: a move keyframe has no parts.
  public typealias Body = Never
  private let target: Value

  /// Creates a keyframe at which the value jumps to `to`.
  public init(_ to: Value) { target = to }

  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(.move, to: target, duration: 0)
  }
}
