import Foundation
import Testing

@testable import TweenHeadless

@Suite struct FolderLockTests {
  private let files = SystemFiles()

  @Test func `a second lock is refused and names the holder, until the first is given back`()
    throws
  {
    try AtomicFileTests.withFolder { (folder) throws in
      let lock = try files.lock(folder, holder: "first one")
      let error = #expect(throws: FileError.self) { try files.lock(folder, holder: "second") }
      #expect(
        error?.description == "cannot write \(folder): process \(getpid()) (first one) writes "
          + "frames there; wait for it or choose another folder.")
      files.unlock(lock)
      #expect(try files.names(in: folder).isEmpty)
      files.unlock(try files.lock(folder, holder: "second"))
      #expect(try files.names(in: folder).isEmpty)
    }
  }

  @Test func `what a killed run left is taken over`() throws {
    try AtomicFileTests.withFolder { (folder) throws in
      // Longer than what replaces it.
      try AtomicFile.write(
        Array("2147483647 somebody with a long name\n".utf8),
        to: folder + "/.inbetween.lock", on: files)
      let lock = try files.lock(folder, holder: "me")
      #expect(
        try files.read(folder + "/.inbetween.lock") == Array("\(getpid()) me\n".utf8))
      files.unlock(lock)
    }
  }

  @Test func `a lock goes with the process that held it`() async throws {
    let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try files.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
      _ = try SystemFiles().lock(folder, holder: "dead")
      kill(getpid(), SIGKILL)
    }
    #expect(try files.names(in: folder) == [".inbetween.lock"])
    files.unlock(try files.lock(folder, holder: "living"))
    #expect(try files.names(in: folder).isEmpty)
  }

  @Test func `a holder whose file was removed and made anew by another leaves that one`() throws {
    try AtomicFileTests.withFolder { (folder) throws in
      let first = try files.lock(folder, holder: "first")
      #expect(unlink(folder + "/.inbetween.lock") == 0)
      let second = try files.lock(folder, holder: "second")
      files.unlock(first)
      #expect(throws: FileError.self) { try files.lock(folder, holder: "third") }
      files.unlock(second)
    }
  }

  @Test func `a link, a pipe or a folder in its place is refused and not opened`() throws {
    try AtomicFileTests.withFolder { (folder) throws in
      let path = folder + "/.inbetween.lock"
      try files.write("mine", to: folder + "/victim")
      let ways: [(String) -> Int32] = [
        { symlink("victim", $0) }, { mkfifo($0, 0o600) }, { mkdir($0, 0o700) },
      ]
      for make in ways {
        #expect(make(path) == 0)
        let error = #expect(throws: FileError.self) { try files.lock(folder, holder: "me") }
        #expect(error?.path == path)
        #expect(remove(path) == 0)
      }
      #expect(try AtomicFileTests.contents(folder + "/victim") == Array("mine".utf8))
    }
  }

  @Test func `a file in its place that no dump wrote, or that has another name too, stays`() throws
  {
    try AtomicFileTests.withFolder { (folder) throws in
      let (path, other) = (folder + "/.inbetween.lock", folder + "/precious")
      let texts = [
        "mine", "mine\n", "12\n", "0 me\n", "-5 me\n", "12 me", "12 me\nand more\n", "12 me\n\n",
        "12 " + String(repeating: "a", count: 600) + "\n",
      ]
      for (text, isLinked) in texts.map({ ($0, false) }) + [("12 me\n", true), ("", true)] {
        try files.write(text, to: isLinked ? other : path)
        if isLinked { #expect(link(other, path) == 0) }
        let error = #expect(throws: FileError.self, "\(text)") {
          files.unlock(try files.lock(folder, holder: "me"))
        }
        #expect(
          error?.description == "cannot write \(path): no frame dump wrote this file; choose "
            + "another folder or remove the file.")
        #expect(try AtomicFileTests.contents(path) == Array(text.utf8))
        #expect(unlink(path) == 0)
        if isLinked { #expect(try AtomicFileTests.contents(other) == Array(text.utf8)) }
        unlink(other)
      }
    }
  }

  @Test func `whatever a holder is called, its lock is known and taken over`() throws {
    try AtomicFileTests.withFolder { (folder) throws in
      for name in ["", "a b", "two\nlines", "\r\n", String(repeating: "ä", count: 999), " "] {
        let lock = try files.lock(folder, holder: name)
        let error = #expect(throws: FileError.self) { try files.lock(folder, holder: "me") }
        #expect(error?.reason?.hasPrefix("process \(getpid()) (") == true, "\(error as Any)")
        // As a run that is killed leaves it.
        let text = try files.read(folder + "/.inbetween.lock")
        files.unlock(lock)
        try files.write(String(decoding: text, as: UTF8.self), to: folder + "/.inbetween.lock")
        files.unlock(try files.lock(folder, holder: "me"))
      }
    }
  }

  @Test(
    .enabled(if: geteuid() == 0, "Only root can be somebody else."),
    arguments: [(mode_t(0o777), mode_t(0o644)), (0o1777, 0o644), (0o777, 0o600)])
  func `what another user's killed run left is taken over, or its owner named`(
    folderMode: mode_t, fileMode: mode_t
  ) async throws {
    let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try files.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/.inbetween.lock"
    try files.write("2147483647 somebody\n", to: path)
    #expect(chmod(folder, folderMode) == 0 && chmod(path, fileMode) == 0)
    let isFree = folderMode == 0o777 && fileMode == 0o644
    await #expect(processExitsWith: .exitCode(5)) {
      [folder = folder as String, isFree = isFree as Bool] in
      guard setegid(65534) == 0, seteuid(65534) == 0 else { exit(6) }
      var reason: String?
      do throws(FileError) {
        SystemFiles().unlock(try SystemFiles().lock(folder, holder: "me"))
      } catch {
        reason = error.description
      }
      exit(isFree ? (reason == nil ? 5 : 7) : (reason?.contains("user 0") == true ? 5 : 8))
    }
    #expect(try files.names(in: folder) == (isFree ? [] : [".inbetween.lock"]))
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can be somebody else."))
  func `a lock that another user holds is refused by the holder's name`() async throws {
    let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try files.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(chmod(folder, 0o777) == 0)
    let lock = try files.lock(folder, holder: "root's run")
    defer { files.unlock(lock) }
    #expect(chmod(folder + "/.inbetween.lock", 0o644) == 0)
    await #expect(processExitsWith: .exitCode(5)) { [folder = folder as String] in
      guard setegid(65534) == 0, seteuid(65534) == 0 else { exit(6) }
      var reason = ""
      do throws(FileError) {
        _ = try SystemFiles().lock(folder, holder: "me")
      } catch {
        reason = error.description
      }
      exit(reason.contains("(root's run) writes frames there") ? 5 : 8)
    }
  }

  @Test func `many at once: one has the folder at any moment`() async throws {
    let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try files.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Each that has the lock makes a file that must not be there, and removes it.
    let wins = await withTaskGroup(of: (wins: Int, clashes: Int).self) { group in
      for _ in 0..<4 {
        group.addTask {
          var outcome = (wins: 0, clashes: 0)
          for _ in 0..<200 {
            guard let lock = try? SystemFiles().lock(folder, holder: "one") else { continue }
            outcome.wins += 1
            if mkdir(folder + "/held", 0o700) != 0 { outcome.clashes += 1 }
            rmdir(folder + "/held")
            SystemFiles().unlock(lock)
          }
          return outcome
        }
      }
      return await group.reduce((0, 0)) { ($0.0 + $1.wins, $0.1 + $1.clashes) }
    }
    #expect(wins.0 > 0 && wins.1 == 0, "\(wins)")
    #expect(try files.names(in: folder).isEmpty)
  }
}
