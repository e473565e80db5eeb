import Foundation

/// A unit and its amount.
struct DurationAmount: Equatable, Sendable {
  var unit: RelativeUnit
  /// The amount; negative for a time that runs backwards.
  var amount: Int
}

/// The time between two dates, divided into units of a calendar.
struct DurationDivision {
  let calendar: Calendar
  let start: Date
  var end: Date
  /// The units of the division, the largest first; never empty.
  var units: [RelativeUnit]
  let zeros: ZeroRule

  /// The amounts of all units. Amounts below the smallest unit are cut off.
  var amounts: [DurationAmount] {
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { DurationAmount(unit: $0, amount: $0.amount(in: parts) ?? 0) }
  }

  /// The amounts without the zeros that are dropped.
  var shown: [DurationAmount] { zeros.kept(amounts) }

  /// Converts one of the largest unit to the next smaller unit, if that has an amount.
  mutating func collapseLargestUnit() {
    let amounts = amounts
    guard let largest = amounts.firstIndex(where: { $0.amount != 0 }),
      abs(amounts[largest].amount) == 1,
      largest + 1 < amounts.count, amounts[largest + 1].amount != 0
    else { return }
    units.remove(at: largest)
  }

  /// Rounds the time until at most a number of amounts are shown.
  mutating func limit(to count: Int) {
    // Rounding can carry into a unit that was zero and hidden, so that one pass may be insufficient.
    while true {
      let shown = shown
      guard shown.count > count else { return }
      round(to: shown[count - 1].unit)
    }
  }

  private mutating func round(to smallest: RelativeUnit) {
    units.removeAll { $0 > smallest }
    var span = DateComponents()
    for amount in amounts { span.setValue(amount.amount, for: amount.unit.component) }
    let step = end < start ? -1 : 1
    guard let below = calendar.date(byAdding: span, to: start) else { return }
    let whole = span.value(for: smallest.component) ?? 0
    span.setValue(whole + step, for: smallest.component)
    guard let above = calendar.date(byAdding: span, to: start) else { return }
    let part = abs(end.timeIntervalSince(below))
    end = 2 * part < abs(above.timeIntervalSince(below)) ? below : above
  }
}

extension RelativeUnit {
  /// The usual length in seconds, for limits only: calendars have other lengths.
  var usualSeconds: Double {
    switch self {
    case .year: 31_557_600
    case .month: 2_629_800
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }
}
