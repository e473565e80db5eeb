import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The look of the platform: a raised surface that gives way under the pointer.
struct BezelButtonStyle: ButtonStyle {
  var isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    BezelButton(configuration: configuration, isProminent: isProminent)
  }
}

private struct BezelButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @State private var isHovered = false

  var body: some View {
    configuration.label
      .font(.system(size: 14, weight: .medium))
      .foregroundStyle(foreground)
      .padding(EdgeInsets(top: 5, leading: 12, bottom: 6, trailing: 12))
      .background {
        surface
          .lookAnimation(.snappy(duration: 0.2), value: configuration.isPressed)
          .lookAnimation(.easeOut(duration: 0.15), value: isHovered)
          .lookAnimation(.easeOut(duration: 0.15), value: isEnabled)
      }
      .lookAnimation(.easeOut(duration: 0.15), value: isEnabled) {
        $0.opacity(isEnabled ? 1 : 0.4)
      }
      .lookAnimation(.snappy(duration: 0.2), value: configuration.isPressed) {
        $0.scaleEffect(configuration.isPressed ? 0.96 : 1)
      }
      .contentShape(RoundedRectangle(cornerRadius: 7))
      .onHover { isHovered = $0 && isEnabled }
  }

  private var surface: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 7).fill(edge)
      RoundedRectangle(cornerRadius: 6).fill(fill).padding(1)
    }
  }

  private var isDark: Bool { colorScheme == .dark }

  private var foreground: Color {
    if isProminent { return .white }
    return configuration.role == .destructive ? .red : .primary
  }

  private var edge: Color {
    if isProminent { return Color.accentColor.mix(with: .black, by: 0.15) }
    return isDark ? Color(white: 0.36) : Color(white: 0.78)
  }

  private var fill: Color {
    if isProminent {
      let tint = configuration.role == .destructive ? Color.red : Color.accentColor
      if configuration.isPressed { return tint.mix(with: .black, by: 0.2) }
      return isHovered ? tint.mix(with: .white, by: 0.12) : tint
    }
    if isDark {
      return Color(white: configuration.isPressed ? 0.18 : isHovered ? 0.33 : 0.27)
    }
    return Color(white: configuration.isPressed ? 0.86 : isHovered ? 0.95 : 0.99)
  }
}

/// The automatic look.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The automatic style.
  public init() {}
  /// The surface, which gives way under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: BezelButtonStyle(isProminent: false))
  }
}

/// A raised surface.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The bordered style.
  public init() {}
  /// The surface, which gives way under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: BezelButtonStyle(isProminent: false))
  }
}

/// A surface in the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The prominent style.
  public init() {}
  /// The surface, which gives way under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: BezelButtonStyle(isProminent: true))
  }
}

/// The label in the accent colour, dimmed while pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The borderless style.
  public init() {}
  /// The label, which dims under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: DimmingButtonStyle(isTinted: true))
  }
}

/// The label alone, dimmed while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The plain style.
  public init() {}
  /// The label, which dims under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration, style: DimmingButtonStyle(isTinted: false))
  }
}

private struct DimmingButtonStyle: ButtonStyle {
  var isTinted: Bool
  func makeBody(configuration: Configuration) -> some View {
    DimmingButton(configuration: configuration, isTinted: isTinted)
  }
}

private struct DimmingButton: View {
  let configuration: ButtonStyleConfiguration
  let isTinted: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundColor(color)
      .lookAnimation(.easeOut(duration: 0.15), value: configuration.isPressed) {
        $0.opacity(isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.4)
      }
      .contentShape(Rectangle())
  }

  private var color: Color? {
    if configuration.role == .destructive { return .red }
    return isTinted ? .accentColor : nil
  }
}

/// Gives a plain style the press a primitive one must bring itself.
struct PressedBody<Style: ButtonStyle>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: Style
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false

  var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(view: configuration.label.view),
        isPressed: isPressed)
    )
    .gesture(
      PressGesture(
        onPressing: { isPressed = $0 && isEnabled }, action: { configuration.trigger() }))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic look: a raised surface.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A raised surface.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A surface in the accent colour, with a white label.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour, dimmed while pressed.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone, dimmed while pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
