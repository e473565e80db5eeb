import TweenMotion
import TweenPaint
import TweenViews

private enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls that can do without: a switch's, not a button's.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Shows or hides the labels of controls that can do without: a switch's, not a button's.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
