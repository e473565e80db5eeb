import Foundation
import TweenMotion

extension EnvironmentValues {
  /// The date on the clock of the stage.
  var presentDate: Date {
    guard MainActorThread.isCurrent else { return StagePresent.date }
    let clock = stageClock
    return MainActor.assumeIsolated { clock.date }
  }

  /// Tells the stage of something missing or broken.
  func warn(_ message: String) {
    guard let graphAnchor, MainActorThread.isCurrent else { return }
    MainActor.assumeIsolated { graphAnchor.graph?.warn(message) }
  }
}
