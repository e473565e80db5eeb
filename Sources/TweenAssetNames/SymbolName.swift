/// Makes Swift names of the keys and tables of string catalogues.
///
/// The rules are those of Xcode 26 ("Generate String Catalog Symbols"), read from files that it
/// wrote. They differ from those of `MemberName`, which are for asset catalogues:
///
/// - Places for values are not part of the name: `%lld active` is `active`.
/// - All characters but letters, digits and `$` separate words, the underscore too: `ALPS_LOCATION`
///   is `alpsLocation`. Apostrophes vanish: `this device’s` is `thisDevices`.
/// - The capitals at the beginning of a word become small, except for the first letter of a later
///   word: `CFBundleName` is `cfbundleName`, `the JSON store` is `theJsonStore`. Capitals further
///   back stay: `openYouTube`.
enum SymbolName {
  /// The name of a member for a key; nil for a key without any letter or digit.
  static func member(_ key: String) -> String? {
    let text = PlaceholderText(key).pieces.map { piece in
      if case .literal(let literal) = piece { literal } else { " " }
    }.joined()
    return camelCase(words(text)).map(MemberName.escaped)
  }

  /// The label and the name of a parameter; nil for a place whose name has no letter.
  static func parameter(_ name: String) -> String? {
    camelCase(words(name)).map(MemberName.escaped)
  }

  /// The name of the enumeration for a table: `app-errors` is `AppErrors`, `FAQ` stays.
  static func space(_ table: String) -> String? {
    let joined = words(table).map(MemberName.capitalized).joined()
    return joined.isEmpty ? nil : MemberName.escaped(joined)
  }

  private static func words(_ text: String) -> [String] {
    text.filter { $0 != "'" && $0 != "’" }
      .split { !$0.isLetter && !$0.isNumber && $0 != "$" }
      .map { String($0) }
  }

  private static func camelCase(_ words: [String]) -> String? {
    guard words.contains(where: { $0 != "$" }), let first = words.first else { return nil }
    let rest = words.dropFirst().map { MemberName.capitalized(uncapitalized($0)) }
    let name = uncapitalized(first) + rest.joined()
    // Names of a program's declarations cannot begin with `$`.
    return name.hasPrefix("$") ? "_" + name : name
  }

  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    return capitals.lowercased() + word.dropFirst(capitals.count)
  }
}
