import Foundation
import Testing

@testable import TweenText

@Suite("Line breaks") struct LineBreakerTests {
  /// Rules of Unicode's annex 14 by hand; | stands where a line may be broken.
  @Test(arguments: [
    "one |two", "one  |two", "well-|known", "a\u{A0}b", "a\u{2060}b", "a\u{200B}|b", "(a) |b",
    "100%", "$100 |x", "1,000.50", "10:30", "\"a\" |b", "a|—|b", "a, |b", "end.|漢|字", "你|好|世|界",
    "「你|好」|世", "こ|ん|に|ち|は", "한|국|어", "e\u{301}x", "x/|y", "👩‍👩‍👧|👩‍👩‍👧", "🇩🇪|🇫🇷",
    "\u{5E9}\u{5DC} |\u{5E2}", "a…", "1-2", "a\u{AD}|b", "สวัสดี|ครับ",
  ])
  func `lie where annex 14 has them`(marked: String) {
    var breaker = LineBreaker()
    let bytes = Array(marked.replacingOccurrences(of: "|", with: "").utf8)
    let flags = breaker.breaks(in: bytes, locale: "en")
    var found: [UInt8] = []
    for (byte, flag) in zip(bytes, flags) {
      if flag != 0 { found.append(0x7C) }
      found.append(byte)
    }
    // Dictionaries, which say where words of Thai end, may grow; the rest is fixed.
    #expect(String(decoding: found, as: UTF8.self) == marked)
  }

  @Test func `are the same for any locale but those with rules of their own`() {
    var breaker = LineBreaker()
    let bytes = Array("state-of-the-art (1.5) 漢字".utf8)
    let english = breaker.breaks(in: bytes, locale: "en")
    for locale in ["de", "tr_TR", "ar", "xx_YY", "", "not a locale at all"] {
      #expect(breaker.breaks(in: bytes, locale: locale) == english)
    }
    #expect(breaker.breaks(in: [], locale: "en").isEmpty)
    #expect(breaker.breaks(in: [0xFF, 0xC0, 0x20, 0x41], locale: "en").count == 4)
  }

  @Test func `hold for as many locales as are asked for`() {
    var breaker = LineBreaker()
    for index in 0..<40 { _ = breaker.breaks(in: [0x41], locale: "en_\(index)") }
    #expect(breaker.breaks(in: Array("a b".utf8), locale: "en") == [0, 0, 1])
  }
}

@Suite("Directions") struct BidiLevelsTests {
  private func levels(_ text: String, isRightToLeft: Bool = false) -> String {
    let found = BidiLevels(text.unicodeScalars.map(\.value), isRightToLeft: isRightToLeft)
    return found.levels.map { String($0) }.joined() + " \(found.base)"
  }

  /// Unicode's annex 9 by hand.
  @Test(arguments: [
    ("abc", "000 0"), ("שלום", "1111 1"), ("ab שלום", "0001111 0"), ("שלום ab", "1111122 1"),
    ("abc שלום 123", "000011111222 0"), ("שלום 123", "11111222 1"), ("123", "000 0"),
    ("a(ש)b", "00100 0"), ("مرحبا 12", "11111122 1"),
  ])
  func `are those of annex 9`(text: String, expected: String) {
    #expect(levels(text) == expected)
  }

  @Test func `of what has none are those of the surroundings`() {
    #expect(levels("123", isRightToLeft: true) == "222 1")
    #expect(levels("!?", isRightToLeft: true) == "11 1")
    #expect(levels("abc", isRightToLeft: true) == "000 0")
    #expect(levels("") == " 0")
  }

  @Test func `put the parts of a line in order`() {
    #expect(BidiLevels.visualOrder([0, 1, 0]) == [0, 1, 2])
    #expect(BidiLevels.visualOrder([0, 1, 1, 0]) == [0, 2, 1, 3])
    #expect(BidiLevels.visualOrder([1, 2, 1]) == [2, 1, 0])
    #expect(BidiLevels.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(BidiLevels.visualOrder([0, 2, 1, 2, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiLevels.visualOrder([]) == [])
  }
}
