import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
}

private struct Note: Codable, Equatable, Transferable {
  var title: String
  var text: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note).visibility(.ownProcess)
    DataRepresentation(exportedContentType: .html) { Data("<p>\($0.text)</p>".utf8) }
      .exportingCondition { !$0.isSecret }
      .suggestedFileName { $0.title }
    ProxyRepresentation(exporting: \.text) { Note(title: "", text: $0) }
  }
}

/// A file, and nothing else.
private struct Film: Equatable, Transferable {
  var frames: [UInt8]
  static let folder = FileManager.default.temporaryDirectory

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .mpeg4Movie) { film in
      let file = folder.appendingPathComponent("film-\(UUID().uuidString).mp4")
      try Data(film.frames).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Film(frames: [UInt8](try Data(contentsOf: received.file)))
    }
  }
}

@Suite struct TransferableTests {
  private struct Bookmark: Transferable {
    let url: URL
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.url)
    }
  }

  @Test func `a proxy that is no file goes out by the way that it has`() async throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let data = try await Bookmark(url: url).exported(as: .url)
    #expect(data == (try await url.exported(as: .url)))
    await #expect(throws: TransferError.noExport(.fileURL)) {
      try await Bookmark(url: url).exported(as: .fileURL)
    }
  }

  private let note = Note(title: "Milk", text: "Buy some")

  @Test func `Values are exported as the first type that fits`() async throws {
    let coded = try await note.exported(as: .note)
    #expect(
      String(decoding: coded, as: UTF8.self)
        == #"{"isSecret":false,"text":"Buy some","title":"Milk"}"#)
    #expect(try await note.exported(as: nil) == coded)
    // The note is text too, and comes first; so is HTML, which is no plain text.
    #expect(try await note.exported(as: .text) == coded)
    #expect(try await note.exported(as: .html) == Data("<p>Buy some</p>".utf8))
    #expect(try await note.exported(as: .plainText) == Data("Buy some".utf8))
    await #expect(throws: TransferError.noExport(.png)) { try await note.exported(as: .png) }
  }

  @Test func `Values come from the types that a representation takes`() async throws {
    let coded = try await note.exported(as: .note)
    #expect(try await Note(importing: coded, contentType: .note) == note)
    #expect(try await Note(importing: coded, contentType: nil) == note)
    let plain = try await Note(importing: Data("é".utf8), contentType: .utf8PlainText)
    #expect(plain == Note(title: "", text: "é"))
    await #expect(throws: TransferError.noImport(.html)) {
      try await Note(importing: Data(), contentType: .html)
    }
    await #expect(throws: DecodingError.self) {
      try await Note(importing: Data("[".utf8), contentType: .note)
    }
  }

  @Test func `Types are listed in order, by condition and by who may see them`() {
    #expect(
      Note.exportedContentTypes(visibility: .ownProcess) == [.note, .html, .utf8PlainText])
    #expect(note.exportedContentTypes() == [.html, .utf8PlainText])
    let secret = Note(title: "", text: "", isSecret: true)
    #expect(secret.exportedContentTypes(.ownProcess) == [.note, .utf8PlainText])
    #expect(
      Note.importedContentTypes()
        == [.note, .utf8PlainText, .utf16ExternalPlainText, .utf16PlainText, .plainText])
    #expect(note.suggestedFilename == "Milk" && secret.suggestedFilename == nil)
  }

  @Test func `A condition that does not hold leaves a representation out`() async throws {
    let secret = Note(title: "", text: "Hush", isSecret: true)
    await #expect(throws: TransferError.noExport(.html)) { try await secret.exported(as: .html) }
  }

  @Test func `Exported files have the suggested name, and never replace one`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("transfer-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try await note.export(to: folder, contentType: .html)
    let second = try await note.export(to: folder, contentType: .html)
    #expect(first.lastPathComponent == "Milk.html" && second.lastPathComponent == "Milk 2.html")
    #expect(try Data(contentsOf: second) == Data("<p>Buy some</p>".utf8))
    let elsewhere = Note(title: "../x", text: "y")
    let third = try await elsewhere.export(to: folder, contentType: .html)
    #expect(third.deletingLastPathComponent().path == folder.path)
    #expect(third.lastPathComponent == "..:x.html")
  }

  @Test func `A file representation makes data and files, and takes both`() async throws {
    let film = Film(frames: [1, 2, 3])
    let data = try await film.exported(as: .movie)
    #expect(data == Data([1, 2, 3]))
    #expect(try await Film(importing: data, contentType: .mpeg4Movie) == film)
    let (name, content) = try await film.withExportedFile(contentType: .mpeg4Movie) { file in
      (file, try Data(contentsOf: file))
    }
    #expect(content == data && name.pathExtension == "mp4")
    #expect(!FileManager.default.fileExists(atPath: name.path))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-\(UUID().uuidString).mp4")
    try Data([4]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await Film(importing: file, contentType: nil) == Film(frames: [4]))
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `Strings are text in UTF-8, and come from UTF-16 in either order too`() async throws {
    #expect(try await "é".exported(as: .plainText) == Data([0xC3, 0xA9]))
    let texts: [(Data, UTType)] = [
      (Data([0xC3, 0xA9]), .utf8PlainText), (Data([0xC3, 0xA9]), .plainText),
      (Data([0x00, 0xE9]), .utf16ExternalPlainText), (Data([0xE9, 0x00]), .utf16PlainText),
      (Data([0xFF, 0xFE, 0xE9, 0x00]), .utf16ExternalPlainText),
      (Data([0xC3, 0xA9]), .swiftSource),
    ]
    for (data, type) in texts {
      #expect(try await String(importing: data, contentType: type) == "é", "\(type)")
    }
    await #expect(throws: TransferError.unreadable(.utf8PlainText)) {
      try await String(importing: Data([0xFF]), contentType: .utf8PlainText)
    }
  }

  @Test func `URLs, data and attributed strings go out and come back`() async throws {
    let place = try #require(URL(string: "https://example.com/a?b=c"))
    #expect(place.exportedContentTypes() == [.url])
    #expect(URL(fileURLWithPath: "/a b").exportedContentTypes() == [.fileURL, .url])
    let text = try await place.exported(as: .url)
    #expect(String(decoding: text, as: UTF8.self) == "https://example.com/a?b=c")
    #expect(try await URL(importing: text, contentType: .url) == place)
    await #expect(throws: TransferError.unreadable(.fileURL)) {
      try await URL(importing: text, contentType: .fileURL)
    }
    #expect(try await Data(importing: Data([7]), contentType: .png) == Data([7]))
    let words = AttributedString("Words")
    #expect(try await words.exported(as: .plainText) == Data("Words".utf8))
    #expect(
      try await AttributedString(importing: Data("Words".utf8), contentType: .plainText) == words)
  }

  @Test func `Property lists are coded by the coders that are given`() async throws {
    struct Box: Codable, Transferable {
      var number: Int
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(
          for: Box.self, contentType: .binaryPropertyList, encoder: PropertyListEncoder(),
          decoder: PropertyListDecoder())
      }
    }
    let data = try await Box(number: 3).exported(as: .propertyList)
    #expect(try await Box(importing: data, contentType: .binaryPropertyList).number == 3)
  }
}
