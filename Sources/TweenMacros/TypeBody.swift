import TweenTokens

/// The source text between a type's braces.
enum TypeBody {
  private static let introducers: Set = [
    "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor",
    "protocol", "typealias", "case", "#",
  ]
  private static let modifiers: Set = [
    "@", "public", "package", "internal", "private", "fileprivate", "open", "static", "final",
    "lazy", "weak", "unowned", "nonisolated", "mutating", "nonmutating", "override", "indirect",
  ]

  /// The texts of the declarations, up to the closing brace. One ends where another begins: outside
  /// of all brackets, on a line of its own or behind a semicolon. Attributes and modifiers on lines
  /// of their own belong to the next declaration.
  static func members(_ tokens: ArraySlice<TokenReader.Token>, of source: String) -> [String] {
    let bytes = Array(source.utf8)
    var members: [Range<Int>] = []
    var hasIntroducer = true
    var depth = 0
    var last: TokenReader.Token?
    for token in tokens {
      if depth == 0, token.text == "}" { break }
      let gap = last.map { bytes[$0.range.upperBound..<token.range.lowerBound] }
      let isFirst = gap.map { $0.contains(10) || $0.contains(13) } ?? true || last?.text == ";"
      let begins =
        depth == 0 && isFirst && hasIntroducer
        && (introducers.contains(token.text) || modifiers.contains(token.text))
      if begins {
        members.append(token.range)
        hasIntroducer = false
      } else if let current = members.last, token.text != ";" {
        members[members.count - 1] = current.lowerBound..<token.range.upperBound
      }
      if depth == 0, introducers.contains(token.text) { hasIntroducer = true }
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth -= 1 }
      last = token
    }
    return members.map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
