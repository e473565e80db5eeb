// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenControls
import TweenMotion
import TweenViews

extension WidgetConfiguration {
  /// Sets the name of the widget in the list where the user chooses widgets, a text that is shown
  /// as it is.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets the name of the widget in the list where the user chooses widgets, a text that a resource
  /// names.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayNameResource: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameResource))
  }

  /// Sets the description of the widget in the list where the user chooses widgets, a text that a
  /// resource names.
  @_disfavoredOverload
  public func description(_ descriptionResource: LocalizedStringResource)
    -> some WidgetConfiguration
  {
    description(Text(descriptionResource))
  }
}

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

extension AppIntentRecommendation {
  /// Creates a recommended setup with a description that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}
