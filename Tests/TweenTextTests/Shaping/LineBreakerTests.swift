import Foundation
import Testing
import TweenMath

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

  @Test(arguments: [
    "one |two", "a-|b", "-a", "x |-a", "(-|a", "$(5)", "$|(a)", "(5)%", "(a)|%", "1/2", "a/|2",
    "1,%", "a,|%", "x |.5", "x .a", "\"a\" |(b)", "\"a\"(b)", "a |(b)", "a! |b", "a !", "}|a", ")a",
    "a\n|b", "a \n|b",
  ])
  func `of plain text need no tables`(marked: String) {
    let bytes = Array(marked.replacingOccurrences(of: "|", with: "").utf8)
    #expect(PlainLineBreaks.holds(bytes))
    var found: [UInt8] = []
    for (byte, flag) in zip(bytes, PlainLineBreaks.flags(bytes)) {
      if flag != 0 { found.append(0x7C) }
      found.append(byte)
    }
    #expect(String(decoding: found, as: UTF8.self) == marked)
  }

  /// A character of each class of annex 14.
  private static let classes = Array(" !\"a$%()},-/0|\n".utf8)

  /// Versions of Unicode differ at hyphens and quotation marks; this is the toolchain's.
  @Test(.enabled(if: LineBreaker.unicodeVersion == 160))
  func `of plain text are those of the tables`() {
    var breaker = LineBreaker()
    var texts: [[UInt8]] = [[]]
    for length in 1...4 {
      texts = texts.flatMap { text in Self.classes.map { text + [$0] } }
      // Many at a time, for each question costs; what ends a line keeps them apart.
      let all = Array(texts.joined(separator: [0x0A]))
      #expect(PlainLineBreaks.holds(all))
      #expect(
        PlainLineBreaks.flags(all) == breaker.breaksByTables(in: all, locale: "en"), "\(length)")
    }
    var generator = SeededGenerator(seed: 7)
    for locale in ["en", "ja", "th", "ar"] {
      let text = (0..<20_000).map { _ in UInt8.random(in: 0x20...0x7E, using: &generator) }
      #expect(PlainLineBreaks.flags(text) == breaker.breaksByTables(in: text, locale: locale))
    }
  }

  @Test func `of other text are by the tables`() {
    for text in ["a\u{A0}b", "a\tb", "\u{7F}", "漢字"] {
      #expect(!PlainLineBreaks.holds(Array(text.utf8)))
    }
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

  /// Of every character that has a direction of its own, or gives one, annex 9 finds another level
  /// than that of letters from left to right; so it is asked.
  @Test func `are asked for wherever a character may give some`() {
    for value in UInt32(0x80)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let found = BidiLevels([0x61, value, 0x61], isRightToLeft: false)
      let alone = BidiLevels([value], isRightToLeft: false)
      guard found.levels.contains(where: { $0 > 0 }) || alone.base > 0 else { continue }
      #expect(BidiLevels.mayMatter(Array(String(scalar).utf8)), "\(String(value, radix: 16))")
    }
    for value: UInt32 in [0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069, 0x5D0] {
      let text = Unicode.Scalar(value).map { String($0) } ?? ""
      #expect(BidiLevels.mayMatter(Array(text.utf8)), "\(String(value, radix: 16))")
    }
    #expect(BidiLevels.mayMatter([0x61, 0xE2]))
  }

  @Test func `need not be asked for where signs only begin like those that matter`() {
    #expect(!BidiLevels.mayMatter(Array("“It’s” — so… • 10 € ≤ →".utf8)))
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
