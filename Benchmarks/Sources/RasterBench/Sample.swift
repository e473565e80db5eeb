import Foundation

/// Times of frames, in milliseconds.
struct Sample {
  var least: Double
  var median: Double
}

enum Clock {
  /// The CPU time of this thread.
  static var thread: Double { read(CLOCK_THREAD_CPUTIME_ID) }
  /// The wall time.
  static var wall: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// Collects the rounds of one renderer on one scene.
struct Rounds {
  private var samples: [Sample] = []

  mutating func add(_ sample: Sample) { samples.append(sample) }

  /// The least of all times, and the median of the rounds' medians.
  var sample: Sample? {
    guard let least = samples.map(\.least).min() else { return nil }
    return Sample(least: least, median: samples.map(\.median).sorted()[samples.count / 2])
  }
}
