import Testing

/// A program whose models lie in files that import Foundation alone, by the plugin FoundationNames.
@Suite struct LedgerProgramTests {
  @Test(arguments: ["Ledgers5", "Ledgers6"])
  func `files that import Foundation alone have what Apple's brings`(program: String) throws {
    let run = try DelayProgramTests.run(program, "--count", "2")
    let expected = [
      "balance changes", "records [\"Arithmetic\"]", "Rates of 3 2.0 4.0 true",
      "9 minutes, 41 seconds; 2 days ago; a, b, and c; 5 kilometers",
      "total 0", "total 3", "total 7",
    ]
    #expect(run.lines.sorted() == expected.sorted())
  }
}
