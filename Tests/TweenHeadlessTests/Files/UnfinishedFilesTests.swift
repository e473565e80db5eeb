import Foundation
import Testing

@testable import TweenHeadless

@Suite struct UnfinishedFilesTests {
  /// A fresh folder; its owner removes it.
  private static func folder() throws -> String {
    let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try SystemFiles().makeFolder(folder)
    return folder
  }

  /// Begins files on several threads without end, until the process does.
  static func beginFiles(in folder: String) {
    for thread in 0..<3 {
      Thread.detachNewThread {
        while true {
          try? AtomicFile.write(
            [UInt8](repeating: 1, count: 100), to: folder + "/\(thread)", on: SystemFiles())
          _ = try? SystemFiles().createTemporary(
            folder + "/" + TemporaryName(for: "half").text, attributes: nil)
        }
      }
    }
    usleep(50_000)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the process as ever, and no unfinished file is left`(
    signal: Int32
  ) async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(signal)) {
      [folder = folder as String, signal = signal as Int32] in
      try UnfinishedFiles.removedAtTheEnd {
        // Relative, and the program goes elsewhere.
        chdir(folder)
        _ = try SystemFiles().lock(".", holder: "me")
        _ = try SystemFiles().createTemporary(".relative", attributes: nil)
        chdir("/")
        UnfinishedFilesTests.beginFiles(in: folder)
        // Twice, as `timeout` sends it to a process and to its group.
        kill(getpid(), signal)
        kill(getpid(), signal)
        while true { pause() }
      }
    }
    let names = try SystemFiles().names(in: folder)
    #expect(Set(names).isSubset(of: ["0", "1", "2"]), "\(names)")
    for name in names {
      #expect(try SystemFiles().read(folder + "/" + name).count == 100)
    }
  }

  @Test func `exit leaves no unfinished file either, whoever calls it`() async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .exitCode(7)) { [folder = folder as String] in
      try UnfinishedFiles.removedAtTheEnd {
        _ = try SystemFiles().lock(folder, holder: "me")
        UnfinishedFilesTests.beginFiles(in: folder)
        exit(7)
      }
    }
    #expect(Set(try SystemFiles().names(in: folder)).isSubset(of: ["0", "1", "2"]))
  }

  @Test func `what another made in the place of our lock stays at the end`() async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/" + FolderLock.fileName
    await #expect(processExitsWith: .exitCode(7)) {
      [folder = folder as String, path = path as String] in
      try UnfinishedFiles.removedAtTheEnd {
        _ = try SystemFiles().lock(folder, holder: "me")
        guard unlink(path) == 0 else { exit(8) }
        let other = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard other >= 0 else { exit(9) }
        exit(7)
      }
    }
    #expect(try SystemFiles().names(in: folder) == [FolderLock.fileName])
  }

  @Test func `a signal that is ignored, or has a handler, stays so`() async {
    await #expect(processExitsWith: .exitCode(5)) {
      signal(SIGHUP, SIG_IGN)
      signal(SIGTERM) { _ in _exit(5) }
      UnfinishedFiles.removedAtTheEnd {
        kill(getpid(), SIGHUP)
        usleep(20_000)
        kill(getpid(), SIGTERM)
        while true { pause() }
      }
    }
  }

  @Test func `a handler that comes later wins, and after the call signals act as before`() async {
    await #expect(processExitsWith: .exitCode(6)) {
      UnfinishedFiles.removedAtTheEnd {
        UnfinishedFiles.removedAtTheEnd {}
        signal(SIGTERM) { _ in _exit(6) }
      }
      var action = sigaction()
      sigaction(SIGINT, nil, &action)
      guard action.__sigaction_handler.sa_handler == nil else { _exit(9) }
      kill(getpid(), SIGTERM)
      while true { pause() }
    }
  }

  @Test func `writing a file takes no signal from a program`() async {
    await #expect(processExitsWith: .exitCode(4)) {
      try AtomicFileTests.withFolder { (folder) throws in
        try AtomicFile.write([1], to: folder + "/a", on: SystemFiles())
        for number in [SIGINT, SIGTERM, SIGHUP] {
          var action = sigaction()
          sigaction(number, nil, &action)
          guard action.__sigaction_handler.sa_handler == nil else { _exit(9) }
        }
      }
      _exit(4)
    }
  }
}
