/// The rate at which a stage's time passes in a window. The raw value is the factor by which a frame takes
/// longer.
package enum TimeRate: UInt64, CaseIterable, Sendable {
  case full = 1
  case half = 2
  case fifth = 5
  case tenth = 10

  /// The rate as a fraction of real time, such as `1/5`.
  package var name: String { self == .full ? "1" : "1/\(rawValue)" }

  /// The next slower rate; the slowest rate itself if there is none.
  package var slower: TimeRate { neighbor(1) }
  /// The next faster rate; the fastest rate itself if there is none.
  package var faster: TimeRate { neighbor(-1) }

  private func neighbor(_ step: Int) -> TimeRate {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all.indices.contains(index) ? all[index] : self
  }
}
