import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The built-in styles: each looks as the kind of device has it.
struct SystemButtonStyle: ButtonStyle {
  var look: ButtonLook?
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.buttonIsOn) private var isOn

  /// - Parameter look: nil: the automatic one, borderless on a phone and bordered on a desktop.
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

/// The automatic look: the label in the tint on a phone, on a raised surface on a desktop.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The automatic style.
  public init() {}
  /// The label, on a surface only on a desktop.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(nil))
  }
}

/// A surface behind the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The bordered style.
  public init() {}
  /// The surface, which gives way under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(.bordered))
  }
}

/// A surface in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The prominent style.
  public init() {}
  /// The surface, which gives way under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(.prominent))
  }
}

/// The label in the tint, dimmed while pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The borderless style.
  public init() {}
  /// The label, which dims under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(.borderless))
  }
}

/// The label alone, dimmed while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The plain style.
  public init() {}
  /// The label, which dims under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: SystemButtonStyle(.plain))
  }
}

// `PressedBody` has the keys with the press.
extension DefaultButtonStyle: KeyedButtonStyle {}
extension BorderedButtonStyle: KeyedButtonStyle {}
extension BorderedProminentButtonStyle: KeyedButtonStyle {}
extension BorderlessButtonStyle: KeyedButtonStyle {}
extension PlainButtonStyle: KeyedButtonStyle {}
extension GlassButtonStyle: KeyedButtonStyle {}
extension GlassProminentButtonStyle: KeyedButtonStyle {}

/// Gives a plain style the press a primitive one must bring itself.
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
  /// A surface behind the label.
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
  /// The label alone, dimmed while pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
