import Foundation
import TweenMotion
import TweenViews

/// Returns a length that layout can use: a negative, infinite or NaN length becomes 0, with one
/// warning.
package nonisolated func usableLength(_ length: CGFloat) -> CGFloat {
  if length >= 0, length.isFinite { return length }
  if MainActorThread.isCurrent {
    MainActor.assumeIsolated {
      RunningProgram.warn(
        "A list or a table was given a length that is below 0 or no number: it counts as 0.")
    }
  }
  return 0
}
