import Testing

@testable import TweenStage

@Suite @MainActor struct ReplayChecksTests {
  nonisolated private static let press = #"{"at":1,"pointer":"down","position":[5,5]}"#
  nonisolated private static let namedPress =
    #"{"at":1,"pointer":"down","position":[5,5],"on":"Add"}"#

  @Test(arguments: [
    ("", false), (press, false), (namedPress, true), (press + "\n" + namedPress, true),
    (#"{"at":1,"expect":"Add"}"#, true), (#"{"at":1,"absent":"Add"}"#, true),
  ])
  func `a script with an expectation, or with the element under a press, has something to compare`(
    _ text: String, _ isWanted: Bool
  ) throws {
    let script = try InputScript(parsing: text, file: "t.jsonl")
    #expect(ReplayChecks.isWanted(for: script) == isWanted)
    let fault = ReplayChecks.faultOfContent(of: script)
    #expect((fault == nil) == isWanted)
    if let fault { #expect(fault.hasPrefix("t.jsonl has nothing to compare; expected ")) }
  }
}
