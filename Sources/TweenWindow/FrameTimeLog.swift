/// How long frames took, and how many were missed: the last ones, and all of a run.
package struct FrameTimeLog: Sendable {
  /// Times of so many frames in milliseconds.
  package struct Summary: Equatable, Sendable {
    package var frames = 0
    /// The time that half of the frames took at most.
    package var p50 = 0.0
    /// The time that 99 of 100 frames took at most.
    package var p99 = 0.0
    /// Places of the frame grid that were skipped while something moved.
    package var missed = 0

    package init(frames: Int = 0, p50: Double = 0, p99: Double = 0, missed: Int = 0) {
      (self.frames, self.p50, self.p99, self.missed) = (frames, p50, p99, missed)
    }

    /// `240 frames, p50 1.25 ms, p99 3.4 ms, 2 missed`.
    package var text: String {
      "\(frames) frames, p50 \(Self.text(p50)) ms, p99 \(Self.text(p99)) ms, \(missed) missed"
    }

    /// Two decimals, without a locale.
    private static func text(_ number: Double) -> String {
      let count = Int((min(number, 1e9) * 100).rounded())
      let rest = count % 100
      return rest == 0
        ? "\(count / 100)"
        : "\(count / 100).\(rest < 10 ? "0" : "")\(rest % 10 == 0 ? rest / 10 : rest)"
    }
  }

  /// A frame: its time in milliseconds, and how many places were skipped before it.
  package struct Frame: Equatable, Sendable {
    package var time: Double
    package var missed: Int
  }

  /// How many frames `recent` covers: four seconds at 60 a second.
  package static let length = 240

  /// The last frames, the newest last.
  package private(set) var recent: [Frame] = []
  /// Frames of the whole run by their time, in buckets; the last one has all that took longer.
  private var buckets: [Int] = []
  private var missed = 0

  /// Milliseconds of a bucket: how exact the times of a whole run are.
  private static let bucket = 0.05
  /// A second; what takes longer counts as that.
  private static let bucketCount = 20_000

  package init() {}

  /// Notes a frame that took so many nanoseconds, before which so many places were skipped.
  package mutating func note(nanoseconds: UInt64, missed: Int) {
    let time = Double(nanoseconds) / 1e6
    if recent.count >= Self.length { recent.removeFirst(recent.count - Self.length + 1) }
    recent.append(Frame(time: time, missed: missed))
    if buckets.isEmpty { buckets = Array(repeating: 0, count: Self.bucketCount) }
    buckets[min(Int(time / Self.bucket), Self.bucketCount - 1)] += 1
    self.missed += missed
  }

  /// Of the last 240 frames.
  package var summary: Summary {
    let times = recent.map(\.time).sorted()
    guard !times.isEmpty else { return Summary() }
    return Summary(
      frames: times.count, p50: times[Self.rank(50, of: times.count)],
      p99: times[Self.rank(99, of: times.count)], missed: recent.reduce(0) { $0 + $1.missed })
  }

  /// Of all frames, to 0.05 ms.
  package var total: Summary {
    let count = buckets.reduce(0, +)
    guard count > 0 else { return Summary() }
    return Summary(
      frames: count, p50: time(at: Self.rank(50, of: count)),
      p99: time(at: Self.rank(99, of: count)),
      missed: missed)
  }

  /// The index of a percentile among sorted values, by the nearest rank.
  private static func rank(_ percent: Int, of count: Int) -> Int {
    max(0, (percent * count + 99) / 100 - 1)
  }

  /// The upper end of the bucket of the frame at a rank.
  private func time(at rank: Int) -> Double {
    var passed = 0
    for (index, count) in buckets.enumerated() {
      passed += count
      if passed > rank { return Double(index + 1) * Self.bucket }
    }
    return Double(Self.bucketCount) * Self.bucket
  }
}
