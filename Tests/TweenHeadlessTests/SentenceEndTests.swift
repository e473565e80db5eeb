import Testing
import TweenHeadless

@Suite struct SentenceEndTests {
  @Test(arguments: [
    ("Unknown option '--x'", "Unknown option '--x'."), ("It is.", "It is."),
    ("Did you mean '--count'?", "Did you mean '--count'?"), ("No!", "No!"),
  ])
  func `a sentence ends in one sign`(text: String, sentence: String) {
    #expect(SentenceEnd.added(to: text) == sentence)
  }
}
