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
  func kind(_ path: String, followsLinks: Bool) throws(FileError) -> FileKind {
    step()
    return try files.kind(path, followsLinks: followsLinks)
  }
  func linkTarget(_ path: String) throws(FileError) -> String {
    step()
    return try files.linkTarget(path)
  }
  func names(in folder: String) throws(FileError) -> [String] {
    step()
    return try files.names(in: folder)
  }
  func read(_ path: String) throws(FileError) -> [UInt8] {
    step()
    return try files.read(path)
  }
  func createTemporary(_ path: String, attributes: FileAttributes?) throws(FileError) -> Int32 {
    step()
    return try files.createTemporary(path, attributes: attributes)
  }
  func openToAppend(_ path: String) throws(FileError) -> Int32 {
    step()
    return try files.openToAppend(path)
  }
  func lock(_ folder: String, holder: String) throws(FileError) -> FolderLock {
    step()
    return try files.lock(folder, holder: holder)
  }
  func unlock(_ lock: FolderLock) {
    step()
    files.unlock(lock)
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
  func overwrite(
    _ bytes: UnsafeRawBufferPointer, in file: Int32, at offset: Int, path: String
  ) throws(FileError) -> Int {
    step()
    return try files.overwrite(bytes, in: file, at: offset, path: path)
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

extension SystemFiles {
  func write(_ text: String, to path: String) throws(FileError) {
    try AtomicFile.write(Array(text.utf8), to: path, on: self)
  }
}

@Suite @MainActor struct InterruptedDumpTests {
  static func fileNames(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  static func contents(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// What a folder says it holds: nothing, or frames with these numbers that have the right bytes.
  static func checkPromise(_ folder: String, _ film: MemoryFiles) throws {
    let names = try Self.fileNames(folder)
    for name in names where !name.hasPrefix(".") && name != "manifest.json" {
      // Whichever dump wrote it, a frame is whole.
      #expect(try Self.contents(folder + "/" + name) == film.files["out/" + name], "\(name)")
    }
    guard names.contains("manifest.json") else { return }
    let manifest = try JSONDecoder().decode(
      FrameManifest.self, from: Data(try Self.contents(folder + "/manifest.json")))
    #expect(manifest.frames.allSatisfy { names.contains($0.file) })
  }

  @Test func `killed at any operation, a dump has whole files, and the next one completes it`()
    async throws
  {
    // Nine frames first, two over them that die, and two again: what is left is as after one dump.
    let film = MemoryFiles()
    try FrameDump(FrameDumpTests.options(0..<9), files: film).run(MovingSquare.stage())
    let clean = MemoryFiles()
    try FrameDump(FrameDumpTests.options(0..<2), files: clean).run(MovingSquare.stage())
    // Each write is done in about ten halves here; these many cover all steps. The one beyond the
    // last shows that they do.
    for n in stride(from: 1, through: 161, by: 8) {
      let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let before = FrameDump.Options(folder: folder, program: "square", frames: 0..<9)
      try FrameDump(before).run(MovingSquare.stage())
      try SystemFiles().write("mine", to: folder + "/frame-000099.png")
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [folder = folder as String, n = n as Int] in
        try await MainActor.run {
          let options = FrameDump.Options(folder: folder, program: "square", frames: 0..<2)
          try FrameDump(options, files: DeadlyFiles(killAt: n)).run(MovingSquare.stage())
          // Fewer operations than n: dies here.
          kill(getpid(), SIGKILL)
        }
      }
      try FileManager.default.removeItem(atPath: folder + "/frame-000099.png")
      try Self.checkPromise(folder, film)
      try SystemFiles().write("mine", to: folder + "/frame-000099.png")
      let options = FrameDump.Options(folder: folder, program: "square", frames: 0..<2)
      try FrameDump(options).run(MovingSquare.stage())
      let names = try Self.fileNames(folder)
      #expect(
        names == ["frame-000000.png", "frame-000001.png", "frame-000099.png", "manifest.json"],
        "killed at operation \(n)")
      for name in names where name != "frame-000099.png" {
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
    let names = try Self.fileNames(folder + "/out").filter { !$0.hasPrefix(".") }
    #expect(names.count > 4 && names.count < 17)
    let stage = MovingSquare.stage()
    for (index, name) in names.enumerated() {
      #expect(name == FrameDump.fileName(index))
      let picture = try FrameDumpTests.picture(of: index, stage: stage)
      #expect(try Self.contents(folder + "/out/" + name) == PNGEncoder.encode(picture))
    }
  }
}
