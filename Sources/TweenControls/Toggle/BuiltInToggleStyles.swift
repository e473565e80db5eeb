import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The automatic look: a switch at the end of a row with its label; in a toolbar and in a control
/// group a button that stays down.
public struct DefaultToggleStyle: ToggleStyle {
  /// The automatic style.
  public init() {}
  /// The label, and at the end of the row the switch, or a button.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

struct AutomaticToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.togglesAreButtons) private var isButton
  @Environment(\.isUnseenCommand) private var isUnseenCommand

  var body: some View {
    SingleElementView {
      if isButton || isUnseenCommand {
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
  /// Whether toggles without a style are buttons: in a bar, and on a surface that controls share.
  package var togglesAreButtons: Bool {
    get { self[TogglesAreButtonsKey.self] }
    set { self[TogglesAreButtonsKey.self] = newValue }
  }
}

/// A switch at the end of a row with its label.
///
/// On a phone it takes the width that it is offered, and the switch alone reacts; on a desktop the
/// switch follows right after the label, which reacts too.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A switch that has the tint while it is on: the system's green on a phone and the accent colour
  /// on a desktop, where there is no tint.
  public init() { tint = nil }

  /// A switch that is `tint` while it is on.
  public init(tint: Color) { self.tint = tint }

  /// The label, then the switch, which moves to the other side.
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

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The button style.
  public init() {}
  /// A button that toggles, on the tint's ground while on. It looks as the button style in force
  /// has it, where that is a built-in one. In a row of a list it acts for itself, as buttons with a style
  /// do: the row is not the button.
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
