extension Never {
  public typealias Body = Never
  public typealias Value = Never
  public var body: Never { preconditionFailure("Never has no value.") }
}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: Keyframes {
  public func _addTracks(to tracks: inout _KeyframeTracks<Never>) {}
}

extension Never: KeyframeTrackContent {
  public func _addKeyframes(to list: inout _KeyframeList<Never>) {}
}
