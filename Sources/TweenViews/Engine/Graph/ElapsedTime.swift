import Foundation
import TweenMotion

/// Time as a motion: as many seconds as have gone by, until `duration`, which may change meanwhile.
// Read and written on the main actor only, where animators step.
final class ElapsedTime: Simulation, @unchecked Sendable {
  var duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  func position(at time: TimeInterval) -> Double { min(max(time, 0), duration) }
  func velocity(at time: TimeInterval) -> Double { time < duration ? 1 : 0 }
}
