import Testing

@testable import TweenViews

@Suite("Columns") struct ColumnMatchTests {
  /// For each character of `new` the one of `old` in its column, `-` for none.
  private func columns(_ old: String, _ new: String) -> String {
    let old = old.map { String($0) }
    let matches = ColumnMatch.columns(old, new.map { String($0) })
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

  @Test func `match what stands around numbers by itself`() {
    #expect(columns("Score: 9", "Score: 10") == "Score: -9")
    #expect(columns("9 of 12", "10 of 12") == "-9 of 12")
    #expect(columns("12:59", "13:00") == "12:59")
    #expect(columns("5 apples", "6 apple") == "5 apple")
  }

  @Test func `match texts built otherwise by their ends`() {
    #expect(columns("9", "-9") == "-9")
    #expect(columns("abc", "ab1c") == "ab-c")
    #expect(columns("$5", "5$") == "--")
    #expect(columns("aa", "aaa") == "aa-")
  }
}
