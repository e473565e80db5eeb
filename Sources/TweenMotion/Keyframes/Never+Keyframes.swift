extension Never {
  /// What does not exist is made of nothing else.
  public typealias Body = Never
  /// There is no value to move.
  public typealias Value = Never
  /// Never read, for there is no value of this type.
  public var body: Never { preconditionFailure("Never has no value.") }
}

extension Never: Animatable {
  /// Nothing animates.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: Keyframes {
  public func _addTracks(to tracks: inout _KeyframeTracks<Never>) {}
}

extension Never: KeyframeTrackContent {
  public func _addKeyframes(to list: inout _KeyframeList<Never>) {}
}
