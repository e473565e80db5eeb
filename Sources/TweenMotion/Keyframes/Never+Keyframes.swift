extension Never {
  /// `Never`: keyframes without a value have no parts.
  public typealias Body = Never
  /// `Never`: there is no value to move.
  public typealias Value = Never
  /// Not reachable, since `Never` has no values.
  public var body: Never { preconditionFailure("Never has no value.") }
}

extension Never: Animatable {
  /// The empty vector, since `Never` has no values.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: Keyframes {
  public func _addTracks(to tracks: inout _KeyframeTracks<Never>) {}
}

extension Never: KeyframeTrackContent {
  public func _addKeyframes(to list: inout _KeyframeList<Never>) {}
}
