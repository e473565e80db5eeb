import Testing
import TweenMath

@testable import TweenViews

/// Inline Markdown, by CommonMark's rules: the numbers are those of examples of version 0.30 of its
/// specification.
struct InlineMarkdownTests {
  /// The runs as HTML, which the specification's examples are in.
  private func html(_ source: String) -> String {
    InlineMarkdown.runs(of: source).map { run in
      var text = run.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
      if run.intent.contains(.code) { text = "<code>\(text)</code>" }
      if run.intent.contains(.strikethrough) { text = "<del>\(text)</del>" }
      if run.intent.contains(.stronglyEmphasized) { text = "<strong>\(text)</strong>" }
      if run.intent.contains(.emphasized) { text = "<em>\(text)</em>" }
      if let destination = run.destination { text = "<a href=\"\(destination)\">\(text)</a>" }
      return text
    }.joined()
  }

  @Test(arguments: [
    // Emphasis: 350, 351, 352, 354, 355, 357, 358, 360, 363, 366, 367, 369, 370, 374, 375.
    ("*foo bar*", "<em>foo bar</em>"),
    ("a * foo bar*", "a * foo bar*"),
    ("a*\"foo\"*", "a*&quot;foo&quot;*"),
    ("foo*bar*", "foo<em>bar</em>"),
    ("5*6*78", "5<em>6</em>78"),
    ("_foo bar_", "<em>foo bar</em>"),
    ("_ foo bar_", "_ foo bar_"),
    ("foo_bar_", "foo_bar_"),
    ("пристаням_стремятся_", "пристаням_стремятся_"),
    ("foo-_(bar)_", "foo-<em>(bar)</em>"),
    ("_foo*", "_foo*"),
    ("*foo bar *", "*foo bar *"),
    ("*(*foo)", "*(*foo)"),
    ("*foo*bar", "<em>foo</em>bar"),
    ("_foo_bar_baz_", "<em>foo_bar_baz</em>"),
    // Strong emphasis.
    ("**foo bar**", "<strong>foo bar</strong>"),
    ("** foo bar**", "** foo bar**"),
    ("foo**bar**", "foo<strong>bar</strong>"),
    ("__foo bar__", "<strong>foo bar</strong>"),
    ("foo__bar__", "foo__bar__"),
    ("**foo bar **", "**foo bar **"),
    ("foo-__(bar)__", "foo-<strong>(bar)</strong>"),
    // Both, and marks that don't pair.
    ("*foo**bar*", "<em>foo**bar</em>"),
    ("***foo***", "<em><strong>foo</strong></em>"),
    ("foo***bar***baz", "foo<em><strong>bar</strong></em>baz"),
    ("** is not an empty emphasis", "** is not an empty emphasis"),
    ("foo ***", "foo ***"),
    ("foo *\\**", "foo <em>*</em>"),
    ("foo *_*", "foo <em>_</em>"),
    ("**foo*", "*<em>foo</em>"),
    ("*foo**", "<em>foo</em>*"),
    ("***foo**", "*<strong>foo</strong>"),
    ("****foo*", "***<em>foo</em>"),
    ("**foo***", "<strong>foo</strong>*"),
    ("*foo****", "<em>foo</em>***"),
    ("*foo _bar* baz_", "<em>foo _bar</em> baz_"),
    ("**foo **bar baz**", "**foo <strong>bar baz</strong>"),
  ])
  func `emphasis is the specification's`(source: String, expected: String) {
    #expect(html(source) == expected)
  }

  @Test func `emphasis stands in emphasis`() {
    #expect(
      InlineMarkdown.runs(of: "*foo **bar** baz*") == [
        .init(text: "foo ", intent: .emphasized),
        .init(text: "bar", intent: [.emphasized, .stronglyEmphasized]),
        .init(text: " baz", intent: .emphasized),
      ])
    #expect(
      InlineMarkdown.runs(of: "***foo** bar*") == [
        .init(text: "foo", intent: [.emphasized, .stronglyEmphasized]),
        .init(text: " bar", intent: .emphasized),
      ])
    // Marks whose lengths make a multiple of three.
    #expect(html("foo***bar*") == "foo**<em>bar</em>")
  }

  @Test(arguments: [
    ("`foo`", "<code>foo</code>"),
    ("`` foo ` bar ``", "<code>foo ` bar</code>"),
    ("` `` `", "<code>``</code>"),
    ("`  ``  `", "<code> `` </code>"),
    ("` a`", "<code> a</code>"),
    ("`foo\\`bar`", "<code>foo\\</code>bar`"),
    ("*foo`*`", "*foo<code>*</code>"),
    ("```foo``", "```foo``"),
    ("`foo", "`foo"),
    ("`foo``bar``", "`foo<code>bar</code>"),
  ])
  func `code is the specification's`(source: String, expected: String) {
    #expect(html(source) == expected)
  }

  @Test(arguments: [
    ("[link](/uri \"title\")", "<a href=\"/uri\">link</a>"),
    ("[link](/uri)", "<a href=\"/uri\">link</a>"),
    ("[link]()", "<a href=\"\">link</a>"),
    ("[link](</my uri>)", "<a href=\"/my uri\">link</a>"),
    ("[link](/my uri)", "[link](/my uri)"),
    ("[link](foo(and(bar)))", "<a href=\"foo(and(bar))\">link</a>"),
    ("[link](\\(foo\\))", "<a href=\"(foo)\">link</a>"),
    ("[link](foo\\)\\:)", "<a href=\"foo):\">link</a>"),
    ("[link] (/uri)", "[link] (/uri)"),
    ("[link] bar](/uri)", "[link] bar](/uri)"),
    ("[link [bar](/uri)", "[link <a href=\"/uri\">bar</a>"),
    ("[a [b](/c) d](/e)", "[a <a href=\"/c\">b</a> d](/e)"),
    ("*[foo*](/uri)", "*<a href=\"/uri\">foo*</a>"),
    ("[foo *bar](baz*)", "<a href=\"baz*\">foo *bar</a>"),
    ("![moon](moon.jpg)", "moon"),
    ("<https://a.b/?q=1&r=2>", "<a href=\"https://a.b/?q=1&r=2\">https://a.b/?q=1&amp;r=2</a>"),
    ("<foo@bar.example.com>", "<a href=\"mailto:foo@bar.example.com\">foo@bar.example.com</a>"),
    ("<https://a.b/c d>", "&lt;https://a.b/c d&gt;"),
    ("<m:abc>", "&lt;m:abc&gt;"),
    ("<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"),
  ])
  func `links are the specification's, HTML is text`(source: String, expected: String) {
    #expect(html(source) == expected)
  }

  @Test(arguments: [
    ("see https://a.b/c?d=e.", "see <a href=\"https://a.b/c?d=e\">https://a.b/c?d=e</a>."),
    ("(https://a.b/c_(d))", "(<a href=\"https://a.b/c_(d)\">https://a.b/c_(d)</a>)"),
    ("http://localhost", "http://localhost"),
    ("xhttp://a.b", "xhttp://a.b"),
    ("the hue of https", "the hue of https"),
    ("me@example.com", "<a href=\"mailto:me@example.com\">me@example.com</a>"),
    (
      "Write to first_last+tag@mail.example.com.",
      "Write to <a href=\"mailto:first_last+tag@mail.example.com\">"
        + "first_last+tag@mail.example.com</a>."
    ),
    (
      "(a.b@c-d.ef), x@y.z!",
      "(<a href=\"mailto:a.b@c-d.ef\">a.b@c-d.ef</a>), <a href=\"mailto:x@y.z\">x@y.z</a>!"
    ),
    ("**me@example.com**", "<a href=\"mailto:me@example.com\"><strong>me@example.com</strong></a>"),
    ("`me@example.com`", "<code>me@example.com</code>"),
    ("[me@example.com](https://a.b)", "<a href=\"https://a.b\">me@example.com</a>"),
    ("a@b and @me, me@, me@host, a.b-c@d.e_, @", "a@b and @me, me@, me@host, a.b-c@d.e_, @"),
    ("4 @ 2.50, x@@y.z, é@b.c", "4 @ 2.50, x@@y.z, é@b.c"),
    ("b@c.d@e.f", "b@<a href=\"mailto:c.d@e.f\">c.d@e.f</a>"),
  ])
  func `a bare address is a link`(source: String, expected: String) {
    #expect(html(source) == expected)
  }

  @Test(arguments: [
    ("~~foo~~ bar", "<del>foo</del> bar"),
    ("~5 to ~10", "~5 to ~10"),
    ("\\*not\\*", "*not*"),
    ("\\a\\\\", "\\a\\"),
    ("R&D &amp; &copy; &#65;&#x42; &nope;", "R&amp;D &amp; © AB &amp;nope;"),
    ("2 * 3 * 4 < 5", "2 * 3 * 4 &lt; 5"),
    ("snake_case_name", "snake_case_name"),
    ("one\n  two\n# three\n- four", "one\n  two\n# three\n- four"),
    ("", ""),
  ])
  func `other characters stay what they are`(source: String, expected: String) {
    #expect(html(source) == expected)
  }

  @Test(arguments: 0..<8)
  func `a text without marks and addresses is told at one look`(seed: Int) {
    let generator = SeededGenerator(seed: UInt64(seed))
    let letters = Array("hhhhttttppps:/ aé*&\u{A0}")
    for _ in 0..<500 {
      let source = String(
        (0..<generator.next() % 9).map { _ in
          letters[Int(generator.next() % UInt64(letters.count))]
        })
      let isMarked = source.contains("http") || source.contains { "*&".contains($0) }
      #expect(MarkdownReader.isMarked(source) == isMarked, "\(source)")
    }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "*a ", "**a_ ", "[", "[a](", "`", "``a`", "<a", "[a](b", "~~a", "![", "&a", "*a**",
      "^[", "^[a](", "^[^[a](inflect: true)", "^[a](a:(",
    ])
  func `marks without end are gone through in time`(mark: String) {
    let source = String(repeating: mark, count: 5_000)
    for readsAttributes in [false, true] {
      let text = InlineMarkdown.runs(of: source, readsAttributes: readsAttributes).map(\.text)
        .joined()
      #expect(text.utf8.count <= source.utf8.count && !text.isEmpty)
    }
  }
}
