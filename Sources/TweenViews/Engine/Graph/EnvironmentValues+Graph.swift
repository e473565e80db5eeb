import Foundation
import TweenMotion

private enum GraphAnchorKey: EnvironmentKey {
  static var defaultValue: GraphAnchor? { nil }
}

extension EnvironmentValues {
  /// The graph around, to be told of what is missing or broken.
  package var graphAnchor: GraphAnchor? {
    get { self[GraphAnchorKey.self] }
    set { self[GraphAnchorKey.self] = newValue }
  }

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
