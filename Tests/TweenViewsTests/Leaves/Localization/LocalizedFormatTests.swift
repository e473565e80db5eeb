import Foundation
import Testing

@testable import TweenViews

struct LocalizedFormatTests {
  private let english = Locale(identifier: "en_US")

  @Test func `a format is read as literals and places`() {
    #expect(LocalizedFormat("plain").pieces == [.literal("plain")])
    #expect(
      LocalizedFormat("%lld of %2$@, 100%%").pieces == [
        .argument(place: nil, specifier: "%d"), .literal(" of "),
        .argument(place: 1, specifier: "%@"), .literal(", 100%"),
      ])
    #expect(
      LocalizedFormat("%#@files@ %arg %05.2lf").pieces == [
        .variable(name: "files", place: nil), .literal(" "), .decidingNumber, .literal(" "),
        .argument(place: nil, specifier: "%05.2f"),
      ])
  }

  @Test func `signs that begin no place are literals`() {
    for text in ["%", "50%!", "100%", "%y", "%#@", "%#@name", "%-"] {
      #expect(LocalizedFormat(text).pieces == [.literal(text)], "\(text)")
    }
    #expect(
      LocalizedFormat("%argument").pieces
        == [.argument(place: nil, specifier: "%a"), .literal("rgument")])
    #expect(
      LocalizedFormat("%99999999999d").pieces == [.argument(place: nil, specifier: "%400d")])
  }

  @Test func `numbers are written in the digits and groups of the locale`() {
    let text = { (number: FormatNumber, specifier: String) in
      number.text(specifier, locale: self.english)
    }
    #expect(text(.signed(1_234_567), "%d") == "1,234,567")
    #expect(text(.signed(7), "%03d") == "007")
    #expect(text(.real(1.5), "%f") == "1.500000" && text(.real(1234.5), "%.2f") == "1,234.50")
    #expect(text(.signed(255), "%x") == "ff" && text(.unsigned(.max), "%x") == "ffffffffffffffff")
    #expect(text(.signed(3), "%.1f") == "3.0" && text(.real(2.9), "%d") == "2")
    #expect(text(.real(.nan), "%d") == "0" && text(.real(1e300), "%d") == "0")
    #expect(
      FormatNumber.signed(1_234_567).text("%d", locale: Locale(identifier: "de_DE")) == "1.234.567")
    #expect(FormatNumber.signed(42).text("%d", locale: Locale(identifier: "ar_EG")) == "٤٢")
  }

  @Test func `plural forms are those of Unicode's rules`() {
    let categories = { (language: String, numbers: [Double]) in
      numbers.map { PluralCategory.category(of: $0, in: language) }
    }
    #expect(categories("en", [0, 1, 2, 1.5, -1]) == [.other, .one, .other, .other, .one])
    #expect(
      categories("ar", [0, 1, 2, 3, 11, 100]) == [.zero, .one, .two, .few, .many, .other])
    #expect(categories("ru", [1, 2, 5, 11, 21]) == [.one, .few, .many, .many, .one])
    #expect(categories("cs", [1, 3, 5, 1.5]) == [.one, .few, .other, .many])
    #expect(categories("ja", [0, 1, 2]) == [.other, .other, .other])
    #expect(categories("sl", [1, 2, 3, 5]) == [.one, .two, .few, .other])
    #expect(categories("nobody", [1, .nan, .infinity]).count == 3)
  }

  @Test func `the language is the locale's, in its script and the nearest region`() {
    let best = { (locale: String, languages: Set<String>) in
      LanguageMatch.best(of: languages, for: Locale(identifier: locale))
    }
    #expect(best("de_AT", ["en", "de", "fr"]) == "de")
    #expect(best("pt_BR", ["pt-PT", "pt", "pt-BR"]) == "pt-BR")
    #expect(best("pt_BR", ["pt-PT", "en"]) == "pt-PT")
    #expect(best("zh_TW", ["zh-Hans", "zh-Hant"]) == "zh-Hant")
    #expect(best("zh_CN", ["zh-Hant", "en"]) == nil)
    #expect(best("en_GB", ["en-AU", "en-US", "en"]) == "en")
    #expect(best("sr_Latn_RS", ["sr", "sr-Latn"]) == "sr-Latn")
    #expect(best("ja_JP", ["en", ""]) == nil)
  }
}
