import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The look of a button, pressed or not.
///
/// The button itself handles the press. Dynamic properties of the style, such as `@Environment`,
/// have the values of the place in which the button stands.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view that shows the button. Called again when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The look and the behaviour of a button: the style calls `trigger` to run the button's action.
///
/// Besides the style only the button's keyboard shortcut runs the action. Dynamic properties of the
/// style, such as `@Environment`, have the values of the place in which the button stands.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view that shows and presses the button. Called again when the configuration
  /// changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a button style draws.
public struct ButtonStyleConfiguration {
  /// The button's label as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The views of the label one by one, for a menu, which places each of them itself.
    let parts: AnyView
    /// The label that the button was created with, as one element of the layout.
    public var body: some View { SingleElementView(view) }
  }

  /// The purpose of the button; nil: the button has no role.
  public let role: ButtonRole?
  /// The button's label, for the style to place.
  public let label: Label
  /// Whether the button is held down; always false for a disabled button.
  public let isPressed: Bool
}

/// The properties of a button that a primitive button style draws, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The views of the label one by one, for a menu, which places each of them itself.
    package let parts: AnyView
    /// The label that the button was created with, as one element of the layout.
    public var body: some View { SingleElementView(view) }
  }

  /// The purpose of the button; nil: the button has no role.
  public let role: ButtonRole?
  /// The button's label, for the style to place.
  public let label: Label
  let action: () -> Void

  /// Runs the button's action; does nothing while the button is disabled.
  public func trigger() { action() }
}

/// A style whose views are focused one by one by the Tab key, because keys do more than run the
/// button's action.
package protocol KeyedButtonStyle: PrimitiveButtonStyle {}

/// A button style of any kind, as the environment carries it.
package struct AnyButtonStyle {
  let isPrimitive: Bool
  /// Whether views that the style draws take the focus, instead of the button as a whole.
  let hasOwnKeys: Bool
  private let make: @MainActor (ButtonStyleConfiguration, @escaping () -> Void) -> AnyView

  @MainActor init<S: ButtonStyle>(_ style: S) {
    isPrimitive = false
    hasOwnKeys = false
    make = { configuration, _ in
      Self.sole(StyledButton(style: ConnectedStyle(style: style), configuration: configuration))
    }
  }

  /// - Parameter outer: The style of the enclosing buttons. Buttons that `style` creates are drawn
  ///   in `outer`.
  @MainActor init<S: PrimitiveButtonStyle>(_ style: S, within outer: AnyButtonStyle?) {
    isPrimitive = true
    hasOwnKeys = style is any KeyedButtonStyle
    make = { configuration, action in
      Self.sole(
        PrimitiveStyledButton(
          style: ConnectedStyle(style: style),
          configuration: PrimitiveButtonStyleConfiguration(
            role: configuration.role,
            label: PrimitiveButtonStyleConfiguration.Label(
              view: configuration.label.view, parts: configuration.label.parts),
            action: action)
        ).environment(\.buttonStyle, outer))
    }
  }

  /// Returns the button as the style draws it. The result is one element, even if the style draws
  /// several views or none.
  @MainActor func makeBody(
    _ configuration: ButtonStyleConfiguration, _ action: @escaping () -> Void
  ) -> SingleElementView<AnyView> {
    SingleElementView(make(configuration, action))
  }

  @MainActor private static func sole(_ body: some View) -> AnyView {
    AnyView(SlotContent(in: .row, body))
  }
}

/// A button as a style draws it.
struct StyledButton<Style: ButtonStyle>: View {
  var style: ConnectedStyle<Style>
  let configuration: ButtonStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
  var style: ConnectedStyle<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  /// The style of buttons; nil if none is set: the default looks of buttons and of links differ.
  package var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// Sets the look and behaviour of the buttons in this view. Buttons that `style` itself creates
  /// are drawn in the style of the views around this one, unless `style` sets another.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = AnyButtonStyle(style, within: $0) }
  }
}
