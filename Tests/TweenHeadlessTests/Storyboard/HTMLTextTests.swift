import Testing

@testable import TweenHeadless

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""),
    (#"<b class="x">&'"#, "&lt;b class=&quot;x&quot;&gt;&amp;&#39;"),
    ("&amp;", "&amp;amp;"), ("a\tb\nc\rd", "a b c d"),
    ("\u{0}\u{1B}\u{7F}\u{9F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("שלום 🎈\u{202E}", "שלום 🎈\u{202E}"),
  ])
  func `what has a meaning in HTML is escaped, and nothing else`(text: String, html: String) {
    #expect(HTMLText.escaped(text) == html)
  }
}
