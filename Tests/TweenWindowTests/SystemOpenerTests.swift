import Foundation
import TestSupport
import Testing

@testable import TweenWindow

@Suite("Opening URLs outside") struct SystemOpenerTests {
  private let url = URL(fileURLWithPath: "/tmp/a b")

  @Test func `hands the URL to the desktop's program`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent(SystemOpener.program)
    let said = folder.appendingPathComponent("said")
    try ExecutableFile.write(
      "#!/bin/sh\necho \"$@\" >\(said.path).part\nmv \(said.path).part \(said.path)\n",
      to: program.path)
    #expect(SystemOpener.open(url, environment: ["PATH": "/nowhere:\(folder.path)"]))
    for _ in 0..<3_000 where !FileManager.default.fileExists(atPath: said.path) { usleep(20_000) }
    #expect(try String(contentsOf: said, encoding: .utf8) == "file:///tmp/a%20b\n")
  }

  @Test func `is refused where there is no such program`() {
    #expect(!SystemOpener.open(url, environment: ["PATH": "/nowhere"]))
    #expect(!SystemOpener.open(url, environment: [:]))
  }
}
