import Foundation
import TweenControls
import TweenViews

/// Performs the intents of controls.
@MainActor enum IntentRun {
  /// Performs an intent, and then requests a timeline from all widgets that are shown. An error
  /// becomes a warning.
  static func perform(_ intent: some AppIntent) {
    Task {
      do {
        _ = try await intent.perform()
      } catch {
        RunningProgram.warn("The intent \(type(of: intent)) failed: \(error).")
      }
      WidgetRuns.current.reload(kind: nil)
    }
  }
}

extension IntentRun {
  /// Returns the intent with a new value, if it is a `SetValueIntent` of a Boolean.
  static func setting(_ intent: some AppIntent, to isOn: Bool) -> any AppIntent {
    guard var setting = intent as? any SetValueIntent<Bool> else { return intent }
    setting.value = isOn
    return setting
  }
}

extension Button {
  /// A button that performs an intent, with a label of your own.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { IntentRun.perform(intent) }, label: label)
  }

  /// A button that performs an intent, with a label of your own and a role.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { IntentRun.perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  // Titles: resource.
  /// A button that performs an intent, with a title that is looked up in the string tables.
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
  ) {
    self.init(titleKey, role: role) { IntentRun.perform(intent) }
  }

  /// A button that performs an intent, with a title that is shown as it is.
  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, role: ButtonRole? = nil, intent: I) {
    self.init(title, role: role) { IntentRun.perform(intent) }
  }
}

extension Button where Label == TweenControls.Label<Text, Image> {
  /// A button that performs an intent, with a symbol and a title that is looked up in the string
  /// tables.
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(titleKey, systemImage: systemImage, role: role) { IntentRun.perform(intent) }
  }

  /// A button that performs an intent, with a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public init<I: AppIntent>(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(title, systemImage: systemImage, role: role) { IntentRun.perform(intent) }
  }

  /// A button that performs an intent, with an image and a title that is looked up in the string
  /// tables.
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: I
  ) {
    self.init(role: role, action: { IntentRun.perform(intent) }) {
      TweenControls.Label(titleKey, image: image)
    }
  }

  /// A button that performs an intent, with an image and a title that is shown as it is.
  @_disfavoredOverload
  public init<I: AppIntent>(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil, intent: I
  ) {
    self.init(role: role, action: { IntentRun.perform(intent) }) {
      TweenControls.Label(title, image: image)
    }
  }
}

extension Toggle {
  /// A toggle that performs an intent when it is turned on or off, with a label of your own. It
  /// shows `isOn`, which the intent is expected to change.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(get: { isOn }, set: { IntentRun.perform(IntentRun.setting(intent, to: $0)) }),
      label: label)
  }
}

extension Toggle where Label == Text {
  // Titles: resource.
  /// A toggle that performs an intent, with a title that is looked up in the string tables.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// A toggle that performs an intent, with a title that is shown as it is.
  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
