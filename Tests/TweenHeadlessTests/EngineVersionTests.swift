import Foundation
import Testing

@testable import TweenHeadless

@Suite struct EngineVersionTests {
  @Test func `the version is the changelog's, or the one its unreleased changes will be in`() throws
  {
    let changelog = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("CHANGELOG.md")
    let text = try String(contentsOf: changelog, encoding: .utf8)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## [") }
    let newest = try #require(headings.first).dropFirst(4).prefix { $0 != "]" }
    let parts = EngineVersion.text.split(separator: "-", maxSplits: 1)
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    #expect(numbers.count == 3 && numbers.allSatisfy { Int($0) != nil })
    if newest == "Unreleased" {
      #expect(parts.dropFirst() == ["dev"])
      // None of the released ones.
      #expect(!headings.contains { $0.hasPrefix("## [\(parts[0])]") })
    } else {
      #expect(EngineVersion.text == String(newest))
    }
  }
}
