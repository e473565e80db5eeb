/// Durations of frames, and counts of missed frames: of the last frames, and of a whole run.
package struct FrameTimeLog: Sendable {
  /// Statistics of the durations of frames, in milliseconds.
  package struct Summary: Equatable, Sendable {
    package var frames = 0
    /// The duration that half of the frames do not exceed.
    package var p50 = 0.0
    /// The duration that 99 of 100 frames do not exceed.
    package var p99 = 0.0
    /// The number of grid places that were skipped while something moved.
    package var missed = 0

    package init(frames: Int = 0, p50: Double = 0, p99: Double = 0, missed: Int = 0) {
      (self.frames, self.p50, self.p99, self.missed) = (frames, p50, p99, missed)
    }

    /// The statistics as text: `240 frames, p50 1.25 ms, p99 3.4 ms, 2 missed`.
    package var text: String {
      "\(frames) frames, p50 \(Self.text(p50)) ms, p99 \(Self.text(p99)) ms, \(missed) missed"
    }

    /// Returns a number with two decimals, independent of the locale.
    private static func text(_ number: Double) -> String {
      let count = Int((min(number, 1e9) * 100).rounded())
      let rest = count % 100
      return rest == 0
        ? "\(count / 100)"
        : "\(count / 100).\(rest < 10 ? "0" : "")\(rest % 10 == 0 ? rest / 10 : rest)"
    }
  }

  /// A frame: its duration in milliseconds, and the number of grid places skipped before it.
  package struct Frame: Equatable, Sendable {
    package var time: Double
    package var missed: Int
  }

  /// The number of frames in `recent`: four seconds at 60 a second.
  package static let length = 240

  /// The last frames, the newest at the end.
  package private(set) var recent: [Frame] = []
  /// The numbers of frames by duration, in buckets. The last bucket has all longer frames.
  private var buckets: [Int] = []
  private var missed = 0

  /// The width of a bucket in milliseconds, which limits the precision of a run's durations.
  private static let bucket = 0.05
  /// The number of buckets: one second. Longer frames count as one second.
  private static let bucketCount = 20_000

  package init() {}

  /// Adds a frame that took `nanoseconds`, before which `missed` places were skipped.
  package mutating func note(nanoseconds: UInt64, missed: Int) {
    let time = Double(nanoseconds) / 1e6
    if recent.count >= Self.length { recent.removeFirst(recent.count - Self.length + 1) }
    recent.append(Frame(time: time, missed: missed))
    if buckets.isEmpty { buckets = Array(repeating: 0, count: Self.bucketCount) }
    buckets[min(Int(time / Self.bucket), Self.bucketCount - 1)] += 1
    self.missed += missed
  }

  /// The statistics of the last 240 frames.
  package var summary: Summary {
    let times = recent.map(\.time).sorted()
    guard !times.isEmpty else { return Summary() }
    return Summary(
      frames: times.count, p50: times[Self.rank(50, of: times.count)],
      p99: times[Self.rank(99, of: times.count)], missed: recent.reduce(0) { $0 + $1.missed })
  }

  /// The statistics of all frames, exact to 0.05 ms.
  package var total: Summary {
    let count = buckets.reduce(0, +)
    guard count > 0 else { return Summary() }
    return Summary(
      frames: count, p50: time(at: Self.rank(50, of: count)),
      p99: time(at: Self.rank(99, of: count)),
      missed: missed)
  }

  /// Returns the index of a percentile among sorted values, by the nearest rank.
  private static func rank(_ percent: Int, of count: Int) -> Int {
    max(0, (percent * count + 99) / 100 - 1)
  }

  /// Returns the upper end of the bucket that contains the frame at a rank.
  private func time(at rank: Int) -> Double {
    var passed = 0
    for (index, count) in buckets.enumerated() {
      passed += count
      if passed > rank { return Double(index + 1) * Self.bucket }
    }
    return Double(Self.bucketCount) * Self.bucket
  }
}
