/// The reason why a timeline cannot show a moment, in one sentence.
package struct TimelineError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, in one sentence.
  package var description: String

  init(_ description: String) { self.description = description }
}
