import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A button's look: what it shows, pressed or not.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button's look and behaviour: it calls `trigger` when it should act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style is told of its button.
public struct ButtonStyleConfiguration {
  /// The button's label as a view.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// What a primitive button style is told of its button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label as a view.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// A button style of any kind, as the environment carries it.
struct AnyButtonStyle {
  let isPrimitive: Bool
  private let make: @MainActor (ButtonStyleConfiguration, @escaping () -> Void) -> AnyView

  @MainActor init<S: ButtonStyle>(_ style: S) {
    isPrimitive = false
    make = { configuration, _ in
      AnyView(StyledButton(style: ConnectedStyle(style: style), configuration: configuration))
    }
  }

  @MainActor init<S: PrimitiveButtonStyle>(_ style: S) {
    isPrimitive = true
    make = { configuration, action in
      AnyView(
        PrimitiveStyledButton(
          style: ConnectedStyle(style: style),
          configuration: PrimitiveButtonStyleConfiguration(
            role: configuration.role,
            label: PrimitiveButtonStyleConfiguration.Label(view: configuration.label.view),
            action: action)))
    }
  }

  @MainActor func makeBody(
    _ configuration: ButtonStyleConfiguration, _ action: @escaping () -> Void
  ) -> AnyView {
    make(configuration, action)
  }
}

private struct StyledButton<Style: ButtonStyle>: View {
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
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// The look and behaviour of buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
