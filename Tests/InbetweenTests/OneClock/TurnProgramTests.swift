import Foundation
import Testing

/// Chains of hops on the main thread, in programs compiled as users compile theirs.
@Suite struct TurnProgramTests {
  static let programs = ["PlainTurns5", "PlainTurns6", "BesideTurns5", "BesideTurns6"]

  /// What a run loop between two hops lets a view hear of; what was posted together is one turn.
  static let expected: [String: [String]] = [
    "queue": ["queue 0 1", "queue 1 2", "queue 2 3"],
    "together": ["together 0 1", "together 1 3"],
    "task": ["task 0 1", "task 1 2", "task 2 3"],
    "yield": ["yield 0 1", "yield 1 2", "yield 2 3"],
    "loop": ["loop 0 1", "loop 1 2", "loop 2 3"],
    "later": ["later 0 1", "later 1 2", "later 2 3"],
    "long": ["long 600 true"],
  ]

  @Test(arguments: programs)
  func `each turn that changes something is an update of its own`(program: String) throws {
    let first = try DelayProgramTests.run(program, "--duration", "0.2s")
    #expect(first.status == 0)
    let told = Dictionary(grouping: first.lines) { String($0.prefix { $0 != " " }) }
    #expect(told == Self.expected)
    let second = try DelayProgramTests.run(program, "--duration", "0.2s")
    #expect(second.lines == first.lines)
    #expect(second.frames == first.frames)
  }

  @Test func `a turn within a turn runs nothing, and finds no more work`() throws {
    let process = Process()
    process.executableURL = DelayProgramTests.path(of: "NestedTurns")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.prefix(4) == ["begins", "nested turn false", "ends", "second"], "\(lines)")
    // What waited meanwhile runs in the same frame.
    #expect(Set(lines.dropFirst(4).dropLast()) == ["posted", "gathered"], "\(lines)")
    #expect(lines.count == 7 && lines.last == "frame")
  }

  @Test func `hops that are no delays end in the frame they begin in`() throws {
    let run = try DelayProgramTests.run("PlainTurns6", "--count", "1")
    #expect(run.lines.contains("queue 2 3"))
    #expect(run.lines.contains("long 600 true"))
  }
}
