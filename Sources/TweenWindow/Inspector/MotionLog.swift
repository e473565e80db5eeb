import TweenMotion

/// The values of moving things in the last two seconds of stage time, for plots.
package struct MotionLog: Sendable {
  /// A moment, and the numbers that an animator showed at it.
  package struct Sample: Equatable, Sendable {
    /// The moment in seconds of stage time.
    package var time: Double
    package var values: [Double]
  }

  /// The length of the log in seconds.
  package static let span = 2.0
  /// The largest number of samples of one animator: two seconds at 120 frames a second.
  private static let mostSamples = 240

  private var samples: [Int: [Sample]] = [:]

  package init() {}

  /// Adds the values that an animator shows at a moment.
  package mutating func note(_ values: [Double], of motion: Int, at time: Double) {
    var list = samples.removeValue(forKey: motion) ?? []
    // After a pause the stage may show one moment several times.
    if let last = list.last, last.time >= time { list.removeLast() }
    if list.count >= Self.mostSamples { list.removeFirst(list.count / 2) }
    list.append(Sample(time: time, values: values))
    samples[motion] = list
  }

  /// Removes all animators except these.
  package mutating func keep(_ motions: Set<Int>) {
    samples = samples.filter { motions.contains($0.key) }
  }

  /// Returns the samples of an animator in the two seconds before a moment.
  package func samples(of motion: Int, before time: Double) -> [Sample] {
    (samples[motion] ?? []).filter { $0.time >= time - Self.span }
  }
}
