/// How fast a stage's time passes in a window: each of the stage's frames stands for as many times as
/// long.
package enum TimeRate: UInt64, CaseIterable, Sendable {
  case full = 1
  case half = 2
  case fifth = 5
  case tenth = 10

  /// As a part of the wall's time: `1/5`.
  package var name: String { self == .full ? "1" : "1/\(rawValue)" }

  /// The next slower rate; the slowest one stays.
  package var slower: TimeRate { neighbor(1) }
  /// The next faster rate; the fastest one stays.
  package var faster: TimeRate { neighbor(-1) }

  private func neighbor(_ step: Int) -> TimeRate {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all.indices.contains(index) ? all[index] : self
  }
}
