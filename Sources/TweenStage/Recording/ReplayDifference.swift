import TweenMotion

/// A difference between a replay and its input file.
package struct ReplayDifference: Error, Equatable, Sendable, CustomStringConvertible {
  /// The moment in the replay.
  package var time: StageTime
  /// The line of the file, counted from 1; nil for a script made in memory.
  package var line: Int?
  /// The name of the file.
  package var file: String
  /// Whether a press met no named element, so that the recorded action cannot be repeated.
  package var isFatal = false
  /// The found and the expected value, without a full stop.
  package var words: String

  /// The difference as one sentence with its file: `tour.jsonl:14: at 3.2 s ...`.
  package var description: String {
    let place = line.map { "\(file):\($0): " } ?? (file.isEmpty ? "" : "\(file): ")
    return "\(place)\(sentence)"
  }

  /// The difference as one sentence without the file: `at 3.2 s ...`.
  package var sentence: String {
    "at \(moment) \(words)."
  }

  /// The moment with at most three decimals: `3.2 s`.
  package var moment: String { "\(JSONText.number((time.seconds * 1000).rounded() / 1000)) s" }
}
