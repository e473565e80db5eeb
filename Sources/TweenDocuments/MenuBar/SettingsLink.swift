import TweenControls
import TweenMotion
import TweenViews

/// A button that opens the program's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A button with a label of your own.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// What a link to the settings says by itself.
public struct DefaultSettingsLinkLabel: View {
  /// The words.
  public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button that says "Settings…".
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
