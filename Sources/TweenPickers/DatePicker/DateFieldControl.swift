import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A field with the parts of a date: a press selects a part; arrows, digits and the stepper change
/// it.
struct DateFieldControl: View {
  let configuration: DatePickerStyleConfiguration
  /// Whether a stepper is shown beside the field.
  let steps: Bool
  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled
  @State private var chosen: DateUnit?
  /// The digits that have been typed into the selected part.
  @State private var typed = ""
  @FocusState private var hasFocus: Bool
  private let font: CGFloat = 13
  private let radius: CGFloat = 3

  var body: some View {
    let setting = DateEnvironment(environment)
    let parts = DateParts(configuration.displayedComponents, locale: setting.locale)
    let date = setting.usable(configuration.selection, in: configuration.range)
    HStack(spacing: 4) {
      field(parts, date, setting)
      if steps {
        FieldStepper(
          more: { step(1, parts, setting) }, less: { step(-1, parts, setting) })
      }
    }
    .compositingGroup(isOn: !isEnabled)
    .opacity(isEnabled ? 1 : 0.5)
    .focusable(isEnabled)
    .focused($hasFocus)
    .onKeyPress(phases: [.down, .repeat]) { press($0, parts, setting) }
    .onChange(of: hasFocus) { _, new in
      typed = ""
      if !new { chosen = nil } else if chosen == nil { chosen = parts.units.first }
    }
    .semantics(
      Semantics(
        .adjustable, value: words(parts, date, setting),
        actions: isEnabled ? ["increment", "decrement"] : [], children: .ignored))
  }

  private func words(_ parts: DateParts, _ date: Date, _ setting: DateEnvironment) -> String {
    parts.pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .unit(let unit, let digits): setting.words(unit, digits: digits, of: date)
      }
    }.joined()
  }

  private func field(_ parts: DateParts, _ date: Date, _ setting: DateEnvironment) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(parts.pieces.enumerated()), id: \.offset) { _, piece in
        switch piece {
        case .words(let words): Text(words)
        case .unit(let unit, let digits):
          let isChosen = chosen == unit && hasFocus
          Text(setting.words(unit, digits: digits, of: date))
            .monospacedDigit()
            .foregroundStyle(isChosen ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
            .padding(.horizontal, 1)
            .background {
              if isChosen { RoundedRectangle(cornerRadius: radius).fill(.tint) }
            }
            .contentShape(Rectangle())
            .onTapGesture { choose(unit) }
        }
      }
    }
    .font(.system(size: font))
    .lineLimit(1)
    .padding(.horizontal, 4)
    .frame(minHeight: 22)
    .background(
      Color(provider: SystemStyles.systemBackground), in: RoundedRectangle(cornerRadius: radius)
    )
    .overlay {
      RoundedRectangle(cornerRadius: radius).strokeBorder(.separator, lineWidth: 1)
    }
  }

  // MARK: Changing the date

  private func choose(_ unit: DateUnit) {
    guard isEnabled else { return }
    hasFocus = true
    chosen = unit
    typed = ""
  }

  private func write(_ new: Date) {
    let nearest = configuration.range.nearest(new)
    if nearest != configuration.selection { configuration.selection = nearest }
  }

  private func step(_ step: Int, _ parts: DateParts, _ setting: DateEnvironment) {
    guard isEnabled, let unit = chosen ?? parts.units.first else { return }
    typed = ""
    if chosen == nil { choose(unit) }
    let date = setting.usable(configuration.selection, in: configuration.range)
    write(setting.date(date, stepping: unit, by: step))
  }

  private func press(
    _ press: KeyPress, _ parts: DateParts, _ setting: DateEnvironment
  ) -> KeyPress.Result {
    guard isEnabled, press.modifiers.isDisjoint(with: [.command, .control, .option]) else {
      return .ignored
    }
    let units = parts.units
    let place = chosen.flatMap { units.firstIndex(of: $0) } ?? 0
    switch press.key {
    case .upArrow: step(1, parts, setting)
    case .downArrow: step(-1, parts, setting)
    case .leftArrow where units.indices.contains(place - 1): choose(units[place - 1])
    case .rightArrow where units.indices.contains(place + 1): choose(units[place + 1])
    default:
      guard let digit = press.key.character.wholeNumberValue, units.indices.contains(place) else {
        return .ignored
      }
      type(digit, into: units[place], setting)
    }
    return .handled
  }

  /// Handles a digit: appended to the previous digits, or alone if these would not be a valid part.
  private func type(_ digit: Int, into unit: DateUnit, _ setting: DateEnvironment) {
    let date = setting.usable(configuration.selection, in: configuration.range)
    let together = typed + String(digit)
    let most = unit == .year ? 4 : 2
    typed = together.count > most ? String(digit) : together
    guard unit != .period, let value = Int(typed) else { return }
    let calendar = setting.calendar
    switch unit {
    case .hour where setting.countsToTwelve:
      guard (0...12).contains(value) else { return }
      let half = calendar.component(.hour, from: date) < 12 ? 0 : 12
      write(setting.date(date, with: .hour, as: value % 12 + half))
    case .hour: if value < 24 { write(setting.date(date, with: .hour, as: value)) }
    case .minute: if value < 60 { write(setting.date(date, with: .minute, as: value)) }
    case .day:
      let days = calendar.range(of: .day, in: .month, for: date) ?? 1..<32
      if days.contains(value) { write(setting.date(date, with: .day, as: value)) }
    case .month:
      let months = calendar.range(of: .month, in: .year, for: date) ?? 1..<13
      if months.contains(value) { write(setting.date(date, with: .month, as: value)) }
    case .year where typed.count == most: write(setting.date(date, with: .year, as: value))
    case .year, .period: return
    }
  }
}

/// Two small halves of a stepper, one above the other.
private struct FieldStepper: View {
  let more: () -> Void
  let less: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      half("chevron.up", more)
      half("chevron.down", less)
    }
    .frame(width: 15, height: 22)
    .background(ControlColors.tertiaryFill, in: RoundedRectangle(cornerRadius: 5))
  }

  private func half(_ symbol: String, _ action: @escaping () -> Void) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 7, weight: .bold))
      .frame(width: 15, height: 11)
      .contentShape(Rectangle())
      .gesture(PressGesture(on: .desktop, repeats: true, onPressing: { _ in }, action: action))
  }
}
