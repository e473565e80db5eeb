import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Options with radio buttons before them, of which the chosen one is selected (Controls 5.3).
struct RadioGroupPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.layoutDirection) private var direction
  private let metrics = ControlMetrics.touch

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: metrics.rowSpacing) {
      if labelsVisibility != .hidden, !idiom.isTouch {
        VStack(alignment: .trailing) { parts.label }.columnLabel()
      }
      parts.reading { options in
        Group {
          if isHorizontal {
            HStack(spacing: 16) { buttons(options) }
          } else {
            VStack(alignment: .leading, spacing: metrics.radioSpacing) { buttons(options) }
          }
        }
        .modifier(FocusFrame(radius: 4, isAlwaysMarked: false))
        .controlFocus(ControlKeys(other: { handle($0, options) }))
      }
    }
    .desktopType()
    .semantics(Semantics(.picker, children: .contained)).semantics(label: parts.name)
    .labeled(byUnseen: parts.label)
  }

  private func buttons(_ options: PickerOptions<Value>) -> some View {
    ForEach(options.all) { option in
      RadioButton(option: option, isChosen: options.isChosen(option)) { options.choose(option) }
    }
  }

  /// Handles the arrow keys, which move to the next option; the Tab key focuses the group as a
  /// whole.
  private func handle(_ press: KeyPress, _ options: PickerOptions<Value>) -> Bool {
    let forward = direction == .rightToLeft ? -1 : 1
    switch press.key {
    case .downArrow: options.choose(after: 1)
    case .upArrow: options.choose(after: -1)
    case .rightArrow: options.choose(after: forward)
    case .leftArrow: options.choose(after: -forward)
    default: return false
    }
    return true
  }
}

private struct RadioButton<Value: Hashable>: View {
  let option: PickerOption<Value>
  let isChosen: Bool
  let choose: () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @State private var isPressed = false
  private let metrics = ControlMetrics.touch

  var body: some View {
    HStack(spacing: metrics.rowSpacing) {
      ZStack {
        Circle().fill(.tint).opacity(isChosen ? 1 : 0)
        Circle().strokeBorder(.tertiary, lineWidth: 1).opacity(isChosen ? 0 : 1)
        Circle().fill(.white).frame(width: dot, height: dot).opacity(isChosen ? 1 : 0)
      }
      .frame(width: size, height: size)
      option.subview
    }
    .opacity(isEnabled && option.value != nil ? (isPressed ? 0.75 : 1) : 0.5)
    .contentShape(Rectangle())
    .gesture(
      PressGesture(on: idiom, onPressing: { press($0) }, action: { if isEnabled { choose() } })
    )
    .semantics(
      Semantics(
        .button, traits: isChosen ? ["selected"] : [], actions: ["default"], children: .combined))
  }

  private var size: CGFloat { idiom.isTouch ? metrics.radioSize : 16 }
  private var dot: CGFloat { idiom.isTouch ? metrics.radioDot : 6 }
  private func press(_ new: Bool) { isPressed = new }
}
