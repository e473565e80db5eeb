import Testing

/// Programs with models that they observe, compiled in Swift 5 and 6.
@Suite struct ModelProgramTests {
  @Test(arguments: ["Models5", "Models6"])
  func `a program has observable models by importing SwiftUI alone`(program: String) throws {
    let run = try DelayProgramTests.run(program, "--duration", "1s")
    #expect(run.status == 0)
    // Nothing is drawn anew for what is not observed.
    #expect(run.lines == ["body 0 false", "change", "body 20 false", "body 20 true"])
  }
}
