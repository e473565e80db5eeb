import TweenTokens

/// Finds `@main` and calls of `main()` in a Swift source, without a compiler.
struct SourceScan: Equatable {
  /// Whether there is an `@main` outside of comments and strings.
  let hasMainAttribute: Bool
  /// Whether `.main()` is called, as in the last line of a program without that attribute.
  let callsMain: Bool

  init(_ source: String) {
    // The first line of a script is not Swift.
    let body = source.hasPrefix("#!") ? source.drop { !$0.isNewline } : source[...]
    let tokens = TokenReader.tokens(of: String(body))
    func follow(_ texts: String...) -> Bool {
      tokens.indices.contains { start in
        tokens[start...].prefix(texts.count).map(\.text) == texts
      }
    }
    hasMainAttribute = follow("@", "main")
    callsMain = follow(".", "main", "(", ")")
  }
}
