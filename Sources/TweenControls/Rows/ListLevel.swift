import TweenMotion
import TweenViews

private enum ListLevelKey: EnvironmentKey {
  struct Level: Equatable {
    let level: Int
    /// The depth of the list's own scroll view. Views that scroll within a row are not rows.
    let scrollDepth: Int
  }

  static var defaultValue: Level? { nil }
}

extension EnvironmentValues {
  /// The level of the rows that are created here; nil outside lists, and in a scroll view within a
  /// row.
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
