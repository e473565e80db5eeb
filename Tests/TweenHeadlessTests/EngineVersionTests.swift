import Foundation
import Testing

@testable import TweenHeadless

@Suite struct EngineVersionTests {
  @Test
  func `the changelog has a date for a published version, and none for one under development`()
    throws
  {
    let changelog = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("CHANGELOG.md")
    let text = try String(contentsOf: changelog, encoding: .utf8)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## [") }
    #expect(headings.first == "## [Unreleased]")
    let parts = EngineVersion.text.split(separator: "-", maxSplits: 1)
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    #expect(numbers.count == 3 && numbers.allSatisfy { Int($0) != nil })
    let own = headings.filter { $0.hasPrefix("## [\(parts[0])]") }
    if parts.count == 1 {
      // Published: the newest section, with a date such as 2026-01-31.
      let heading = try #require(headings.dropFirst().first)
      #expect(own == [heading])
      #expect(heading.wholeMatch(of: #/## \[[0-9.]+\] - \d{4}-\d{2}-\d{2}/#) != nil)
    } else {
      #expect(parts[1] == "dev")
      #expect(own.isEmpty || own == ["## [\(parts[0])] - unreleased"])
    }
  }
}
