import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A desktop's button: a raised surface that changes its shade while it is pressed.
struct BezelButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @State private var isHovered = false
  private let metrics = ControlMetrics.touch

  var body: some View {
    let size = metrics.bezel(controlSize)
    Group {
      if borderShape.kind == .circle {
        let inset = size.padding.top
        SquareLayout {
          padded(
            size, by: EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
        }
      } else {
        padded(size, by: size.padding)
      }
    }
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
    .onHover { isHovered = $0 && isEnabled }
    .contentShape(shape)
  }

  private func padded(_ size: BezelSize, by insets: EdgeInsets) -> some View {
    configuration.label
      .font(.system(size: size.font, weight: shortcut == .defaultAction ? .bold : .medium))
      .containerForeground(foreground)
      .environment(\.listLevel, nil)
      .frame(maxWidth: sizing.labelWidth)
      .padding(insets)
      .frame(minHeight: size.height)
  }

  /// Only a shape that the program sets replaces the rounded rectangle.
  private var shape: AnyShape {
    borderShape.kind == .automatic
      ? AnyShape(RoundedRectangle(cornerRadius: metrics.bezelRadius)) : AnyShape(borderShape)
  }

  private var surface: some View {
    ZStack {
      if borderShape.kind == .automatic {
        RoundedRectangle(cornerRadius: metrics.bezelRadius).fill(edge)
        RoundedRectangle(cornerRadius: metrics.bezelRadius - 1).fill(fill).padding(1)
      } else {
        borderShape.fill(edge)
        borderShape.inset(by: 1).fill(fill)
      }
    }
  }

  private var isDark: Bool { colorScheme == .dark }

  private var foreground: Color? {
    if hasOwnForeground { return nil }
    if isProminent { return .white }
    return configuration.role == .destructive ? .red : .primary
  }

  private var ownColor: Color { configuration.role == .destructive ? .red : .accentColor }

  private var edge: Color {
    if isProminent { return ownColor.mix(with: .black, by: 0.15) }
    return isDark ? Color(white: 0.36) : Color(white: 0.78)
  }

  private var fill: Color {
    if isProminent {
      if configuration.isPressed { return ownColor.mix(with: .black, by: 0.2) }
      return isHovered ? ownColor.mix(with: .white, by: 0.12) : ownColor
    }
    if isDark {
      return Color(white: configuration.isPressed ? 0.18 : isHovered ? 0.33 : 0.27)
    }
    return Color(white: configuration.isPressed ? 0.86 : isHovered ? 0.95 : 0.99)
  }
}

/// A desktop's button without a surface, which dims while it is pressed.
struct DimmingButton: View {
  let configuration: ButtonStyleConfiguration
  let isTinted: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes

  var body: some View {
    configuration.label
      .desktopType()
      .transformEnvironment(\.buttonType) { if showsShapes, isTinted { $0.isUnderlined = true } }
      .containerForeground(hasOwnForeground ? nil : color)
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
