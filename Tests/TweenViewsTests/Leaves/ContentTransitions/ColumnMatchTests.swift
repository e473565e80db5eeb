import Testing

@testable import TweenViews

@Suite("Columns") struct ColumnMatchTests {
  /// For each character of `new` the one of `old` in its column, `-` for none.
  private func columns(_ old: String, _ new: String, decimalMark: String = ".") -> String {
    let old = old.map { String($0) }
    let matches = ColumnMatch.columns(
      old, new.map { String($0) }, decimalMark: decimalMark)
    // No column is taken twice, and they keep their order.
    let taken = matches.compactMap { $0 }
    #expect(zip(taken, taken.dropFirst()).allSatisfy { $0 < $1 })
    return matches.map { $0.map { old[$0] } ?? "-" }.joined()
  }

  @Test func `match numbers by place value`() {
    #expect(columns("18", "19") == "18")
    #expect(columns("99", "100") == "-99")
    #expect(columns("100", "99") == "00")
    #expect(columns("9", "12345") == "----9")
    #expect(columns("", "7") == "-")
    #expect(columns("7", "") == "")
  }

  @Test func `match decimals from the point`() {
    #expect(columns("9.5", "10.25") == "-9.5-")
    #expect(columns("10.25", "9.5") == "0.2")
    #expect(columns("1.2.3", "4.5.6") == "1.2.3")
    #expect(columns("3", "3.5") == "3--")
  }

  @Test func `match grouped numbers through their commas`() {
    #expect(columns("999", "1,000") == "--999")
    #expect(columns("1,234", "12,345") == "-1,234")
  }

  @Test func `take marks that group digits in other languages for groups`() {
    #expect(columns("999", "1.000", decimalMark: ",") == "--999")
    #expect(columns("999,5", "1.000,5", decimalMark: ",") == "--999,5")
    #expect(columns("999", "1\u{202F}000") == "--999")
    #expect(columns("999", "1\u{A0}000,25") == "--999---")
    #expect(columns("999.9", "1\u{2019}000.9") == "--999.9")
    #expect(columns("999,999", "1,000,000") == "--999,999")
    #expect(columns("999.999", "1.000.000", decimalMark: ",") == "--999.999")
  }

  @Test func `take a mark that may be either as the language has it`() {
    #expect(columns("9", "1.000") == "9----")
    #expect(columns("9", "1.000", decimalMark: ",") == "----9")
    #expect(columns("9", "1,000") == "----9")
    #expect(columns("9", "1,000", decimalMark: ",") == "9----")
    // No group has two digits.
    #expect(columns("9,5", "10,25") == "-9,5-")
  }

  @Test func `match numbers behind signs and prefixes that come or go`() {
    #expect(columns("10", "-5") == "-0")
    #expect(columns("-5", "10") == "-5")
    #expect(columns("$999.50", "$1,250.75") == "$--999.50")
    #expect(columns("12.5", "8") == "2")
    #expect(columns("5 of 9", "$10 of 9") == "--5 of 9")
  }

  @Test func `match what stands around numbers by itself`() {
    #expect(columns("Score: 9", "Score: 10") == "Score: -9")
    #expect(columns("9 of 12", "10 of 12") == "-9 of 12")
    #expect(columns("12:59", "13:00") == "12:59")
    #expect(columns("5 apples", "6 apple") == "5 apple")
  }

  @Test func `match texts built otherwise by their ends`() {
    #expect(columns("9", "-9") == "-9")
    #expect(columns("abc", "ab1c") == "ab-c")
    #expect(columns("1 of 2", "1") == "1")
    #expect(columns("$5", "5$") == "5-")
    #expect(columns("aa", "aaa") == "aa-")
  }
}
