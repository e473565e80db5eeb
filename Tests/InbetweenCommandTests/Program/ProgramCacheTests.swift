import Glibc
import Testing

@testable import InbetweenCommand

@Suite("The cache of compiled programs") struct ProgramCacheTests {
  private func withCache(_ body: (ProgramCache) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try body(ProgramCache(folder: folder.file / "cache"))
  }

  private func keep(_ text: String, _ key: String, in cache: ProgramCache) throws -> File {
    let entry = try cache.makeEntry()
    let program = entry / "bin" / "toy"
    try program.write(text)
    program.makeExecutable()
    return try cache.keep(entry, name: "toy", key: key)
  }

  @Test("what was kept is found by its key, nothing else is")
  func found() throws {
    try withCache { cache in
      #expect(cache.program("toy", key: "a") == nil)
      let program = try keep("one", "a", in: cache)
      #expect(cache.program("toy", key: "a") == program)
      #expect(cache.program("toy", key: "b") == nil)
      #expect(cache.program("other", key: "a") == nil)
      #expect(cache.programs.names == ["a"])
    }
  }

  @Test("an entry that is damaged at any byte is not found, and replaced by the next")
  func damaged() throws {
    try withCache { cache in
      let program = try keep("a program", "a", in: cache)
      for file in [program, program.folder.folder / "hash"] {
        let whole = try file.bytes()
        for position in whole.indices {
          for change in 0..<3 {
            var bytes = whole
            switch change {
            case 0: bytes[position] ^= 1
            case 1: bytes.remove(at: position)
            default: bytes = Array(bytes[..<position])
            }
            try file.write(String(decoding: bytes, as: UTF8.self))
            #expect(cache.program("toy", key: "a") == nil, "\(file.name) at \(position)")
          }
        }
        try file.write(String(decoding: whole, as: UTF8.self))
        #expect(cache.program("toy", key: "a") != nil)
      }
      try program.write("an other")
      #expect(try keep("a program", "a", in: cache).text == "a program")
      #expect(cache.programs.names == ["a"])
    }
  }

  @Test("what an ended command left is removed, what one that runs makes stays")
  func abandoned() throws {
    try withCache { cache in
      let old = cache.programs / ".new-999999999-0"
      let young = cache.programs / ".new-999999998-0"
      try old.makeFolder()
      try young.makeFolder()
      var times = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 1000, tv_nsec: 0)]
      utimensat(AT_FDCWD, old.path, &times, 0)
      let mine = try cache.makeEntry()
      let second = try cache.makeEntry()
      #expect(mine != second)
      #expect(!old.exists)
      // Its process may run in a container.
      #expect(young.exists)
    }
  }

  @Test("it is removed where it is marked as one, and what else is there stays")
  func removed() throws {
    try withCache { cache in
      _ = try keep("one", "a", in: cache)
      try (cache.folder / "mine").write("my own")
      try cache.remove()
      #expect(cache.folder.names == ["mine"])
      try (cache.folder / "programs").makeFolder()
      try cache.remove()
      #expect(cache.folder.names == ["mine", "programs"])
      try cache.folder.remove()
      _ = try keep("one", "a", in: cache)
      try cache.remove()
      #expect(!cache.folder.exists)
    }
  }

  @Test("the programs that were not used for longest go")
  func old() throws {
    try withCache { cache in
      for number in 0...ProgramCache.most { _ = try keep("\(number)", "key\(number)", in: cache) }
      #expect(cache.programs.names.count == ProgramCache.most)
      #expect(cache.program("toy", key: "key\(ProgramCache.most)") != nil)
    }
  }

  @Test("a folder that can't be written is an error, with its reason")
  func readOnly() throws {
    try withCache { cache in
      try cache.folder.folder.makeFolder()
      try cache.folder.write("a file where the folder should be")
      let failure = #expect(throws: FileFailure.self) { try cache.makeEntry() }
      #expect(failure?.reason == ENOTDIR || failure?.reason == EEXIST)
    }
  }

  @Test("a compiler's version is kept until it changes, and asked for again where it is damaged")
  func compilers() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let compiler = try folder.write("swiftc", "one")
    let memo = CompilerMemo(file: folder.file / "memo")
    #expect(memo.version(of: compiler) == nil)
    memo.keep("Swift version 6.3.1", of: compiler)
    #expect(memo.version(of: compiler) == "Swift version 6.3.1")
    let whole = try #require(memo.file.text)
    for position in whole.utf8.indices {
      var bytes = Array(whole.utf8)
      bytes[whole.utf8.distance(from: whole.utf8.startIndex, to: position)] ^= 1
      try memo.file.write(String(decoding: bytes, as: UTF8.self))
      #expect(memo.version(of: compiler) == nil)
    }
    try memo.file.write(whole)
    try compiler.write("another")
    #expect(memo.version(of: compiler) == nil)
  }
}
