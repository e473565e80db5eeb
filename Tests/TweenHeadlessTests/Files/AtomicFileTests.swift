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
    try Self.withFolder { (folder) throws in
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
    for n in 1...5 {
      let files = MemoryFiles(files: ["a.png": [9]], failure: .once(n))
      let error = #expect(throws: FileError.self) {
        try AtomicFile.write(Self.bytes, to: "a.png", on: files)
      }
      #expect(error?.description == "cannot write a.png: No space left on device.")
      #expect(files.files == ["a.png": [9]], "at operation \(n)")
    }
  }

  // MARK: What stands at the path

  @Test func `a folder, a pipe and a socket are refused by name and stay`() throws {
    try Self.withFolder { (folder) throws in
      let (pipe, own, socket) = (folder + "/pipe", folder + "/folder", folder + "/socket")
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(mkdir(own, 0o700) == 0)
      #expect(mknod(socket, S_IFSOCK | 0o600, 0) == 0)
      for (path, phrase) in [
        (pipe, "a named pipe"), (own, "a folder"), (socket, "a socket"),
      ] {
        let error = #expect(throws: FileError.self) {
          try AtomicFile.write(Self.bytes, to: path, on: SystemFiles())
        }
        #expect(
          error?.description
            == "cannot write \(path): it is \(phrase); expected a regular file or none.")
      }
      #expect(try SystemFiles().kind(pipe, followsLinks: false) == .pipe)
      #expect(try SystemFiles().names(in: folder).sorted() == ["folder", "pipe", "socket"])
    }
  }

  // A device of its own: if the claim is wrong, the machine's must not be the one that goes.
  @Test(.enabled(if: geteuid() == 0, "Only root can make a device."))
  func `a device survives its own root, and a link to it too`() throws {
    try Self.withFolder { (folder) throws in
      let (device, link) = (folder + "/null", folder + "/link")
      // Some containers forbid even root to make one.
      guard mknod(device, S_IFCHR | 0o666, 0x103) == 0 else { return }
      #expect(symlink("null", link) == 0)
      for path in [device, link] {
        let error = #expect(throws: FileError.self) {
          try AtomicFile.write(Self.bytes, to: path, on: SystemFiles())
        }
        #expect(error?.code == EEXIST)
      }
      #expect(try SystemFiles().kind(device, followsLinks: false) == .device)
      #expect(try SystemFiles().kind(link, followsLinks: false) == .link)
    }
  }

  @Test func `a link stays, and the file that it leads to is written, made if need be`() throws {
    try Self.withFolder { (folder) throws in
      try SystemFiles().makeFolder(folder + "/far")
      try AtomicFile.write([1], to: folder + "/far/old", on: SystemFiles())
      #expect(symlink("far/old", folder + "/relative") == 0)
      #expect(symlink(folder + "/far/new", folder + "/absolute") == 0)
      #expect(symlink("absolute", folder + "/twice") == 0)
      try AtomicFile.write([2], to: folder + "/relative", on: SystemFiles())
      try AtomicFile.write([3], to: folder + "/twice", on: SystemFiles())
      #expect(try Self.contents(folder + "/far/old") == [2])
      #expect(try Self.contents(folder + "/far/new") == [3])
      for name in ["relative", "absolute", "twice"] {
        #expect(try SystemFiles().kind(folder + "/" + name, followsLinks: false) == .link)
      }
      #expect(try SystemFiles().names(in: folder + "/far").sorted() == ["new", "old"])
      #expect(throws: FileError.self) {
        try AtomicFile.write(
          [4], to: folder + "/relative", followsLinks: false, on: SystemFiles())
      }
      #expect(try Self.contents(folder + "/far/old") == [2])
    }
  }

  @Test func `links in a circle, to a pipe, to no text, to an open file without a name are errors`()
    throws
  {
    try Self.withFolder { (folder) throws in
      #expect(symlink("b", folder + "/a") == 0 && symlink("a", folder + "/b") == 0)
      #expect(mkfifo(folder + "/pipe", 0o600) == 0 && symlink("pipe", folder + "/c") == 0)
      #expect(symlink([0x6E, -1, 0], folder + "/d") == 0)
      try AtomicFile.write([1], to: folder + "/gone", on: SystemFiles())
      let file = open(folder + "/gone", O_WRONLY)
      defer { close(file) }
      #expect(unlink(folder + "/gone") == 0)
      #expect(symlink("/proc/self/fd/\(file)", folder + "/e") == 0)
      for (name, code) in [("a", ELOOP), ("c", EEXIST), ("d", EILSEQ), ("e", ENOENT)] {
        let error = #expect(throws: FileError.self, "\(name)") {
          try AtomicFile.write([1], to: folder + "/" + name, on: SystemFiles())
        }
        #expect(error?.code == code && error?.path == folder + "/" + name)
      }
      #expect(try SystemFiles().names(in: folder).sorted() == ["a", "b", "c", "d", "e", "pipe"])
    }
  }

  @Test func `a file keeps its permissions, a new one has those of the mask`() throws {
    try Self.withFolder { (folder) throws in
      let (old, new) = (folder + "/old", folder + "/new")
      try AtomicFile.write([1], to: old, on: SystemFiles())
      for mode in [UInt32(0o600), 0o666, 0o640, 0o755] {
        #expect(chmod(old, mode) == 0)
        try AtomicFile.write([2], to: old, on: SystemFiles())
        #expect(
          try SystemFiles().kind(old, followsLinks: false)
            == .regular(FileAttributes(permissions: mode), isWritable: true))
      }
      let mask = umask(0)
      umask(mask)
      try AtomicFile.write([1], to: new, on: SystemFiles())
      #expect(
        try SystemFiles().kind(new, followsLinks: false)
          == .regular(FileAttributes(permissions: 0o666 & ~mask), isWritable: true))
    }
  }

  @Test(.enabled(if: geteuid() == 0, "Only root gives files away."))
  func `a file keeps its owner when root writes it`() throws {
    try Self.withFolder { (folder) throws in
      let path = folder + "/a"
      try AtomicFile.write([1], to: path, on: SystemFiles())
      for (user, group, mode) in [(UInt32(65534), UInt32(65533), UInt32(0o600)), (7, 0, 0o664)] {
        #expect(chown(path, user, group) == 0 && chmod(path, mode) == 0)
        try AtomicFile.write([2], to: path, on: SystemFiles())
        #expect(
          try SystemFiles().kind(path, followsLinks: false)
            == .regular(
              FileAttributes(permissions: mode, user: user, group: group), isWritable: true))
      }
    }
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can be somebody else."))
  func `another's file becomes the writer's, whose group may do what anybody could`() async throws {
    let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try SystemFiles().makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.write([1], to: folder + "/a", on: SystemFiles())
    #expect(chmod(folder, 0o777) == 0 && chmod(folder + "/a", 0o676) == 0)
    await #expect(processExitsWith: .exitCode(5)) { [folder = folder as String] in
      guard setgroups(0, nil) == 0, setegid(65534) == 0, seteuid(65534) == 0 else { exit(6) }
      try AtomicFile.write([2], to: folder + "/a", on: SystemFiles())
      exit(5)
    }
    #expect(
      try SystemFiles().kind(folder + "/a", followsLinks: false)
        == .regular(
          FileAttributes(permissions: 0o666, user: 65534, group: 65534), isWritable: true))
    #expect(try Self.contents(folder + "/a") == [2])
  }

  @Test func `a file that may not be written is not replaced`() {
    let files = MemoryFiles(
      kinds: ["a": .regular(FileAttributes(permissions: 0o444), isWritable: false)])
    #expect(throws: FileError(path: "a", code: EACCES)) {
      try AtomicFile.write(Self.bytes, to: "a", on: files)
    }
    #expect(files.files.isEmpty)
  }

  @Test func `a link in the place of the temporary file is not followed`() throws {
    try Self.withFolder { (folder) throws in
      try AtomicFile.write([9], to: folder + "/victim", on: SystemFiles())
      #expect(symlink("victim", folder + "/temporary") == 0)
      for path in [folder + "/temporary", folder + "/victim"] {
        #expect(throws: FileError(path: path, code: EEXIST)) {
          try SystemFiles().createTemporary(path, attributes: nil)
        }
      }
      #expect(try Self.contents(folder + "/victim") == [9])
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
    try Self.withFolder { (folder) throws in
      try SystemFiles().makeFolder(folder + "/a//b/c/")
      try SystemFiles().makeFolder(folder + "/a/b/c")
      try AtomicFile.write([1], to: folder + "/a/b/c/d", on: SystemFiles())
      try SystemFiles().synchronizeFolder(folder + "/a/b/c")
    }
  }
}
