import Foundation
import Testing

@testable import TweenHeadless

@Suite struct GrowingFileTests {
  @Test func `a file stands under its name from its first piece on`() throws {
    let files = MemoryFiles(files: ["a.jsonl": [9]])
    let file = try GrowingFile("a.jsonl", on: files)
    #expect(files.files == ["a.jsonl": [9]], "what was there stays until there is something else")
    try file.write("one\n")
    #expect(files.files == ["a.jsonl": Array("one\n".utf8)])
    try file.write("two\n")
    #expect(files.files == ["a.jsonl": Array("one\ntwo\n".utf8)])
    try file.close()
    try file.close()
    #expect(files.openCount == 0)
  }

  @Test(arguments: [1, 3]) func `a system that takes a few bytes at a time gets all`(most: Int)
    throws
  {
    let files = MemoryFiles(mostBytes: most)
    let file = try GrowingFile("a", on: files)
    try file.write("first\n")
    try file.write("second\n")
    #expect(files.files == ["a": Array("first\nsecond\n".utf8)])
  }

  @Test func `an error before the first piece is in place leaves what was there`() throws {
    let whole = MemoryFiles(files: ["a": [9]])
    try GrowingFile("a", on: whole).write("one\n")
    for n in 1...whole.operations {
      let files = MemoryFiles(files: ["a": [9]], failure: .once(n))
      let error = #expect(throws: FileError.self) {
        try GrowingFile("a", on: files).write("one\n")
      }
      #expect(error?.description == "cannot write a: No space left on device.")
      #expect(files.files == ["a": [9]], "at operation \(n)")
      #expect(files.openCount == 0, "at operation \(n)")
    }
  }

  @Test func `on a disk it grows, and a folder in its place is an error`() throws {
    try AtomicFileTests.withFolder { (folder) throws in
      let file = try GrowingFile(folder + "/a.jsonl", on: SystemFiles())
      try file.write("one\n")
      try file.write("two\n")
      #expect(try AtomicFileTests.contents(folder + "/a.jsonl") == Array("one\ntwo\n".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.jsonl"])
      try file.close()
      #expect(throws: FileError.self) { try GrowingFile(folder, on: SystemFiles()) }
    }
  }

  @Test func `the first free number is taken`() throws {
    let files = MemoryFiles(files: ["toy-1.png": [], "toy-2.png": [], "toy-4.png": []])
    #expect(try GrowingFile.freeName("toy", "png", on: files) == "toy-3.png")
    #expect(try GrowingFile.freeName("toy", "jsonl", on: files) == "toy-1.jsonl")
  }
}
