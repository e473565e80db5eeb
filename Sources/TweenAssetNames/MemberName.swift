/// Makes Swift names of the names of sets and groups.
enum MemberName {
  /// The name of a member: its words joined, the first one in lower case. `ending` is omitted unless
  /// it is the whole name: AccentColor is `accent` among colours.
  static func member(_ name: String, ending: String) -> String {
    var words = words(name)
    if words.count > 1, words[words.count - 1].lowercased() == ending { words.removeLast() }
    guard let first = words.first else { return "_" }
    let rest = words.dropFirst().map(capitalized).joined()
    return escaped(uncapitalized(first) + rest)
  }

  /// The name of an enumeration: its words joined, each with a capital.
  static func space(_ name: String) -> String {
    let joined = words(name).map(capitalized).joined()
    return escaped(joined.isEmpty ? "_" : joined)
  }

  /// The words of a name: between characters that are neither letters nor digits, and where a capital
  /// follows a small letter.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name {
      guard character.isLetter || character.isNumber || character == "_" else {
        last = nil
        continue
      }
      let begins = last.map { $0.isLowercase && character.isUppercase } ?? true
      if begins { words.append("") }
      words[words.count - 1].append(character)
      last = character
    }
    return words
  }

  /// The word with a capital letter at its beginning.
  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// "Cup" is "cup", "URLBar" "urlBar", "ID" "id".
  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    guard capitals.count < word.count, word.dropFirst(capitals.count).first?.isLetter == true else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let head = capitals.dropLast()
    return head.lowercased() + word.dropFirst(head.count)
  }

  /// The name with an underscore before a digit, and in backticks for a keyword of Swift.
  static func escaped(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "_",
  ]
}
