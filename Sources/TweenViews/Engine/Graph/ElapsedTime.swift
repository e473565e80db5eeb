import Foundation
import TweenMotion

/// A simulation whose position is the elapsed time in seconds, up to `duration`. The duration may
/// change.
// Used on the main actor only, where animators advance.
final class ElapsedTime: Simulation, @unchecked Sendable {
  var duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  func position(at time: TimeInterval) -> Double { min(max(time, 0), duration) }
  func velocity(at time: TimeInterval) -> Double { time < duration ? 1 : 0 }
}
