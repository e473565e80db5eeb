import TweenControls
import TweenMotion
import TweenViews

/// A button that opens the program's settings window.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with the given label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button of the link.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The default label of a settings link.
public struct DefaultSettingsLinkLabel: View {
  /// The text of the label.
  public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the label "Settings…".
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
