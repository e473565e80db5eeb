import Foundation
import Testing
import TweenCodecs

@testable import TweenViews

@Suite("Files of catalogues and tables") struct AssetFileTests {
  @Test func `a file is read up to the limit, and not above it`() throws {
    let folder = try ImageFolder()
    try folder.add("a", Array("0123456789".utf8))
    let path = folder.path + "/a"
    #expect(try AssetFile.contents(atPath: path, mostBytes: 10) == Data("0123456789".utf8))
    #expect(throws: ImageDecodingError.fileTooLarge(byteCount: 10, limit: 9)) {
      try AssetFile.contents(atPath: path, mostBytes: 9)
    }
    #expect(try AssetFile.contents(atPath: folder.path + "/b") == nil)
  }

  @Test func `a folder and a pipe are no files, and no one waits for a pipe`() throws {
    let folder = try ImageFolder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    for path in [folder.path, folder.path + "/pipe"] {
      #expect(throws: ImageDecodingError.noFile) { try AssetFile.contents(atPath: path) }
    }
  }

  @Test func `a table above the limit is a broken table, not a missing one`() throws {
    let folder = try ImageFolder()
    try folder.add("T.strings", text: "a = b;")
    try folder.add("T.xcstrings", text: "{\"sourceLanguage\": \"en\", \"strings\": {}}")
    for name in ["T.strings", "T.xcstrings"] {
      // The file has holes and takes no room on the disk.
      #expect(truncate(folder.path + "/" + name, off_t(AssetFile.mostBytes + 1)) == 0)
    }
    #expect(throws: StringTable.Failure.self) {
      try StringTable(name: "T", language: "en", folder: folder.path)
    }
    #expect(throws: StringTable.Failure.self) {
      try StringTable(catalog: "T", folder: folder.path)
    }
  }
}
