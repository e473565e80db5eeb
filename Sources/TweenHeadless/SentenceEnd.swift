/// Ends the messages of a command line.
package enum SentenceEnd {
  /// The text with a full stop, unless it ends in a sentence's end mark.
  package static func added(to text: String) -> String {
    text.last.map { ".?!".contains($0) } == true ? text : text + "."
  }
}
