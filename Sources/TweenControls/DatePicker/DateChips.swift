import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A chip for each part of a date, which opens what it is chosen by.
struct DateChips: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    let setting = DateSetting(environment)
    let date = setting.usable(configuration.selection, in: configuration.range)
    HStack(spacing: DatePickerMetrics.touch.chipGap) {
      if configuration.displayedComponents.contains(.date) {
        DateChip(words: setting.day(date)) {
          CalendarPicker(configuration: configuration)
            .frame(width: DatePickerMetrics.touch.calendarWidth)
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateChip(words: setting.time(date)) {
          DateWheels(configuration: configuration, components: .hourAndMinute)
            .frame(width: DatePickerMetrics.touch.clockWidth, height: 216)
        }
      }
    }
  }
}

extension View {
  /// Has a row of a list be as high with chips as with their words alone.
  func rowChip() -> some View { rowControl(overhang: DatePickerMetrics.touch.chipPadding.height) }
}

/// Words on a ground, pressed to open a card.
struct DateChip<Card: View>: View {
  let words: String
  @ViewBuilder let card: () -> Card
  @State private var isOpen = false
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  private let metrics = DatePickerMetrics.touch

  var body: some View {
    Text(words)
      .lineLimit(1)
      // In the largest type a day and a time are wider than a phone.
      .minimumScaleFactor(0.5)
      .foregroundStyle(color)
      .padding(.horizontal, metrics.chipPadding.width)
      .padding(.vertical, metrics.chipPadding.height)
      .background(
        ControlColors.tertiaryFill, in: RoundedRectangle(cornerRadius: metrics.chipRadius)
      )
      .lookAnimation(
        isPressed ? nil : .easeOut(duration: ControlMetrics.touch.releaseDuration),
        value: isPressed
      ) { $0.opacity(isPressed ? 0.75 : 1) }
      .contentShape(RoundedRectangle(cornerRadius: metrics.chipRadius))
      .gesture(
        PressGesture(
          on: idiom, onPressing: { isPressed = $0 && isEnabled },
          action: { if isEnabled { isOpen = true } })
      )
      .controlFocus(
        ControlKeys(activate: { isOpen = true }, onPressing: { isPressed = $0 && isEnabled })
      )
      .told(
        TreeNote(.button, label: words, actions: isEnabled ? ["default"] : [], children: .ignored)
      )
      .popover(isPresented: $isOpen) {
        card().presentationCompactAdaptation(.popover)
      }
      .onChange(of: isEnabled) { _, new in if !new { isOpen = false } }
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
