import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A button's look: what it shows, pressed or not.
///
/// The press itself is the button's. A style's own dynamic properties, such as `@Environment`, have
/// the values of the place that the button stands in.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ButtonStyleConfiguration
  /// The button as it shows; asked again whenever the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button's look and behaviour: it calls `trigger` when it should act.
///
/// Nothing else presses the button but its keyboard shortcut. A style's own dynamic properties,
/// such as `@Environment`, have the values of the place that the button stands in.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The button as it shows and answers; asked again whenever the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style is told of its button.
public struct ButtonStyleConfiguration {
  /// The button's label as a view.
  public struct Label: View {
    let view: AnyView
    /// Its views one by one, for a menu, which places them itself.
    let parts: AnyView
    /// The label as the button was given it: one element.
    public var body: some View { SingleElementView(view) }
  }

  /// What the button is for; nil where it doesn't say.
  public let role: ButtonRole?
  /// The button's label, for the style to place.
  public let label: Label
  /// Whether it is held down; a press on a disabled button does not count.
  public let isPressed: Bool
}

/// What a primitive button style is told of its button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label as a view.
  public struct Label: View {
    let view: AnyView
    /// Its views one by one, for a menu, which places them itself.
    package let parts: AnyView
    /// The label as the button was given it: one element.
    public var body: some View { SingleElementView(view) }
  }

  /// What the button is for; nil where it doesn't say.
  public let role: ButtonRole?
  /// The button's label, for the style to place.
  public let label: Label
  let action: () -> Void

  /// Does what the button does; nothing while it is disabled.
  public func trigger() { action() }
}

/// A style whose buttons do more than their action, by keys too: the views that it draws are stops of
/// Tab.
package protocol KeyedButtonStyle: PrimitiveButtonStyle {}

/// A button style of any kind, as the environment carries it.
package struct AnyButtonStyle {
  let isPrimitive: Bool
  /// Whether the button as it is drawn is a stop of Tab by itself.
  let hasOwnKeys: Bool
  private let make: @MainActor (ButtonStyleConfiguration, @escaping () -> Void) -> AnyView

  @MainActor init<S: ButtonStyle>(_ style: S) {
    isPrimitive = false
    hasOwnKeys = false
    make = { configuration, _ in
      Self.sole(StyledButton(style: ConnectedStyle(style: style), configuration: configuration))
    }
  }

  /// - Parameter outer: the style that buttons around have, which is that of buttons that this
  ///   style makes.
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

  /// A button as the style draws it, as one element, also where the style draws several views or none.
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
  /// The style of buttons; nil where nobody has set one: buttons and links look different then.
  package var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// The look and behaviour of buttons in this view. Buttons that the style itself makes have the
  /// style from around this view, unless the style gives them another.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = AnyButtonStyle(style, within: $0) }
  }
}
