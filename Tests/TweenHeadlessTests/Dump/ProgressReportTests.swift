import Testing

@testable import TweenHeadless

@Suite struct ProgressReportTests {
  @Test func `the bar fills with the frames`() {
    let blanks = String(repeating: " ", count: 30)
    #expect(ProgressReport.bar(done: 40, of: 0, seconds: 2) == "40 frames, 20 a second")
    #expect(ProgressReport.bar(done: 0, of: 120, seconds: 0) == "[\(blanks)] 0/120 frames")
    #expect(
      ProgressReport.bar(done: 40, of: 120, seconds: 1.5)
        == "[##########\(blanks.dropFirst(10))] 40/120 frames, 27 a second, 3 s left")
    #expect(
      ProgressReport.bar(done: 120, of: 120, seconds: 4)
        == "[\(String(repeating: "#", count: 30))] 120/120 frames, 30 a second, 0 s left")
  }

  @Test func `a JSON line tells frames done, frames in all and seconds`() {
    #expect(
      ProgressReport.json(done: 40, of: 120, seconds: 1.5)
        == "{\"done\":40,\"frames\":120,\"seconds\":1.5}\n")
  }

  @Test func `a short dump has no bar, and one last JSON line`() throws {
    for (style, text) in [(ProgressStyle.none, ""), (.bar, ""), (.json, "{\"done\":2,")] {
      let console = MemoryFiles()
      let file = try console.create("console")
      var progress = ProgressReport(
        style: style, frameCount: 2,
        output: ConsoleOutput(file: file, name: "console", files: console))
      try progress.frameDone()
      try progress.frameDone()
      try progress.end()
      let written = String(decoding: console.files["console"] ?? [], as: UTF8.self)
      #expect(written.hasPrefix(text) && written.isEmpty == text.isEmpty)
    }
  }
}
