import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A toggle style that draws a checkbox before the label; both react to presses.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates a toggle style that draws a checkbox.
  public init() {}
  /// Returns the box, then the label of the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox before the label, which is checked while the toggle is on.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct CheckboxToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.labelsVisibility) private var labelsVisibility
  @State private var isPressed = false
  private let metrics = ControlMetrics.touch

  var body: some View {
    HStack(spacing: metrics.rowSpacing) {
      box
      if labelsVisibility != .hidden { configuration.label.desktopType() }
    }
    .overlay { if labelsVisibility == .hidden { configuration.label.accessibilityOnly() } }
    .opacity(isEnabled ? (isPressed ? 0.75 : 1) : 0.5)
    .contentShape(Rectangle())
    .gesture(
      PressGesture(
        on: idiom, onPressing: { isPressed = $0 },
        action: { if isEnabled { configuration.isOn.toggle() } }))
  }

  private var size: CGFloat { idiom.isTouch ? metrics.checkboxSize : 14 }

  private var box: some View {
    let isMarked = configuration.isOn || configuration.isMixed
    let radius = metrics.checkboxRadius * size / metrics.checkboxSize
    return ZStack {
      RoundedRectangle(cornerRadius: radius).fill(.tint).opacity(isMarked ? 1 : 0)
      RoundedRectangle(cornerRadius: radius)
        .strokeBorder(.tertiary, lineWidth: metrics.checkboxLine)
        .opacity(isMarked ? 0 : 1)
      CheckboxMark(isDash: configuration.isMixed)
        .stroke(
          .white,
          style: StrokeStyle(lineWidth: metrics.checkmarkLine, lineCap: .round, lineJoin: .round)
        )
        .opacity(isMarked ? 1 : 0)
    }
    .frame(width: size, height: size)
    .modifier(FocusFrame(radius: radius, isAlwaysMarked: false))
  }
}

/// A tick, or a dash for a mixed state, in a square. A tick is not mirrored in right-to-left
/// languages.
private struct CheckboxMark: Shape {
  let isDash: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    if isDash {
      path.move(to: point(0.25, 0.5))
      path.addLine(to: point(0.75, 0.5))
    } else {
      path.move(to: point(0.25, 0.53))
      path.addLine(to: point(0.43, 0.71))
      path.addLine(to: point(0.76, 0.31))
    }
    return path
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
