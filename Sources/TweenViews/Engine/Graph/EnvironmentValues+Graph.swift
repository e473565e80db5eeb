import Foundation
import TweenMotion

private enum GraphAnchorKey: EnvironmentKey {
  static var defaultValue: GraphAnchor? { nil }
}

extension EnvironmentValues {
  /// The surrounding graph, which reports missing or broken things.
  package var graphAnchor: GraphAnchor? {
    get { self[GraphAnchorKey.self] }
    set { self[GraphAnchorKey.self] = newValue }
  }

  /// The current date on the stage's clock.
  var presentDate: Date {
    guard MainActorThread.isCurrent else { return StagePresent.date }
    let clock = stageClock
    return MainActor.assumeIsolated { clock.date }
  }

  /// Reports something missing or broken as a warning.
  func warn(_ message: String) {
    guard let graphAnchor, MainActorThread.isCurrent else { return }
    MainActor.assumeIsolated { graphAnchor.graph?.warn(message) }
  }
}
