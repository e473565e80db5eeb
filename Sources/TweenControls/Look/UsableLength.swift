import Foundation
import TweenMotion
import TweenViews

/// A length that layout can do with: below 0 and no number count as 0, which is said once.
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
