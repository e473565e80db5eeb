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
  // First, for its place then does not depend on Value, which this module knows only at run time.
  private let tracks: ContiguousArray<KeyframeSampler>
  /// How long it takes, in seconds: as long as the longest track. Infinite where a keyframe never
  /// arrives.
  public let duration: TimeInterval
  private let initialValue: Value

  /// A timeline that begins at a value.
  ///
  /// - Parameters:
  ///   - initialValue: where each track begins; properties without a track stay as they are here.
  ///   - content: tracks of the value's properties; or keyframes of the value itself, where it is
  ///     `Animatable`.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content(), moving: nil)
  }

  /// - Parameter previous: the timeline that this one takes over from, and at which time of it:
  ///   each track begins with the velocity that its property has there.
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

  /// The value after `time` seconds.
  ///
  /// Before the start it is that of the start, after the end that of the end; NaN counts as the
  /// start. Finding a track's keyframe takes a binary search.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the duration, from 0 to 1.
  ///
  /// Below 0 and NaN count as 0, above 1 as the end. Of an endless duration any part is endless
  /// too.
  public func value(progress: Double) -> Value { value(time: time(ofProgress: progress)) }

  /// Sets what the tracks move, as it is after `time` seconds, and leaves the rest of `value`.
  public func update(value: inout Value, time: Double) {
    let time = time > 0 ? time : 0
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      tracks.withUnsafeBufferPointer { tracks in
        for track in tracks { track.write(to: base, at: time) }
      }
    }
  }

  /// Sets what the tracks move, as it is at a part of the duration.
  ///
  /// `progress` is as for ``value(progress:)``.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: time(ofProgress: progress))
  }

  private func time(ofProgress progress: Double) -> Double {
    progress > 0 ? duration * progress : 0
  }
}
