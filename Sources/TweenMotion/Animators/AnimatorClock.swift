/// From pending to running: when an animator's time begins.
///
///     frame of the change   pending   the old value shows
///     next frame            first     begin = now, elapsed 0
///     (live) one more       second    begin = now again, the value held
///     after that            running   (live: the first step is at most 1/60 s)
///
/// The live rule keeps a slow first frame from swallowing the animation. A headless host never
/// re-bases.
struct AnimatorClock: Hashable {
  enum Phase: Hashable { case pending, first, second, running }

  var phase = Phase.pending
  var begin = StageTime.zero

  /// A clock that runs since `begin`.
  static func running(since begin: StageTime) -> AnimatorClock {
    AnimatorClock(phase: .running, begin: begin)
  }

  /// A live animator's first step is at most this long: one frame at 60 Hz.
  private static let longestFirstStep = StageTime.flicksPerSecond / 60

  /// Moves on to the frame at `now` and returns the seconds elapsed there.
  mutating func tick(_ now: StageTime, isLive: Bool) -> Double {
    switch phase {
    case .pending:
      begin = now
      phase = .first
    case .first:
      if isLive {
        begin = now
        phase = .second
      } else {
        phase = .running
      }
    case .second:
      if now.flicks &- begin.flicks > Self.longestFirstStep {
        begin = StageTime(flicks: now.flicks &- Self.longestFirstStep)
      }
      phase = .running
    case .running: break
    }
    return now.elapsed(since: begin)
  }

  /// The seconds elapsed at `now`, the frame last ticked.
  func elapsed(at now: StageTime) -> Double {
    phase == .pending ? 0 : now.elapsed(since: begin)
  }
}
