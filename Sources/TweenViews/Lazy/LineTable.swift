import Foundation

/// The lengths of the lines of a lazy container: measured where a line has been made, else
/// estimated. Where a line begins, and which lies at a place, takes a number of steps that grows
/// with the logarithm of their count.
struct LineTable {
  private(set) var count: Int
  /// Points between one line and the next.
  let spacing: CGFloat
  /// What a line counts as that was never made.
  private(set) var estimate: CGFloat
  private var lengths: [CGFloat]
  private var isMeasured: [Bool]
  /// Sums of ranges of lines with their spacing: entry i (from 1) holds those of its lowest bit's
  /// count of lines up to i.
  private var sums: [CGFloat]

  init(count: Int, spacing: CGFloat, estimate: CGFloat, known: (Int) -> CGFloat? = { _ in nil }) {
    self.count = count
    self.spacing = spacing.isFinite ? spacing : 0
    self.estimate = estimate
    lengths = []
    isMeasured = []
    lengths.reserveCapacity(count)
    isMeasured.reserveCapacity(count)
    for line in 0..<count {
      let length = known(line)
      lengths.append(length ?? estimate)
      isMeasured.append(length != nil)
    }
    sums = []
    sumUp()
  }

  private mutating func sumUp() {
    sums = [CGFloat](repeating: 0, count: count + 1)
    for line in 0..<count {
      let at = line + 1
      sums[at] += stride(line)
      let next = at + (at & -at)
      if next <= count { sums[next] += sums[at] }
    }
  }

  /// A line without views takes its spacing back.
  private func stride(_ line: Int) -> CGFloat { lengths[line] + spacing }

  func length(_ line: Int) -> CGFloat { lengths[line] }

  func isMeasured(_ line: Int) -> Bool { isMeasured[line] }

  /// A line has been measured. Returns by how much it grew.
  @discardableResult
  mutating func setLength(_ length: CGFloat, at line: Int) -> CGFloat {
    let change = length - lengths[line]
    isMeasured[line] = true
    guard change != 0 else { return 0 }
    lengths[line] = length
    var at = line + 1
    while at <= count {
      sums[at] += change
      at += at & -at
    }
    return change
  }

  /// Lines that were never made count as `estimate` from now on.
  mutating func setEstimate(_ estimate: CGFloat) {
    guard estimate != self.estimate else { return }
    self.estimate = estimate
    for line in 0..<count where !isMeasured[line] { lengths[line] = estimate }
    sumUp()
  }

  /// What was measured may be otherwise now; it stays as an estimate.
  mutating func forget() { for line in 0..<count { isMeasured[line] = false } }

  /// Where a line begins; for `count`, where one more would.
  func start(of line: Int) -> CGFloat {
    var sum: CGFloat = 0
    var at = min(max(line, 0), count)
    while at > 0 {
      sum += sums[at]
      at -= at & -at
    }
    return sum
  }

  /// From the first line to the end of the last.
  var total: CGFloat { count == 0 ? 0 : max(start(of: count) - spacing, 0) }

  /// The last line that begins at or before a place; 0 before the first.
  func line(at place: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var line = 0
    var sum: CGFloat = 0
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = line + step
      if next <= count, sum + sums[next] <= place {
        line = next
        sum += sums[next]
      }
      step /= 2
    }
    return min(line, count - 1)
  }
}
