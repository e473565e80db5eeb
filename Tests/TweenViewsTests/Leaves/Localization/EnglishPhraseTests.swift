import Testing

@testable import TweenViews

@Suite("An English phrase") struct EnglishPhraseTests {
  private func inflected(_ text: String) -> String {
    EnglishPhrase.inflected([EnglishPhrase.Segment(text: text)]).joined()
  }

  @Test func `is of one for 1 and -1 without decimals, and of many for all else`() {
    #expect(inflected("0 apple") == "0 apples")
    #expect(inflected("1 apple") == "1 apple")
    #expect(inflected("-1 apple") == "-1 apple")
    #expect(inflected("01 apple") == "01 apple")
    for count in ["2", "-2", "1.0", "1,0", "0.5", "1,000", "11", "21", "101", "\u{661}\u{660}"] {
      #expect(inflected("\(count) apple") == "\(count) apples")
    }
    #expect(inflected("\u{661} apple") == "\u{661} apple")
    #expect(inflected("1 apples") == "1 apple")
    #expect(inflected("2 apples") == "2 apples")
  }

  @Test func `has its noun before prepositions, conjunctions and marks`() {
    #expect(inflected("3 large green apple") == "3 large green apples")
    #expect(inflected("3 cup of tea") == "3 cups of tea")
    #expect(inflected("2 item, maybe more") == "2 items, maybe more")
    #expect(inflected("2 item left") == "2 items left")
    #expect(inflected("2 more item") == "2 more items")
    #expect(inflected("3 apple and 1 pears") == "3 apples and 1 pear")
    #expect(inflected("1 of 3 apple") == "1 of 3 apples")
    #expect(inflected("3") == "3")
    #expect(inflected("3 of") == "3 of")
    #expect(inflected("") == "")
  }

  @Test func `agrees with its count in verbs and in what points at it`() {
    #expect(inflected("There is 2 new message") == "There are 2 new messages")
    #expect(inflected("There are 1 new message") == "There is 1 new message")
    #expect(inflected("this 2 file was moved") == "these 2 files were moved")
    #expect(inflected("These 1 files have changed") == "This 1 file has changed")
    // Two counts leave open which one the verb belongs to.
    #expect(inflected("1 file is in 2 folder") == "1 file is in 2 folders")
  }

  @Test func `without a count in digits stays`() {
    for text in ["apple", "an apple is", "some apples", "one apple"] {
      #expect(inflected(text) == text)
    }
  }

  @Test func `goes through its segments, but leaves fixed ones`() {
    let segments = [
      EnglishPhrase.Segment(text: "Add "), EnglishPhrase.Segment(text: "3", isFixed: true),
      EnglishPhrase.Segment(text: " "), EnglishPhrase.Segment(text: "large"),
      EnglishPhrase.Segment(text: " "), EnglishPhrase.Segment(text: "box"),
    ]
    #expect(EnglishPhrase.inflected(segments) == ["Add ", "3", " ", "large", " ", "boxes"])
    var fixed = segments
    fixed[5].isFixed = true
    #expect(EnglishPhrase.inflected(fixed).last == "box")
  }
}
