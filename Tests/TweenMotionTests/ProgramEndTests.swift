import Testing

@testable import TweenMotion

@Suite struct ProgramEndTests {
  /// 70 is `EX_SOFTWARE` of sysexits.h, the code for faults of a program (Documentation/Stage.md).
  @Test func `a program that cannot continue writes a sentence, and ends with exit code 70`()
    async throws
  {
    let stopped = try #require(
      await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        ProgramEnd.stop("A view has no body.")
      })
    let words = String(decoding: stopped.standardErrorContent, as: UTF8.self)
    #expect(words.contains("error: A view has no body.\n"), "\(words)")
    await #expect(processExitsWith: .exitCode(70)) {
      ProgramEnd.unless(true, "No error.")
      ProgramEnd.unless(false, "An index is too large.")
    }
  }
}
