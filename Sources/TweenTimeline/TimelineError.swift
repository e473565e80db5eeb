/// Why a timeline can't show a moment, in one sentence.
package struct TimelineError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence.
  package var description: String

  init(_ description: String) { self.description = description }
}
