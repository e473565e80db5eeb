import Foundation
import Testing

@testable import TweenHeadless

/// Stand-ins for `ffmpeg`, written as shell scripts.
@Suite final class EncoderProcessTests {
  private let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString

  init() throws {
    // As in each program: a closed pipe is an error of the write.
    signal(SIGPIPE, SIG_IGN)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func process(
    _ script: String, patience: EncoderProcess.Patience = .init()
  ) throws -> EncoderProcess {
    try EncoderProcess("/bin/sh", ["-c", script], output: nil, patience: patience)
  }

  /// Writes frames until it is full, at most 100 MB.
  private func fill(_ process: EncoderProcess) throws {
    let frame = [UInt8](repeating: 7, count: 1 << 20)
    for _ in 0..<100 { try frame.withUnsafeBytes { try process.write($0) } }
    try process.finish()
  }

  @Test func `all bytes arrive, and the end`() throws {
    let path = folder + "/count"
    let process = try process("wc -c > '\(path)'")
    try fill(process)
    let count = try String(contentsOfFile: path, encoding: .utf8)
    #expect(count.trimmingCharacters(in: .whitespacesAndNewlines) == "\(100 << 20)")
  }

  @Test(arguments: [
    ("echo 'no such codec' >&2; exit 3", "no such codec"),
    ("head -c 3000000 >/dev/null; echo '[x264 @ 0x55] too much' >&2; exit 1", "too much"),
    ("head -c 10 >/dev/null; exit 7", "it ended with status 7."),
    ("head -c 10 >/dev/null; kill -9 $$", "it was ended by signal 9."),
    ("cat >/dev/null; echo 'av_write: No space left on device' >&2; exit 1", "the disk is full."),
    ("head -c 10 >/dev/null; exit 0", "it stopped reading frames."),
  ])
  func `a process that ends too soon is an error with its last line`(
    script: String, reason: String
  ) throws {
    let process = try process(script)
    #expect(throws: FilmError.encoder(reason)) { try fill(process) }
  }

  @Test func `a process that takes nothing is ended`() throws {
    let start = Date()
    let process = try process("exec sleep 60", patience: .init(write: 0.2, end: 0.2))
    #expect(throws: FilmError.self) { try fill(process) }
    #expect(Date().timeIntervalSince(start) < 20)
  }

  @Test func `a process that does not end is ended`() throws {
    let process = try process("cat >/dev/null; exec sleep 60", patience: .init(write: 5, end: 0.3))
    #expect(throws: FilmError.self) { try fill(process) }
  }

  @Test func `a program that is not there is an error`() {
    #expect(throws: FilmError.self) {
      try EncoderProcess(folder + "/none", [], output: nil)
    }
  }
}
