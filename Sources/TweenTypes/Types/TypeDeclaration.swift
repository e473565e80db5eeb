/// What is known of a declared type.
struct TypeDeclaration: Sendable {
  var identifier: String
  /// The identifiers of the types that it conforms to by itself, not those of theirs.
  var supertypes: [String]
  /// Filename extensions without the dot, the preferred one first.
  var extensions: [String]
  /// MIME types, the preferred one first.
  var mimeTypes: [String]
  /// What it is called, in English.
  var description: String
  /// Where it stands in the list.
  var place: Int

  /// Reads a line of the list: identifier, supertypes, extensions, MIME types and description,
  /// between bars.
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
