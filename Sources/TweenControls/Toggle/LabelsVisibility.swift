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
  /// Names a control by a label that is made of views and not shown. A label that is a text is named by
  /// `semantics(label:)`, without views.
  ///
  /// - Parameters:
  ///   - label: The control's label.
  ///   - isOn: Whether the control doesn't show it.
  @ViewBuilder package func labeled<Label: View>(
    byUnseen label: Label, isOn: Bool = true
  ) -> some View {
    if Label.self == Text.self || Label.self == EmptyView.self {
      self
    } else {
      readAs(label, isOn: isOn && !(label is Text))
    }
  }

  /// Hides the labels of controls that can do without: a switch's, not a button's. Readers still name
  /// the controls by them.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Shows or hides the labels of controls that can do without: a switch's, not a button's. Readers
  /// name the controls by hidden labels too.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
