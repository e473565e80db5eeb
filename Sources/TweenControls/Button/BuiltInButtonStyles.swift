import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The built-in button styles, which draw buttons as the kind of device does.
struct SystemButtonStyle: ButtonStyle {
  var look: ButtonLook?
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.buttonIsOn) private var isOn

  /// - Parameter look: The look of the buttons. nil: the automatic look, borderless on a phone and
  ///   bordered on a desktop.
  init(_ look: ButtonLook?) { self.look = look }

  func makeBody(configuration: Configuration) -> some View {
    let look = look ?? (idiom.isTouch ? .borderless : .bordered)
    return SingleElementView {
      if idiom.isTouch {
        TouchButton(configuration: configuration, look: look)
      } else if let isOn {
        BezelButton(configuration: configuration, isProminent: isOn)
      } else if look == .bordered || look == .prominent {
        BezelButton(configuration: configuration, isProminent: look == .prominent)
      } else {
        DimmingButton(configuration: configuration, isTinted: look == .borderless)
      }
    }
  }
}

/// The automatic button style: a label in the tint on a phone, a raised surface on a desktop.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the button style that follows the kind of device.
  public init() {}
  /// Returns the button's label, on a surface only on a desktop.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(nil))
  }
}

/// A button style that draws a surface behind the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a button style with a surface behind the label.
  public init() {}
  /// Returns the button's label on its surface, which darkens or lightens while the button is
  /// pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(.bordered))
  }
}

/// A button style that draws a surface in the tint behind a white label.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a button style with a surface in the tint.
  public init() {}
  /// Returns the button's label on its surface, which darkens or lightens while the button is
  /// pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(.prominent))
  }
}

/// A button style that draws the label in the tint, without a surface, and dims it while pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a button style without a surface, with the label in the tint.
  public init() {}
  /// Returns the button's label, which dims while the button is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(.borderless))
  }
}

/// A button style that draws the label as it is, and dims it while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a button style that leaves the label as it is.
  public init() {}
  /// Returns the button's label, which dims while the button is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(.plain))
  }
}

// `PressedBody` handles the keys together with the press.
extension DefaultButtonStyle: KeyedButtonStyle {}
extension BorderedButtonStyle: KeyedButtonStyle {}
extension BorderedProminentButtonStyle: KeyedButtonStyle {}
extension BorderlessButtonStyle: KeyedButtonStyle {}
extension PlainButtonStyle: KeyedButtonStyle {}
extension GlassButtonStyle: KeyedButtonStyle {}
extension GlassProminentButtonStyle: KeyedButtonStyle {}

/// Draws a plain `ButtonStyle` as a `PrimitiveButtonStyle`: adds the press gesture that a primitive
/// style has to bring itself.
struct PressedBody<Style: ButtonStyle>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: Style
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior
  @State private var isPressed = false

  var body: some View {
    StyledButton(
      style: ConnectedStyle(style: style),
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(
          view: configuration.label.view, parts: configuration.label.parts),
        isPressed: isPressed && isEnabled)
    )
    .gesture(
      PressGesture(
        on: idiom, repeats: repeatBehavior.repeats == true, onPressing: { isPressed = $0 },
        action: { configuration.trigger() })
    )
    .controlFocus(
      ControlKeys(
        repeats: repeatBehavior.repeats == true, activate: { configuration.trigger() },
        onPressing: { isPressed = $0 }))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic look: the label in the tint on a phone, on a raised surface on a desktop.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A surface behind the label, which darkens or lightens while pressed.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A surface in the tint, with a white label.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, dimmed while pressed.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, dimmed while the button is pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
