import TweenStage

/// The speed of the undrawn frames before a part: `skipped 540 frames (9 s) in 0.05 s, 180 times real
/// time`.
struct SkipNote: CustomStringConvertible {
  var frameCount: Int
  /// Their duration on the stage's clock, in seconds.
  var time: Double
  /// Their duration on the machine's clock.
  var duration: Duration

  var description: String {
    let parts = duration.components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    // A clock that did not move has no rate.
    let rate = seconds > 0 ? ", \(JSONText.number((time / seconds).rounded())) times real time" : ""
    return "skipped \(frameCount) frame\(frameCount == 1 ? "" : "s") (\(hundredths(time)) s) in "
      + "\(hundredths(seconds)) s\(rate)"
  }

  private func hundredths(_ value: Double) -> String {
    JSONText.number((value * 100).rounded() / 100)
  }
}
