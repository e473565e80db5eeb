import Foundation
import Testing

/// A program in the spellings of 2019 and in today's: both draw and do the same.
@Suite struct BreakfastProgramTests {
  @Test(arguments: ["Breakfasts5", "Breakfasts6"])
  func `the names of 2019 draw and do what today's do`(program: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("breakfasts-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in.jsonl")
    // The plus of the stepper, the other segment, a bread, "More", "Ask" and its first answer.
    let taps = [(320, 200), (270, 245), (60, 456), (60, 666), (60, 710)].enumerated()
      .map { #"{"at":\#(0.3 + 0.1 * Double($0)),"tap":[\#($1.0),\#($1.1)]}"# }
    try Data(taps.joined(separator: "\n").utf8).write(to: input)
    let arguments = ["--size", "390x844", "--input", input.path, "--count", "75"]
    let early = try DelayProgramTests.run(program, arguments)
    let today = try DelayProgramTests.run(program, arguments + ["--open", "breakfasts:today"])
    #expect(early.status == 0 && today.status == 0)
    #expect(early.lines.contains("bread Rye") && early.lines == today.lines)
    // The first frames of the other one are those before the URL has come.
    let (one, other) = (try hashes(early.frames), try hashes(today.frames))
    #expect(one.count == 75 && one.dropFirst(6) == other.dropFirst(6))
    #expect(Set(one).count > 10)
  }

  private func hashes(_ manifest: Data) throws -> [String] {
    let manifest = try JSONSerialization.jsonObject(with: manifest) as? [String: Any]
    return (manifest?["frames"] as? [[String: Any]] ?? []).compactMap { $0["sha256"] as? String }
  }
}
