import Foundation
import Testing

@testable import TweenHeadless

@Suite struct AtomicFileTests {
  static let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  /// A fresh folder, removed afterwards.
  static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try SystemFiles().makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  static func contents(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func `a file is written, replaced, and nothing else is left`() throws {
    try Self.withFolder { folder in
      let path = folder + "/a.png"
      try AtomicFile.write(Self.bytes, to: path, on: SystemFiles())
      #expect(try Self.contents(path) == Self.bytes)
      try AtomicFile.write([1, 2, 3], to: path, on: SystemFiles())
      #expect(try Self.contents(path) == [1, 2, 3])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    }
  }

  @Test(arguments: [1, 7, 4096]) func `a system that takes a few bytes at a time gets all`(
    most: Int
  ) throws {
    let files = MemoryFiles(mostBytes: most)
    try AtomicFile.write(Self.bytes, to: "a", on: files)
    #expect(files.files == ["a": Self.bytes])
  }

  @Test func `a system that takes nothing is an error, not a hang`() {
    #expect(throws: FileError(path: "a", code: EIO)) {
      try AtomicFile.write(Self.bytes, to: "a", on: MemoryFiles(mostBytes: 0))
    }
  }

  @Test func `an empty file is a file`() throws {
    let files = MemoryFiles()
    try AtomicFile.write([], to: "a", on: files)
    #expect(files.files == ["a": []])
  }

  @Test func `a full disk is told with the file's name, and leaves the older file`() throws {
    try Self.withFolder { folder in
      let path = folder + "/a.png"
      try AtomicFile.write([9], to: path, on: SystemFiles())
      // The system's own full disk: what is written to /dev/full is refused with ENOSPC.
      #expect(symlink("/dev/full", AtomicFile.temporaryPath(for: path)) == 0)
      let error = #expect(throws: FileError.self) {
        try AtomicFile.write(Self.bytes, to: path, on: SystemFiles())
      }
      #expect(error?.description == "cannot write \(path): No space left on device.")
      #expect(try Self.contents(path) == [9])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    }
  }

  @Test func `a file over the process's limit leaves nothing`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      let folder = NSTemporaryDirectory() + "inbetween-\(getpid())"
      try SystemFiles().makeFolder(folder)
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 5000, rlim_max: 5000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      var code: Int32 = 0
      do throws(FileError) {
        try AtomicFile.write(
          Array(repeating: 1, count: 10_000), to: folder + "/a", on: SystemFiles())
      } catch {
        code = error.code
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      try FileManager.default.removeItem(atPath: folder)
      exit(code == EFBIG && left.isEmpty ? 3 : 4)
    }
  }

  @Test(arguments: [
    ("/proc/inbetween", "/proc/inbetween"), ("/dev/null/a/b", "/dev/null/a"),
    ("/dev/null", "/dev/null"),
  ])
  func `a folder that can't be made is told by name`(folder: String, named: String) {
    let error = #expect(throws: FileError.self) { try SystemFiles().makeFolder(folder) }
    #expect(error?.path == named)
  }

  @Test func `a folder is made with those above it, and may exist`() throws {
    try Self.withFolder { folder in
      try SystemFiles().makeFolder(folder + "/a//b/c/")
      try SystemFiles().makeFolder(folder + "/a/b/c")
      try AtomicFile.write([1], to: folder + "/a/b/c/d", on: SystemFiles())
      try SystemFiles().synchronizeFolder(folder + "/a/b/c")
    }
  }
}
