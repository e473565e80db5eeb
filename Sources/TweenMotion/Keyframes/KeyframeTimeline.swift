import Foundation

/// A value that follows keyframes over time: one track for each property that moves.
///
///     let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
///       KeyframeTrack(\.x) { LinearKeyframe(100, duration: 2) }
///       KeyframeTrack(\.y) {
///         SpringKeyframe(50, duration: 1)
///         SpringKeyframe(0)
///       }
///     }
///     let point = timeline.value(time: 0.5)
///
/// Tracks are independent of one another. Where two write the same property, the later one wins.
public struct KeyframeTimeline<Value> {
  // First among the properties: its offset then does not depend on Value, whose size this module
  // learns only at run time.
  private let tracks: ContiguousArray<KeyframeSampler>
  /// The duration of the longest track, in seconds. Infinite where a keyframe never arrives.
  public let duration: TimeInterval
  private let initialValue: Value

  /// Creates a timeline that begins at a value.
  ///
  /// - Parameters:
  ///   - initialValue: the value at which each track begins; properties without a track keep it.
  ///   - content: tracks of the value's properties, or keyframes of the value itself where it is
  ///     `Animatable`.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content(), moving: nil)
  }

  /// - Parameter previous: the timeline that this one takes over from, and the time in it: each track
  ///   begins with the velocity that its property has there.
  package init(
    initialValue: Value, keyframes: some Keyframes<Value>,
    moving previous: (timeline: KeyframeTimeline, time: Double)?
  ) {
    var resolved = _KeyframeTracks<Value>()
    keyframes._addTracks(to: &resolved)
    let tracks = resolved.blueprints.compactMap { blueprint in
      let older = previous?.timeline.tracks.last { $0.keyPath == blueprint.keyPath }
      return blueprint.sampler(
        from: initialValue, after: older, at: previous?.time ?? 0)
    }
    self.initialValue = initialValue
    self.tracks = ContiguousArray(tracks)
    duration = tracks.reduce(0) { max($0, $1.duration) }
  }

  /// Returns the value after `time` seconds.
  ///
  /// `time` is clamped to 0...``duration``, and NaN counts as 0. A binary search finds the keyframe
  /// of each track.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration, which is clamped to 0...1 (NaN counts as 0).
  ///
  /// Any fraction above 0 of an infinite duration is the infinite end.
  public func value(progress: Double) -> Value { value(time: time(ofProgress: progress)) }

  /// Sets the properties of `value` that the tracks move, as they are after `time` seconds.
  public func update(value: inout Value, time: Double) {
    let time = time > 0 ? time : 0
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      tracks.withUnsafeBufferPointer { tracks in
        for track in tracks { track.write(to: base, at: time) }
      }
    }
  }

  /// Sets the properties of `value` that the tracks move, as they are at a fraction of the duration.
  ///
  /// `progress` is as for ``value(progress:)``.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: time(ofProgress: progress))
  }

  private func time(ofProgress progress: Double) -> Double {
    progress > 0 ? duration * progress : 0
  }
}
