import Foundation
import TweenMotion

// Accessibility modifiers with a condition.
extension View {
  /// Sets the view's accessibility name only if `isEnabled` is true.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    withAccessibility { $0.label = isEnabled ? label : nil }
  }

  // Titles: string, resource.
  /// Sets an accessibility name that is looked up in the string tables, only if `isEnabled` is true.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }
  /// Sets the view's accessibility value only if `isEnabled` is true.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View
  {
    withAccessibility { $0.value = isEnabled ? valueDescription : nil }
  }

  // Titles: string, resource.
  /// Sets an accessibility value that is looked up in the string tables, only if `isEnabled` is true.
  nonisolated public func accessibilityValue(
    _ valueDescriptionKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityValue(Text(valueDescriptionKey), isEnabled: isEnabled) }
  /// Sets the view's accessibility hint only if `isEnabled` is true.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    withAccessibility { $0.hint = isEnabled ? hint : nil }
  }

  // Titles: string, resource.
  /// Sets an accessibility hint that is looked up in the string tables, only if `isEnabled` is true.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }
  /// Sets the names of the view for voice control only if `isEnabled` is true.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(isEnabled ? inputLabels : []) }
  /// Sets names for voice control that are looked up in the string tables, only if `isEnabled` is true.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(isEnabled ? inputLabelKeys : []) }
  /// Sets names for voice control, used verbatim, only if `isEnabled` is true.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(isEnabled ? inputLabels : []) }

  /// Sets the name by which tests find the view only if `isEnabled` is true.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View { withAccessibility { $0.identifier = isEnabled ? identifier : nil } }
}
