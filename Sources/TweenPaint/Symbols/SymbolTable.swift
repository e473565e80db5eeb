import CTweenSymbols

/// The drawings of symbols by name, in the syntax of `SymbolReader`; they are in Symbols.txt of
/// CTweenSymbols.
///
/// Names that begin with @ are parts of others: letters, digits, the box for unknown names. The table
/// is text, so that it costs a program without symbols nothing.
enum SymbolTable {
  /// The drawing of `name`; nil where the table has no such name.
  static func drawing(of name: String) -> Substring? { drawings[name] }

  /// The sorted names of all drawings that are symbols themselves.
  static var names: [String] { drawings.keys.filter { !$0.hasPrefix("@") }.sorted() }

  /// Read once, on first use.
  private static let drawings = read(text)

  /// All drawings, one per line: a name, a blank, and the drawing. Lines that begin with # are
  /// comments.
  static var text: String { String(cString: ctsy_drawings()) }

  private static func read(_ table: String) -> [String: Substring] {
    var drawings: [String: Substring] = [:]
    var rest = table[...]
    while !rest.isEmpty {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[end...].dropFirst()
      if line.utf8.first != UInt8(ascii: "#"),
        let space = line.utf8.firstIndex(of: UInt8(ascii: " "))
      {
        drawings[String(line[..<space])] = line[space...]
      }
    }
    return drawings
  }
}
