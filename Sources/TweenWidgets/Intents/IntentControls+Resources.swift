import Foundation
import TweenControls
import TweenMotion
import TweenViews

// Titles of what performs an intent, by a resource.

extension Button where Label == Text {
  /// A button that performs an intent, with a title that a resource names.
  @_disfavoredOverload
  public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: I
  ) {
    self.init(titleResource, role: role) { IntentRun.perform(intent) }
  }
}

extension Toggle where Label == Text {
  /// A toggle that performs an intent, with a title that a resource names.
  @_disfavoredOverload
  public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }
}

extension View {
  /// A text beside an accessory, which watches show. Nothing shows it here.
  @_disfavoredOverload
  nonisolated public func widgetLabel(_ labelResource: LocalizedStringResource) -> some View {
    self
  }
}
