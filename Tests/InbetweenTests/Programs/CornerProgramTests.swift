import Testing

/// A program that uses names that few others do.
@Suite struct CornerProgramTests {
  @Test(arguments: ["Corners5", "Corners6"])
  func `rare names tell a program what they tell elsewhere`(program: String) throws {
    let run = try DelayProgramTests.run(program, "--count", "30")
    let expected: Set = [
      "texts 2", "caches false", "resolved #4C4C4C4D", "animation DefaultAnimation()",
      "joined 01234567",
    ]
    #expect(Set(run.lines) == expected && run.lines.count == expected.count)
  }
}
