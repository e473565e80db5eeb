import TweenMotion
import TweenViews

private enum ListLevelKey: EnvironmentKey {
  struct Level: Equatable {
    let level: Int
    /// Of the list's own scroll view. What scrolls within a row is no row.
    let scrollDepth: Int
  }

  static var defaultValue: Level? { nil }
}

extension EnvironmentValues {
  /// The level of rows that are made here; nil outside of lists, and in a scroll view within a row.
  package var listLevel: Int? {
    get {
      guard let found = self[ListLevelKey.self], found.scrollDepth == scrollDepth else {
        return nil
      }
      return found.level
    }
    set {
      self[ListLevelKey.self] = newValue.map {
        ListLevelKey.Level(level: $0, scrollDepth: scrollDepth)
      }
    }
  }
}
