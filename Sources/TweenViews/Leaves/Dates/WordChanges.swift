import Foundation

/// Computes when a text about the time between a date and the present changes. It changes only at whole
/// seconds from the date.
struct WordChanges<Words: Equatable> {
  var date: Date
  /// Returns the text at a number of seconds after the date.
  var words: (_ seconds: Int) -> Words

  /// The limit of the search in seconds: a text that stays longer counts as final.
  private static var longest: Int { 2 * 366 * 86_400 }

  /// The first moment after `now` with another text; nil if there is none within the limit.
  func next(after now: Date) -> Date? {
    guard date.isUsable, now.isUsable else { return nil }
    let present = date.wholeSeconds(at: now)
    return end(of: present, 1).map { date + Double($0) }
  }

  /// The last moment before `now` with another text; nil if there is none within the limit.
  func previous(before now: Date) -> Date? {
    guard date.isUsable, now.isUsable else { return nil }
    let present = date.wholeSeconds(at: now)
    // Closer to the following second, that second counts as begun.
    return end(of: present, -1).map { date + Double($0 + 1) - 2 * Date.tolerance }
  }

  /// The nearest second in a direction with another text. Equal texts are consecutive, but both sides of
  /// the date may have the same text, so the search does not step over the date.
  private func end(of present: Int, _ direction: Int) -> Int? {
    let shown = words(present)
    var (same, step) = (present, 1)
    while true {
      var other = present + direction * step
      if same < 0 && other > 0 || same > 0 && other < 0 { other = 0 }
      if words(other) != shown { return between(same, other, shown, direction) }
      same = other
      guard step <= Self.longest else { return nil }
      step *= 2
    }
  }

  private func between(_ same: Int, _ other: Int, _ shown: Words, _ direction: Int) -> Int {
    var (same, other) = (same, other)
    while abs(other - same) > 1 {
      let middle = same + (other - same) / 2
      if words(middle) == shown { same = middle } else { other = middle }
    }
    return other
  }
}
