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
  /// Names a control for assistive technology by a label of views that is not shown. A label that
  /// is a text is passed as `semantics(label:)` instead, which needs no views.
  ///
  /// - Parameters:
  ///   - label: The control's label.
  ///   - isOn: Whether the control hides its label.
  @ViewBuilder package func labeled<Label: View>(
    byUnseen label: Label, isOn: Bool = true
  ) -> some View {
    if Label.self == Text.self || Label.self == EmptyView.self {
      self
    } else {
      accessibilityLabelViews(label, isOn: isOn && !(label is Text))
    }
  }

  /// Hides the labels of controls that work without a visible label, such as switches, but not
  /// buttons. Screen readers still name the controls by the labels.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Shows or hides the labels of controls that work without a visible label, such as switches, but
  /// not buttons. Screen readers name the controls by hidden labels too.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
