/// The properties of a declared type.
struct TypeDeclaration: Sendable {
  var identifier: String
  /// The identifiers of the direct supertypes.
  var supertypes: [String]
  /// The filename extensions without the dot, the preferred one first.
  var extensions: [String]
  /// The MIME types, the preferred one first.
  var mimeTypes: [String]
  /// The name of the type in English.
  var description: String
  /// The index of the line in the table.
  var place: Int

  /// Reads a line of the table: identifier, supertypes, extensions, MIME types and description,
  /// separated by bars.
  init(line: Substring, place: Int) {
    let columns = line.split(separator: "|", omittingEmptySubsequences: false)
    func words(_ column: Int) -> [String] {
      guard column < columns.count else { return [] }
      return columns[column].split(separator: " ").map(String.init)
    }
    identifier = words(0).joined()
    supertypes = words(1)
    extensions = words(2)
    mimeTypes = words(3)
    description = words(4).joined(separator: " ")
    self.place = place
  }
}
