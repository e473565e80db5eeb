import TweenMotion

/// What differs in a replay from what its file has.
package struct ReplayDifference: Error, Equatable, Sendable, CustomStringConvertible {
  /// The moment in the replay.
  package var time: StageTime
  /// The line of the file, from 1; nil for a script made in memory.
  package var line: Int?
  /// The file.
  package var file: String
  /// Whether a press met nothing that has a name: what it did in the recording can't be done.
  package var isFatal = false
  /// What is found and what was expected, without a full stop.
  package var words: String

  /// `tour.jsonl:14: at 3.2 s ...`, one sentence.
  package var description: String {
    let place = line.map { "\(file):\($0): " } ?? (file.isEmpty ? "" : "\(file): ")
    return "\(place)\(sentence)"
  }

  /// `at 3.2 s ...`, one sentence without the file; seconds have three decimals at most.
  package var sentence: String {
    "at \(moment) \(words)."
  }

  /// `3.2 s`: with three decimals at most.
  package var moment: String { "\(JSONText.number((time.seconds * 1000).rounded() / 1000)) s" }
}
