/// The drawings of symbols by name, as `SymbolReader` reads them.
///
/// Names that begin with @ are parts of others: letters, digits, the box for unknown names. The
/// tables are text, so that a program that shows no symbols pays nothing for them.
enum SymbolTable {
  /// The drawing of `name`; nil where there is none.
  static func drawing(of name: String) -> Substring? { drawings[name] }

  /// The names of all drawings that are symbols of their own, sorted.
  static var names: [String] { drawings.keys.filter { !$0.hasPrefix("@") }.sorted() }

  /// Found once, on first use.
  private static let drawings: [String: Substring] = {
    var drawings: [String: Substring] = [:]
    for table in tables {
      // A line that begins with a space continues the one before.
      var start = table.startIndex
      while start < table.endIndex {
        var end = start
        repeat {
          end = table.utf8[end...].firstIndex(of: UInt8(ascii: "\n")) ?? table.endIndex
          if end < table.endIndex { end = table.utf8.index(after: end) }
        } while end < table.endIndex && table.utf8[end] == UInt8(ascii: " ")
        let entry = table[start..<end]
        if let space = entry.utf8.firstIndex(of: UInt8(ascii: " ")) {
          drawings[String(entry[..<space])] = entry[space...]
        }
        start = end
      }
    }
    return drawings
  }()

  private static var tables: [String] {
    [signs, letters, arrows, media, frames, home, papers, things, sky, living, people]
  }
}
