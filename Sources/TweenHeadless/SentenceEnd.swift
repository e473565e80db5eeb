/// The end of what a command line says.
package enum SentenceEnd {
  /// The text with a full stop, where it has no sign at its end that stands for one.
  package static func added(to text: String) -> String {
    text.last.map { ".?!".contains($0) } == true ? text : text + "."
  }
}
