import Testing

import TweenTokens

@Suite struct TokenReaderTests {
  private func texts(_ text: String) -> [String] { TokenReader.tokens(of: text).map(\.text) }

  @Test func `comments are no tokens, nested ones neither`() {
    #expect(texts("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
    #expect(texts("a /* never ends") == ["a"])
  }

  @Test
  func `a string without an end stops at the end of its line, a long one at that of the text`() {
    #expect(texts("a = \"open\nb") == ["a", "=", "\"open", "b"])
    #expect(texts("a = \"open\\") == ["a", "=", "\"open\\"])
    #expect(texts("a = \"\"\"\nopen\nb") == ["a", "=", "\"\"\"\nopen\nb"])
    // A value in a string may have lines.
    #expect(texts("\"a \\(b(\n1)) c\" d") == ["\"a \\(b(\n1)) c\"", "d"])
  }

  @Test(arguments: [
    #""a \" b""#, ##"#"a " \ b"#"##, "\"\"\"\na \" b\n\"\"\"", #""a \(b + "c)") d""#,
    ##"#"a \#(b("c")) d"#"##,
  ]) func `a string is one token`(string: String) {
    #expect(texts("x = \(string) y") == ["x", "=", string, "y"])
  }

  @Test func `signs that stand together are one token`() {
    #expect(texts("a->b ?? c?.d") == ["a", "->", "b", "??", "c", "?", ".", "d"])
  }

  @Test func `hostile texts end`() {
    for text in ["\"", "\"\\(", "`a", "#", "/*/", "\"\"\"a\"\"", "\\"] {
      #expect(texts(text).joined().count <= text.count)
    }
  }
}
