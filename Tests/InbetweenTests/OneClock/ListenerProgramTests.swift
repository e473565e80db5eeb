import Foundation
import Testing

/// An ordinary program whose views listen to the same publishers, run headless as programs are.
@Suite struct ListenerProgramTests {
  static let programs = [
    "PlainListeners5", "PlainListeners6", "BesideListeners5", "BesideListeners6",
  ]

  /// Twelve views listen to each, and each sends once, the object for both of its properties.
  static let expected: [String: [Int]] = [
    "passing": Array(0..<12), "shared": Array(0..<12), "current": Array(0..<12),
    "published": Array(0..<12), "object": Array(0..<12) + Array(0..<12),
    "pulse": Array(0..<12), "plain": Array(0..<12), "notification": Array(0..<12),
  ]

  @Test(arguments: programs)
  func `views that listen to one publisher are told in one order, the same in each run`(
    program: String
  ) throws {
    let first = try DelayProgramTests.run(program, "--count", "3")
    #expect(first.status == 0)
    var heard: [String: [Int]] = [:]
    for line in first.lines {
      let words = line.split(separator: " ")
      let (kind, number) = (try #require(words.first), try #require(words.last))
      heard[String(kind), default: []].append(try #require(Int(number)))
    }
    // Views appear in one order, which is their publishers' order too.
    for (kind, numbers) in Self.expected { #expect(heard[kind] == numbers, "\(kind)") }
    let second = try DelayProgramTests.run(program, "--count", "3")
    #expect(second.lines == first.lines)
    #expect(second.frames == first.frames)
  }
}
