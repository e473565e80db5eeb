import Foundation

/// When words about the time between a date and the present become other ones: at whole seconds from the
/// date only.
struct WordChanges<Words: Equatable> {
  var date: Date
  /// The words at so many seconds after the date.
  var words: (_ seconds: Int) -> Words

  /// Words that stay for longer stay for good, in seconds.
  private static var longest: Int { 2 * 366 * 86_400 }

  /// The first moment after `now` with other words; nil: there is none soon.
  func next(after now: Date) -> Date? {
    guard date.isUsable, now.isUsable else { return nil }
    let present = date.wholeSeconds(at: now)
    return end(of: present, 1).map { date + Double($0) }
  }

  /// The last moment before `now` with other words; nil: there is none soon.
  func previous(before now: Date) -> Date? {
    guard date.isUsable, now.isUsable else { return nil }
    let present = date.wholeSeconds(at: now)
    // Nearer to the second that follows, that one counts as begun.
    return end(of: present, -1).map { date + Double($0 + 1) - 2 * Date.tolerance }
  }

  /// The nearest second in a direction that has other words. Equal words follow each other, but on both
  /// sides of the date there may be the same, so that it isn't stepped over.
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
