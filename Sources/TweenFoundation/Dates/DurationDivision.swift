import Foundation

/// A unit and how many of it.
struct DurationAmount: Equatable, Sendable {
  var unit: RelativeUnit
  /// Negative in a time that goes back.
  var amount: Int
}

/// A time between two dates, in units of a calendar.
struct DurationDivision {
  let calendar: Calendar
  let start: Date
  var end: Date
  /// The units that count, the largest first. Never empty.
  var units: [RelativeUnit]
  let zeros: ZeroRule

  /// The amounts of all units. Less than one of the smallest unit is cut off.
  var amounts: [DurationAmount] {
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { DurationAmount(unit: $0, amount: $0.amount(in: parts) ?? 0) }
  }

  /// The amounts without the zeros that are dropped.
  var shown: [DurationAmount] { zeros.kept(amounts) }

  /// Counts one of the largest unit in the next smaller unit, if there is some of that.
  mutating func collapseLargestUnit() {
    let amounts = amounts
    guard let largest = amounts.firstIndex(where: { $0.amount != 0 }),
      abs(amounts[largest].amount) == 1,
      largest + 1 < amounts.count, amounts[largest + 1].amount != 0
    else { return }
    units.remove(at: largest)
  }

  /// Rounds the time until at most that many amounts are shown.
  mutating func limit(to count: Int) {
    // Rounding can carry into a unit that was zero and not shown, so one pass may not be enough.
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
  /// The usual length in seconds, for bounds only: calendars have others.
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
