/// Where a SPEC goes wrong, and how.
struct SpecError: Error, Equatable {
  /// Counted in characters from 1.
  var column: Int
  /// One sentence without its full stop, in lower case.
  var message: String
  var text: String

  /// The sentence, and under it the SPEC with a mark at the error.
  var report: String {
    // Line ends and tabs would move the mark: one blank each.
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let stop = message.hasSuffix("?") ? "" : "."
    return """
      column \(column): \(message)\(stop)
        \(line)
        \(String(repeating: " ", count: column - 1))^
      """
  }
}
