import Foundation
import Testing

/// A program that asks how much room there is, and leaves colours and distances to the system.
@Suite struct PanelProgramTests {
  @Test(arguments: ["Panels5", "Panels6"])
  func `a program finds by its size class how much room its window has`(program: String) throws {
    let wide = try DelayProgramTests.run(program, "--count", "1")
    #expect(Set(wide.lines) == ["behind", "before", "narrow false"] && wide.lines.count == 3)
    let narrow = try DelayProgramTests.run(program, "--count", "1", "--size", "390x844")
    #expect(Set(narrow.lines) == ["behind", "before", "narrow true"] && narrow.lines.count == 3)
  }

  @Test func `a program hears of more room, and its button with two views acts once`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("panels-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in.jsonl")
    // Each card's button, wherever a phone's width puts them; the rest of the window does nothing.
    let taps = stride(from: 10, to: 840, by: 10).map { y in
      #"{"at":\#(Double(y) / 1000),"tap":[130,\#(y)]}"#
    }
    let events = taps + [#"{"at":1,"resize":[900,600]}"#]
    try Data(events.joined(separator: "\n").utf8).write(to: input)
    let run = try DelayProgramTests.run(
      "Panels6", "--size", "390x844", "--input", input.path, "--count", "62")
    let acts = run.lines.filter { $0.hasPrefix("Notes") || $0.hasPrefix("Reminders") }
    // A button is more than 20 points high, so that two or more taps hit it, each once.
    for title in ["Notes", "Reminders"] {
      let own = acts.filter { $0.hasPrefix(title) }
      #expect(own.count >= 2 && own == (1...own.count).map { "\(title) \($0)" })
    }
    #expect(run.lines.filter { $0.hasPrefix("narrow") } == ["narrow true", "narrow false"])
  }

  @Test func `more contrast and the dark change its colours, and nothing else`() throws {
    func hashes(_ options: String...) throws -> Data {
      try DelayProgramTests.run("Panels6", ["--count", "1"] + options).frames
    }
    let runs = [
      try hashes(), try hashes("--contrast", "increased"), try hashes("--color-scheme", "dark"),
      try hashes("--color-scheme", "dark", "--contrast", "increased"),
    ]
    func pixels(_ frames: Data) throws -> String {
      let manifest = try JSONSerialization.jsonObject(with: frames) as? [String: Any]
      let first = (manifest?["frames"] as? [[String: Any]])?.first
      return try #require(first?["sha256"] as? String)
    }
    #expect(Set(try runs.map(pixels)).count == 4)
  }
}
