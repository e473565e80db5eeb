import Foundation
import Synchronization
import Testing
import TweenCodecs
import TweenStage

@testable import TweenHeadless

/// The system's files, but the program is killed at the n-th operation.
struct DeadlyFiles: FileSystem {
  private final class Countdown: Sendable {
    let left: Mutex<Int>
    init(_ count: Int) { left = Mutex(count) }
  }

  private let files = SystemFiles()
  private let countdown: Countdown

  init(killAt n: Int) { countdown = Countdown(n) }

  private func step() {
    let isOver = countdown.left.withLock { left in
      left -= 1
      return left == 0
    }
    if isOver { kill(getpid(), SIGKILL) }
  }

  func makeFolder(_ path: String) throws(FileError) {
    step()
    try files.makeFolder(path)
  }
  func create(_ path: String) throws(FileError) -> Int32 {
    step()
    return try files.create(path)
  }
  func write(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, path: String
  ) throws(FileError) -> Int {
    // Half of it is on the way when the program dies.
    let count = try files.write(
      UnsafeRawBufferPointer(rebasing: bytes.prefix((bytes.count + 1) / 2)), to: file, path: path)
    step()
    return count
  }
  func synchronize(_ file: Int32, path: String) throws(FileError) {
    step()
    try files.synchronize(file, path: path)
  }
  func close(_ file: Int32, path: String) throws(FileError) {
    step()
    try files.close(file, path: path)
  }
  func rename(_ path: String, to newPath: String) throws(FileError) {
    step()
    try files.rename(path, to: newPath)
  }
  func synchronizeFolder(_ path: String) throws(FileError) {
    step()
    try files.synchronizeFolder(path)
  }
  func remove(_ path: String) throws(FileError) {
    step()
    try files.remove(path)
  }
}

@Suite @MainActor struct InterruptedDumpTests {
  static func fileNames(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  static func contents(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func `killed at any operation, a dump has whole files, and the next one completes it`()
    async throws
  {
    let clean = MemoryFiles()
    try FrameDump(FrameDumpTests.options(0..<2), files: clean).run(MovingSquare.stage())
    // Each write is done in about ten halves here; these many cover both frames and the manifest.
    for n in stride(from: 1, through: 61, by: 5) {
      let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [folder = folder as String, n = n as Int] in
        try await MainActor.run {
          let options = FrameDump.Options(folder: folder, program: "square", frames: 0..<2)
          try FrameDump(options, files: DeadlyFiles(killAt: n)).run(MovingSquare.stage())
          // Fewer operations than n: dies here.
          kill(getpid(), SIGKILL)
        }
      }
      let left = n > 1 ? try Self.fileNames(folder) : []
      for name in left where !name.hasSuffix(".partial") {
        #expect(try Self.contents(folder + "/" + name) == clean.files["out/" + name])
      }
      let options = FrameDump.Options(folder: folder, program: "square", frames: 0..<2)
      try FrameDump(options).run(MovingSquare.stage())
      let names = try Self.fileNames(folder)
      #expect(names == ["frame-000000.png", "frame-000001.png", "manifest.json"])
      for name in names {
        #expect(try Self.contents(folder + "/" + name) == clean.files["out/" + name])
      }
    }
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can mount a small disk."))
  func `on a full disk the frames that fit are whole`() throws {
    let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try SystemFiles().makeFolder(folder)
    defer { rmdir(folder) }
    guard mount("tmpfs", folder, "tmpfs", 0, "size=64k") == 0 else {
      // A container may forbid even root to mount; /dev/full stands in, in AtomicFileTests.
      return
    }
    defer { umount2(folder, 0) }
    let options = FrameDump.Options(folder: folder + "/out", program: "square", frames: 0..<60)
    let error = #expect(throws: FileError.self) {
      try FrameDump(options).run(MovingSquare.stage())
    }
    #expect(error?.code == ENOSPC)
    let names = try Self.fileNames(folder + "/out")
    #expect(names.count > 4 && names.count < 17)
    let stage = MovingSquare.stage()
    for (index, name) in names.enumerated() {
      #expect(name == FrameDump.fileName(index))
      let picture = try FrameDumpTests.picture(of: index, stage: stage)
      #expect(try Self.contents(folder + "/out/" + name) == PNGEncoder.encode(picture))
    }
  }
}
