import Foundation
import TestSupport
import Testing

/// Films as whole processes: signals, pipes that close, disks that are full, encoders that fail.
@Suite(.serialized) final class VideoProcessTests {
  private static let program = DumpProcessTests.program
  private let root: String

  init() throws {
    root = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root).sorted()
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: root + "/" + name))
  }

  /// A film too long to end by itself.
  private func start(_ name: String, _ options: String...) throws -> DumpProcess {
    try DumpProcess(
      Self.program,
      (["video", root + "/" + name, "--count", "1000000", "--size", "64x48", "--progress", "none"]
        + options).map { Array($0.utf8) })
  }

  /// Waits until a film has begun: its temporary file has bytes.
  private func waitForBytes() throws {
    for _ in 0..<3000 {
      let sizes = try names().map { name in
        (try? FileManager.default.attributesOfItem(atPath: root + "/" + name)[.size] as? Int) ?? 0
      }
      if sizes.contains(where: { $0 > 1000 }) { return }
      usleep(10_000)
    }
    Issue.record("No film has begun.")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["a.rgba", "a.y4m"])
  func `a signal leaves nothing`(signal: Int32, name: String) throws {
    let process = try start(name)
    try waitForBytes()
    kill(process.id, signal)
    #expect(process.outcome().status == 128 + signal)
    #expect(try names() == [])
  }

  @Test func `a signal leaves the film so far where that is wanted`() throws {
    let process = try start("a.y4m", "--keep-part")
    try waitForBytes()
    kill(process.id, SIGINT)
    let outcome = process.outcome()
    #expect(outcome.status == 128 + SIGINT)
    #expect(try names() == ["a.y4m"])
    // The head, then frames of 64x48 in 4:2:0, whole ones.
    let film = try bytes("a.y4m")
    let head = try #require(film.firstIndex(of: 10)) + 1
    let frame = 6 + 64 * 48 * 3 / 2
    #expect((film.count - head) % frame == 0 && film.count > head)
    let count = (film.count - head) / frame
    #expect(outcome.errors.hasSuffix("a.y4m has the first \(count) frames.\n"))
  }

  @Test func `what a killed film left is removed by the next one, and an older film stays`() throws
  {
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: root + "/a.rgba"))
    for _ in 0..<3 {
      let process = try start("a.rgba")
      try waitForBytes()
      kill(process.id, SIGKILL)
      #expect(process.outcome().status == 128 + SIGKILL)
      #expect(try bytes("a.rgba") == Data([1, 2, 3]))
    }
    // Each removed what the one before it left.
    #expect(try names().count == 2)
    let whole = try DumpProcess(Self.program, "video", root + "/a.rgba", "--count", "3")
    #expect(whole.outcome().status == 0)
    #expect(try names() == ["a.rgba"] && bytes("a.rgba").count > 100)
  }

  /// Runs a program with a folder first in PATH that has an `ffmpeg` of ours.
  private func outcome(ofEncoder script: String?, _ arguments: String...) throws
    -> DumpProcess.Outcome
  {
    let folder = root + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let script {
      try ExecutableFile.write("#!/bin/sh\n\(script)\n", to: folder + "/ffmpeg")
    }
    let path = script == nil ? folder : folder + ":/usr/bin:/bin"
    return try DumpProcess(
      "/usr/bin/env",
      (["PATH=\(path)", DelayProgramTests.path(of: Self.program).path] + arguments)
        .map { Array($0.utf8) }
    ).outcome()
  }

  @Test func `without ffmpeg one sentence names the package and what works`() throws {
    let outcome = try outcome(ofEncoder: nil, "video", root + "/a.mp4", "--count", "3")
    #expect(outcome.status == 69)
    #expect(
      outcome.errors.contains("ffmpeg, which writes mp4, is missing (on Debian: apt-get install"))
    #expect(outcome.errors.contains(".png (APNG), .gif, .y4m and .rgba are written without it."))
    let own = try self.outcome(ofEncoder: nil, "video", root + "/a.gif", "--count", "3")
    #expect(own.status == 0)
    #expect(try names() == ["a.gif", "bin"])
  }

  @Test(arguments: [
    ("exit 1", "ended with status 1."),
    ("head -c 20000 >/dev/null; echo 'Broken frame' >&2; exit 1", "Broken frame"),
    ("head -c 20000 >/dev/null; kill -9 $$", "it was ended by signal 9."),
    ("cat >/dev/null; echo 'x: No space left on device' >&2; exit 1", "the disk is full."),
  ])
  func `an encoder that fails is one sentence, and nothing is left`(
    script: String, sentence: String
  ) throws {
    let outcome = try outcome(ofEncoder: script, "video", root + "/a.mp4", "--count", "60")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try names() == ["bin"])
  }
}
