/// The running pass of a repeating animation.
struct RepeatPass: Hashable {
  var index = 0
  /// When the pass began, in the repeating animation's time.
  var timeOffset = 0.0

  func isReversed(autoreverses: Bool) -> Bool { autoreverses && index & 1 == 1 }

  func isLast(of count: Int?) -> Bool {
    guard let count else { return false }
    return count < 2 || index >= count - 1
  }

  /// Begins the next pass at `time`; false when there is no next pass. For passes whose length is
  /// unknown until they end.
  mutating func turn(at time: Double, count: Int?) -> Bool {
    index &+= 1
    timeOffset = time
    guard let count else { return true }
    return index < count
  }

  /// Whether a pass without a duration, which began at `time`, is evaluated at that moment again. It then
  /// still shows the end of the pass before it.
  func repeatsTurn(at time: Double) -> Bool { index > 0 && timeOffset == time }

  /// Whether the pass before this one ends at the old value.
  func beganAtOldValue(autoreverses: Bool) -> Bool { autoreverses && index & 1 == 0 }

  /// Moves to the pass that runs at `time`, where each takes `length` seconds; true if that is a new
  /// pass.
  mutating func goOn(to time: Double, length: Double, count: Int?) -> Bool {
    guard !time.isNaN else { return false }
    let old = index
    var rounds = Rounds(at: time, length: length)
    if let count, rounds.index > Double(max(count, 1) - 1) {
      rounds = Rounds(index: Double(max(count, 1) - 1), length: length)
    }
    index = Int(min(rounds.index, Self.maximumPasses))
    timeOffset = rounds.start
    return index != old
  }

  /// Whether all passes of `length` seconds are over. At exactly the end of the last pass they are
  /// not: that frame shows the final value.
  static func areOver(at time: Double, length: Double, count: Int?) -> Bool {
    guard let count else { return false }
    let end = Double(max(count, 1)) * length
    return !(time <= end + Rounds.tolerance(at: time))
  }

  /// A larger number than any clock counts.
  private static let maximumPasses = 0x1p62
}

/// Rounds of one length that follow each other without a gap.
///
/// At its end a round is over: that moment is the beginning of the next. So a film of one round loops
/// without a seam.
struct Rounds {
  /// The number of the round, from 0.
  let index: Double
  /// When it began.
  let start: Double

  private init(index: Double, start: Double) {
    self.index = index
    self.start = start
  }

  init(index: Double, length: Double) {
    self.init(index: index, start: index == 0 ? 0 : index * length)
  }

  /// The round in which `time` lies, each `length` seconds long, above 0. Times before the first belong to
  /// it. Times are sums of rounded numbers: one within the tolerance of a round's end is that end.
  init(at time: Double, length: Double) {
    let quotient = time / length
    guard quotient >= 0.5, quotient < .infinity else {
      self.init(index: 0, length: length)
      return
    }
    let nearest = quotient.rounded()
    if abs(time - nearest * length) <= Self.tolerance(at: time) {
      self.init(index: nearest, start: time)
    } else {
      self.init(index: quotient.rounded(.down), length: length)
    }
  }

  /// Less than the step of the stage's clock, and more than the rounding error of summed times.
  static func tolerance(at time: Double) -> Double { 1e-9 + abs(time) * 0x1p-48 }
}
