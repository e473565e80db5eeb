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
        "A list or a table has a negative, infinite or NaN length, which counts as 0.")
    }
  }
  return 0
}
