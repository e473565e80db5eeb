import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A desktop's button: a raised surface that gives way under the pointer.
struct BezelButton: View {
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

/// A desktop's button without a surface, which dims under the pointer.
struct DimmingButton: View {
  let configuration: ButtonStyleConfiguration
  let isTinted: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundColor(color)
      .lookAnimation(.easeOut(duration: 0.15), value: configuration.isPressed) {
        $0.opacity(isEnabled ? (configuration.isPressed ? pressed : 1) : disabled)
      }
      .contentShape(Rectangle())
  }

  private var pressed: Double { isTinted ? 0.5 : 0.75 }
  private var disabled: Double { isTinted ? 0.4 : 0.5 }

  private var color: Color? {
    if configuration.role == .destructive { return .red }
    return isTinted ? .accentColor : nil
  }
}
