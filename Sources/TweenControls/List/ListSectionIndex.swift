import TweenMotion
import TweenViews

extension View {
  /// Whether a list has an index of its sections at its side. None is drawn here.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// What the index of a list's sections calls this section. None is drawn here.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// What the index of a list's sections calls this section. None is drawn here.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}
