import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A calendar in which one day is chosen.
struct CalendarPicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    let setting = DateEnvironment(environment)
    let range = configuration.range
    let date = setting.usable(configuration.selection, in: range)
    MonthCalendar(
      setting: setting, range: range, shown: date,
      isChosen: { setting.calendar.isDate($0, inSameDayAs: date) },
      choose: { day in
        write(setting.day(of: day, atTimeOf: date))
      }
    )
    // The calendar's texts do not align the row's separator.
    .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    .controlFocus(ControlKeys(other: { handle($0, from: date, setting) }))
  }

  private func write(_ date: Date) {
    let new = configuration.range.nearest(date)
    if new != configuration.selection { configuration.selection = new }
  }

  /// Handles the arrow keys, which move by a day or a week, and the page keys, which move by a
  /// month.
  private func handle(_ press: KeyPress, from date: Date, _ setting: DateEnvironment) -> Bool {
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard let step = CalendarStep(press.key, isMirrored: isMirrored) else { return false }
    if let new = setting.calendar.date(byAdding: step.unit, value: step.count, to: date) {
      write(new)
    }
    return true
  }
}

/// The distance that a key moves in a calendar: arrows a day or a week, page keys a month.
struct CalendarStep {
  let unit: Calendar.Component
  let count: Int

  init?(_ key: KeyEquivalent, isMirrored: Bool) {
    switch key {
    case .rightArrow: (unit, count) = (.day, isMirrored ? -1 : 1)
    case .leftArrow: (unit, count) = (.day, isMirrored ? 1 : -1)
    case .downArrow: (unit, count) = (.day, 7)
    case .upArrow: (unit, count) = (.day, -7)
    case .pageDown: (unit, count) = (.month, 1)
    case .pageUp: (unit, count) = (.month, -1)
    default: return nil
    }
  }
}

/// The calendar, with a row for the time below it.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  var body: some View {
    let setting = DateEnvironment(environment)
    let date = setting.usable(configuration.selection, in: configuration.range)
    let components = configuration.displayedComponents
    VStack(spacing: 0) {
      if components.contains(.date) { CalendarPicker(configuration: configuration) }
      if components.contains(.hourAndMinute) {
        HStack {
          if components.contains(.date) { Text(system: .time) }
          Spacer(minLength: 0)
          DateChip(words: setting.time(date)) {
            DateWheels(configuration: configuration, components: .hourAndMinute)
              .frame(width: DatePickerMetrics.touch.clockWidth, height: 216)
          }
        }
        .padding(.horizontal, DatePickerMetrics.touch.calendarInset)
        .frame(minHeight: DatePickerMetrics.touch.day)
      }
    }
    // The label is never drawn. A calendar alone is already a group.
    .semantics(components == .date ? Semantics() : Semantics(.group, children: .contained))
    .accessibilityLabelViews(configuration.label, isOn: true)
  }
}

/// The days of a month. A press or a swipe shows another month.
struct MonthCalendar: View {
  let setting: DateEnvironment
  let range: DateRange
  /// A date of the month that is shown at first, and after each change of this date.
  let shown: Date
  /// The day on which keys act, which is outlined; nil: none.
  var cursor: Date?
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  /// A date of the month from which other months are counted.
  @State private var anchor: Date?
  /// The shown month, counted from the anchor's month.
  @State private var month = 0
  /// The months that are drawn: during a slide, all that pass.
  @State private var pages = 0...0
  @Environment(\.isEnabled) private var isEnabled
  private let metrics = DatePickerMetrics.touch

  var body: some View {
    let base = anchor ?? shown
    let current = setting.month(month, from: base)
    VStack(spacing: 0) {
      header(current)
      weekdays
      GeometryReader { proxy in
        TimelineView(DayStarts(calendar: setting.calendar)) { context in
          ZStack(alignment: .topLeading) {
            ForEach(Array(pages), id: \.self) { page in
              MonthPage(
                month: setting.month(page, from: base), setting: setting, range: range,
                today: context.date, cursor: cursor, isChosen: isChosen, choose: choose
              )
              .offset(x: CGFloat(page) * proxy.size.width)
              .transition(.identity)
            }
          }
          .frame(width: proxy.size.width, alignment: .topLeading)
          .offset(x: -CGFloat(month) * proxy.size.width)
        }
      }
      .frame(height: metrics.day * CGFloat(metrics.weeks))
      .clipped()
      .gesture(swipe)
    }
    .padding(.horizontal, metrics.calendarInset)
    .compositingGroup(isOn: !isEnabled)
    .opacity(isEnabled ? 1 : 0.5)
    .onChange(of: shown, initial: true) { _, new in show(new) }
    .semantics(Semantics(.group, value: setting.fullDay(shown), children: .contained))
  }

  // MARK: Parts

  private func header(_ current: DateMonth) -> some View {
    HStack(spacing: 0) {
      Text(setting.month(current.start))
        .font(.system(size: metrics.titleFont, weight: .semibold))
        .padding(.leading, metrics.day / 2 - metrics.dayFont / 2)
      Spacer(minLength: 0)
      CalendarArrow(
        symbol: "chevron.backward", word: .previousMonth,
        isOn: range.meets(.distantPast, current.start)
      ) { turn(by: -1) }
      CalendarArrow(
        symbol: "chevron.forward", word: .nextMonth,
        isOn: range.meets(current.end, .distantFuture)
      ) { turn(by: 1) }
    }
    .frame(height: metrics.headerHeight)
  }

  private var weekdays: some View {
    HStack(spacing: 0) {
      ForEach(Array(setting.weekdays.enumerated()), id: \.offset) { _, name in
        Text(name)
          .font(.system(size: metrics.weekdayFont, weight: .semibold))
          .foregroundStyle(Color(provider: SystemStyles.placeholderText))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: metrics.weekdayHeight)
  }

  // MARK: Changing the month

  private var swipe: some Gesture {
    var gesture = DragGesture(minimumDistance: 10)
    gesture.axis = .horizontal
    return gesture.onEnded { value in
      let way = value.predictedEndTranslation.width
      guard abs(way) > metrics.calendarWidth * metrics.turningShare, isEnabled else { return }
      turn(by: way < 0 ? 1 : -1)
    }
  }

  /// Moves by a number of months, if any day of the new month can be chosen.
  private func turn(by count: Int) {
    let next = month + count
    let target = setting.month(next, from: anchor ?? shown)
    guard isEnabled, range.meets(target.start, target.end), !target.days.isEmpty else { return }
    slide(to: next)
  }

  private func slide(to next: Int) {
    guard next != month else { return }
    // The months that pass are drawn from the beginning; of a long way only its ends.
    pages = min(pages.lowerBound, next)...max(pages.upperBound, next)
    if pages.count > 4 { pages = min(month, next)...max(month, next) }
    if pages.count > 4 {
      pages = next...next
      month = next
      return
    }
    withAnimation(.easeInOut(duration: metrics.slideDuration)) {
      month = next
    } completion: {
      if month == next { pages = next...next }
    }
  }

  /// Moves to the month of a date that was chosen elsewhere.
  private func show(_ date: Date) {
    guard let anchor else {
      self.anchor = date
      return
    }
    let next = setting.months(from: anchor, to: date)
    slide(to: next)
  }
}

/// An arrow button that changes the month of a calendar.
private struct CalendarArrow: View {
  let symbol: String
  let word: SystemWord
  let isOn: Bool
  let action: () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.locale) private var locale
  private let metrics = DatePickerMetrics.touch

  var body: some View {
    let answers = isOn && isEnabled
    Image(systemName: symbol)
      .font(.system(size: metrics.dayFont, weight: .medium))
      // In a disabled calendar the calendar as a whole is fainter.
      .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      .opacity(isPressed && answers ? 0.2 : 1)
      .frame(width: metrics.day, height: metrics.headerHeight)
      .contentShape(Rectangle())
      .gesture(
        PressGesture(on: idiom, onPressing: { isPressed = $0 }, action: { if answers { action() } })
      )
      .semantics(
        Semantics(
          .button, label: word.text(in: locale), traits: answers ? [] : ["disabled"],
          actions: answers ? ["default"] : [], children: .ignored)
      )
      .controlFocus(
        ControlKeys(activate: { action() }, onPressing: { isPressed = $0 }), isOn: answers
      )
  }
}

/// The days of one month, with one press gesture for all of them.
private struct MonthPage: View {
  let month: DateMonth
  let setting: DateEnvironment
  let range: DateRange
  let today: Date
  let cursor: Date?
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @State private var width: CGFloat = 0
  private let metrics = DatePickerMetrics.touch

  var body: some View {
    DaysLayout(firstColumn: month.firstColumn, height: metrics.day) {
      ForEach(month.days.indices, id: \.self) { index in
        let day = month.days[index]
        CalendarDay(
          number: setting.dayNumber(day), name: setting.fullDay(day), isChosen: isChosen(day),
          isToday: setting.calendar.isDate(day, inSameDayAs: today),
          isMarked: cursor.map { setting.calendar.isDate(day, inSameDayAs: $0) } ?? false,
          isOpen: range.meets(day, month.end(ofDay: index)))
      }
    }
    .contentShape(Rectangle())
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .onTapGesture { place in press(place) }
  }

  private func press(_ place: CGPoint) {
    guard isEnabled, width > 0 else { return }
    let column = Int((place.x / width * 7).rounded(.down))
    let row = Int((place.y / metrics.day).rounded(.down))
    let index = row * 7 + (direction == .rightToLeft ? 6 - column : column) - month.firstColumn
    guard (0..<7).contains(column), month.days.indices.contains(index) else { return }
    if range.meets(month.days[index], month.end(ofDay: index)) { choose(month.days[index]) }
  }
}

/// A day of a calendar: its number, on a disc if it is chosen.
private struct CalendarDay: View {
  let number: String
  let name: String
  let isChosen: Bool
  let isToday: Bool
  /// Whether keys act on the day.
  let isMarked: Bool
  let isOpen: Bool
  @Environment(\.isEnabled) private var isEnabled
  private let metrics = DatePickerMetrics.touch

  var body: some View {
    Text(number)
      .font(.system(size: metrics.dayFont, weight: isChosen ? .semibold : .regular))
      .foregroundStyle(color)
      .lineLimit(1)
      .frame(width: metrics.day, height: metrics.day)
      .background {
        if isChosen {
          Circle().fill(.tint).opacity(isToday ? 1 : metrics.chosenOpacity)
        }
      }
      .overlay {
        if isMarked { Circle().strokeBorder(.tint.opacity(0.5), lineWidth: metrics.cursorLine) }
      }
      .semantics(
        Semantics(
          .button, label: name,
          traits: (isChosen ? ["selected"] : []) + (isOpen ? [] : ["disabled"]),
          actions: isOpen && isEnabled ? ["default"] : [], children: .ignored))
  }

  private var color: AnyShapeStyle {
    if isChosen { return isToday ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint) }
    if !isOpen { return AnyShapeStyle(.tertiary) }
    return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}

/// Seven columns of equal width, with rows of equal height and empty places before the first day.
private struct DaysLayout: Layout {
  let firstColumn: Int
  let height: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = (firstColumn + subviews.count + 6) / 7
    return CGSize(
      width: proposal.width ?? 7 * height, height: CGFloat(rows) * height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / 7
    for (index, subview) in subviews.enumerated() {
      let (row, column) = (firstColumn + index).quotientAndRemainder(dividingBy: 7)
      subview.place(
        at: CGPoint(
          x: bounds.minX + (CGFloat(column) + 0.5) * width,
          y: bounds.minY + (CGFloat(row) + 0.5) * height),
        anchor: .center, proposal: ProposedViewSize(width: width, height: height))
    }
  }
}
