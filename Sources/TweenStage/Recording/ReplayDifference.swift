import TweenMotion

/// What differs in a replay from what its file has.
package struct ReplayDifference: Error, Equatable, Sendable, CustomStringConvertible {
  /// The moment in the replay.
  package var time: StageTime
  /// The line of the file, from 1; nil for a script made in memory.
  package var line: Int?
  /// The file.
  package var file: String
  /// What is found and what was expected, without a full stop.
  package var words: String

  /// `tour.jsonl:14: at 3.2 s ...`, one sentence.
  package var description: String {
    let place = line.map { "\(file):\($0): " } ?? (file.isEmpty ? "" : "\(file): ")
    return "\(place)at \(time.secondsText) s \(words)."
  }
}
