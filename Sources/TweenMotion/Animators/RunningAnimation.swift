/// One running animator: its owner and its remaining time.
package struct RunningAnimation {
  package enum Remaining: Hashable, Sendable {
    /// Seconds until it ends, less than a frame more or less: animations end on frames.
    case seconds(Double)
    /// The animation repeats for ever, swings without damping or stands still: only a change ends it.
    case forever
    /// The end depends on an animation of the program's own, or lies too far ahead.
    case unknown

    init(seconds: Double) { self = seconds < .infinity ? .seconds(seconds) : .forever }
  }

  package let owner: any AnimatorOwner
  /// The identity of the animator, which distinguishes several animators of one owner.
  package let animator: ObjectIdentifier
  /// The animation that decides the end: of several that took over from each other, the newest.
  /// nil for keyframes.
  package let animation: Animation?
  /// Seconds since the first of them began; 0 before its first frame.
  package let elapsed: Double
  package let remaining: Remaining
}
