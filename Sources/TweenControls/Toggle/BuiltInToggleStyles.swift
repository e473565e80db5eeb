import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The automatic toggle style: a switch at the end of a row with its label. In a toolbar or a
/// control group the toggle is a button that stays down.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the automatic toggle style, which depends on the toggle's place.
  public init() {}
  /// Returns the label with the switch at the end of the row, or a button.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

struct AutomaticToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.togglesAreButtons) private var isButton
  @Environment(\.isShortcutOnlyCommand) private var isShortcutOnlyCommand

  var body: some View {
    SingleElementView {
      if isButton || isShortcutOnlyCommand {
        ButtonToggleStyle().makeBody(configuration: configuration)
      } else {
        SwitchToggle(configuration: configuration, ownTint: nil)
      }
    }
  }
}

private enum TogglesAreButtonsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether toggles without a style are buttons, as in a bar or in a group of controls with a
  /// shared surface.
  package var togglesAreButtons: Bool {
    get { self[TogglesAreButtonsKey.self] }
    set { self[TogglesAreButtonsKey.self] = newValue }
  }
}

/// A toggle style that draws a switch at the end of a row with its label.
///
/// On a phone the row takes the width that it is offered, and only the switch reacts. On a desktop
/// the switch directly follows its label, which reacts too.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a switch style that uses the tint while the switch is on. Without a tint that is the
  /// system's green on a phone and the accent colour on a desktop.
  public init() { tint = nil }

  /// Creates a switch style that uses `tint` while the switch is on.
  public init(tint: Color) { self.tint = tint }

  /// Returns the label and the switch, whose thumb moves to the other side.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, ownTint: tint)
  }
}

private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let ownTint: Color?
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.tintColor) private var tint

  var body: some View {
    SingleElementView {
      if idiom.isTouch {
        ControlRow(
          label: configuration.label,
          control: TouchSwitch(
            isOn: configuration.$isOn,
            color: ownTint ?? tint ?? ProgramLooks.current.switchColor ?? .green),
          overhang: ControlMetrics.touch.rowOverhang)
      } else {
        DesktopSwitchToggle(configuration: configuration, tint: ownTint)
      }
    }
  }
}

/// A toggle style that draws a button, which stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a toggle style that draws a button.
  public init() {}
  /// Returns a button that toggles and has a background in the tint while the toggle is on. It has
  /// the look of the current button style if that is a built-in style. In a row of a list it acts
  /// alone, as buttons with a style do; the row does not act as the button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .environment(\.buttonIsOn, configuration.isOn)
    .transformEnvironment(\.buttonStyle) {
      if $0 == nil { $0 = AnyButtonStyle(SystemButtonStyle(nil)) }
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The automatic look: a switch at the end of a row with its label.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the end of a row with its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
