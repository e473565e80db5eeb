import Foundation
import Testing
import TweenFoundation

@Suite struct ListFormatterTests {
  private func formatter(_ locale: String) -> ListFormatter {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  // CLDR: listPattern-type-standard of each language.
  @Test(arguments: [
    ("en_US", "a", "a and b", "a, b, and c"), ("en_GB", "a", "a and b", "a, b and c"),
    ("de_DE", "a", "a und b", "a, b und c"), ("ja_JP", "a", "a、b", "a、b、c"),
    ("es_ES", "a", "a y b", "a, b y c"),
  ])
  func `Items are joined by the rules of the locale`(
    locale: String, one: String, two: String, three: String
  ) {
    let formatter = formatter(locale)
    #expect(formatter.string(from: []) == "")
    #expect(formatter.string(from: ["a"]) == one)
    #expect(formatter.string(from: ["a", "b"]) == two)
    #expect(formatter.string(from: ["a", "b", "c"]) == three)
  }

  @Test func `Items without a formatter are shown by their descriptions`() {
    #expect(formatter("en_US").string(from: [1, "b", 2.5]) == "1, b, and 2.5")
  }

  @Test func `Items go through their formatter, and by their description where it has no text`() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .decimal
    let formatter = formatter("en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1000, 2000]) == "1,000 and 2,000")
    #expect(formatter.string(from: [1000, "many"]) == "1,000 and many")
  }

  @Test func `Only arrays have a text as values`() {
    let formatter = formatter("en_US")
    #expect(formatter.string(for: ["a", "b"]) == "a and b")
    #expect(formatter.string(for: "a") == nil && formatter.string(for: nil) == nil)
  }

  @Test func `The class joins by the rules of the user's locale`() {
    let formatter = ListFormatter()
    #expect(formatter.locale == .autoupdatingCurrent && formatter.itemFormatter == nil)
    let items = ["a", "b", "c"]
    #expect(ListFormatter.localizedString(byJoining: items) == formatter.string(from: items))
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }

  @Test func `A copy has the locale and a formatter of its own`() throws {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimumFractionDigits = 1
    let formatter = formatter("de_DE")
    formatter.itemFormatter = numbers
    let copy = try #require(formatter.copy() as? ListFormatter)
    numbers.minimumFractionDigits = 0
    #expect(copy.string(from: [1, 2]) == "1.0 und 2.0")
  }
}
