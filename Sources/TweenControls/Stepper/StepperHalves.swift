import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The two halves of a stepper, less and more, which can be pressed.
struct StepperHalves: View {
  let steps: StepperActions
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.colorScheme) private var scheme
  private let metrics = ControlMetrics.touch

  var body: some View {
    SingleElementView {
      if idiom.isTouch { sideBySide } else { oneAboveTheOther }
    }
    .compositingGroup(isOn: !isEnabled)
    .opacity(isEnabled ? 1 : 0.5)
    .controlFocus(ControlKeys(other: handle))
  }

  private func half(_ isPlus: Bool, _ size: CGSize) -> some View {
    StepperHalf(
      isPlus: isPlus, size: size, action: isPlus ? steps.increment : steps.decrement,
      onEditingChanged: steps.onEditingChanged)
  }

  /// A desktop's halves: more above less.
  private var oneAboveTheOther: some View {
    let size = metrics.desktopStepper
    let shape = RoundedRectangle(cornerRadius: metrics.desktopStepperRadius)
    let part = CGSize(width: size.width, height: size.height / 2)
    return VStack(spacing: 0) {
      half(true, part)
      half(false, part)
    }
    .background(ControlColors.secondaryFill)
    .clipShape(shape)
    .contentShape(shape)
    .modifier(FocusFrame(radius: metrics.desktopStepperRadius, isAlwaysMarked: false))
  }

  private var sideBySide: some View {
    let size = CGSize(width: metrics.stepperSize.width / 2, height: metrics.stepperSize.height)
    return HStack(spacing: 0) {
      half(false, size)
      half(true, size)
    }
    .overlay {
      Rectangle()
        .fill(scheme == .dark ? AnyShapeStyle(ControlColors.fill) : AnyShapeStyle(.separator))
        .frame(width: metrics.stepperDivider.width, height: metrics.stepperDivider.height)
        // A press on the dividing line reaches the half below it.
        .allowsHitTesting(false)
    }
    .frame(width: metrics.stepperSize.width, height: metrics.stepperSize.height)
    .background(ControlColors.tertiaryFill)
    .clipShape(RoundedRectangle(cornerRadius: metrics.stepperRadius, style: .circular))
    .contentShape(RoundedRectangle(cornerRadius: metrics.stepperRadius, style: .circular))
  }

  /// Handles a key that steps the value. Returns whether the key was used.
  private func handle(_ press: KeyPress) -> Bool {
    let step: (() -> Void)?
    switch press.key {
    case .upArrow, .rightArrow: step = steps.increment
    case .downArrow, .leftArrow: step = steps.decrement
    default: return false
    }
    guard let step else { return true }
    steps.onEditingChanged(true)
    step()
    steps.onEditingChanged(false)
    return true
  }
}

private struct StepperHalf: View {
  let isPlus: Bool
  let size: CGSize
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) fileprivate var idiom
  @State private var isPressed = false
  fileprivate let metrics = ControlMetrics.touch

  var body: some View {
    let answers = isEnabled && action != nil
    ZStack {
      Rectangle().fill(ControlColors.stepperPress).opacity(isPressed && answers ? 1 : 0)
        .lookAnimation(
          isPressed ? nil : .easeOut(duration: metrics.releaseDuration), value: isPressed)
      SingleElementView(glyph).opacity(action == nil ? 0.3 : 1)
    }
    .frame(width: size.width, height: size.height)
    .contentShape(Rectangle())
    .gesture(
      PressGesture(
        on: idiom, repeats: true,
        onPressing: { new in
          // A press on a disabled half is no edit, unless the half was disabled while it was held.
          guard isPressed != new, answers || !new else { return }
          isPressed = new
          onEditingChanged(new)
        },
        action: { if isEnabled { action?() } }))
  }
}

extension StepperHalf {
  @ViewBuilder fileprivate var glyph: some View {
    if idiom.isTouch {
      StepperGlyph(isPlus: isPlus, bar: metrics.stepperBar).fill(.primary)
    } else {
      Image(systemName: isPlus ? "chevron.up" : "chevron.down")
        .font(.system(size: 7, weight: .bold))
        .accessibilityHidden(true)
    }
  }
}

/// A minus sign, or a plus sign made of two bars.
private struct StepperGlyph: Shape {
  let isPlus: Bool
  let bar: CGSize

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let (half, thick) = (bar.width / 2, bar.height / 2)
    path.addRect(
      CGRect(x: rect.midX - half, y: rect.midY - thick, width: bar.width, height: bar.height))
    if isPlus {
      // Only above and below the horizontal bar, so that no pixel is covered twice.
      for y in [rect.midY - half, rect.midY + thick] {
        path.addRect(
          CGRect(x: rect.midX - thick, y: y, width: bar.height, height: half - thick))
      }
    }
    return path
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
