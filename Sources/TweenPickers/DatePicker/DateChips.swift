import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// A button for each part of a date, which opens a card to choose it.
struct DateChips: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    let setting = DateEnvironment(environment)
    let date = setting.usable(configuration.selection, in: configuration.range)
    ChipsLayout(gap: DatePickerMetrics.touch.chipGap) {
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

/// Places buttons side by side, or below each other if they do not fit. Their texts share a
/// baseline.
private struct ChipsLayout: Layout {
  let gap: CGFloat

  private func sizes(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (sizes: [CGSize], isRow: Bool) {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let total = ideal.map(\.width).reduce(0, +) + gap * CGFloat(max(0, ideal.count - 1))
    guard let width = proposal.width, total > width else { return (ideal, true) }
    let offered = ProposedViewSize(width: width, height: nil)
    return (subviews.map { $0.sizeThatFits(offered) }, false)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (sizes, isRow) = sizes(proposal, subviews)
    let gaps = gap * CGFloat(max(0, sizes.count - 1))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return isRow
      ? CGSize(width: widths.reduce(0, +) + gaps, height: heights.max() ?? 0)
      : CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +) + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (sizes, isRow) = sizes(proposal, subviews)
    var (x, y) = (bounds.minX, bounds.minY)
    for (subview, size) in zip(subviews, sizes) {
      subview.place(
        at: CGPoint(x: x, y: isRow ? bounds.midY : y), anchor: isRow ? .leading : .topLeading,
        proposal: ProposedViewSize(size))
      if isRow { x += size.width + gap } else { y += size.height + gap }
    }
  }
}

extension View {
  /// Makes a row of a list as high with buttons as with their text alone.
  func rowChip() -> some View {
    rowControl(overhang: DatePickerMetrics.touch.chipPadding.height)
      .layoutValue(key: KeepsItsWidth.self, value: true)
  }
}

/// A text on a background, which opens a card when it is pressed.
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
      // In the largest type sizes a day and a time are wider than a phone.
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
      .semantics(
        Semantics(.button, label: words, actions: isEnabled ? ["default"] : [], children: .ignored)
      )
      .controlFocus(
        ControlKeys(activate: { isOpen = true }, onPressing: { isPressed = $0 && isEnabled })
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
