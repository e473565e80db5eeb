import Foundation
import TweenMotion

// What views tell assistive technology only under a condition.
extension View {
  /// A name that counts only if `isEnabled` is true.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    noted { $0.label = isEnabled ? label : nil }
  }

  // Titles: string, resource.
  /// A name that is looked up in the string tables, and counts only if `isEnabled` is true.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }
  /// A value that counts only if `isEnabled` is true.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View
  {
    noted { $0.value = isEnabled ? valueDescription : nil }
  }

  // Titles: string, resource.
  /// A value that is looked up in the string tables, and counts only if `isEnabled` is true.
  nonisolated public func accessibilityValue(
    _ valueDescriptionKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityValue(Text(valueDescriptionKey), isEnabled: isEnabled) }
  /// A hint that counts only if `isEnabled` is true.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    noted { $0.hint = isEnabled ? hint : nil }
  }

  // Titles: string, resource.
  /// A hint that is looked up in the string tables, and counts only if `isEnabled` is true.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }
  /// Names by which the view can be called aloud, which count only if `isEnabled` is true.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(isEnabled ? inputLabels : []) }
  /// Names that are looked up in the string tables, and count only if `isEnabled` is true.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(isEnabled ? inputLabelKeys : []) }
  /// Names that are heard as they are, and count only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(isEnabled ? inputLabels : []) }

  /// A name for tests that counts only if `isEnabled` is true.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View { noted { $0.identifier = isEnabled ? identifier : nil } }
}
