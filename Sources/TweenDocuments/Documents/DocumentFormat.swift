import Foundation
import TweenTypes
import TweenViews

/// The functions that create, read and write documents of a type.
struct DocumentFormat<Document> {
  let readable: [UTType]
  let writable: [UTType]
  /// Creates a new document; nil: documents are read-only.
  let make: (() -> Document)?
  let read: (FileDocumentReadConfiguration) throws -> Document
  let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper

  /// Returns whether a file has a readable content type.
  func opens(_ url: URL) -> Bool { FilePaths.isOf(readable, url) }

  func document(at url: URL) throws -> Document {
    let type = UTType(filenameExtension: url.pathExtension) ?? readable.first ?? .data
    return try read(FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: url)))
  }

  /// Writes a document to a temporary file and moves it to its place, so that the file is never
  /// incomplete.
  func save(_ document: Document, to url: URL) throws {
    let named = UTType(filenameExtension: url.pathExtension)
    let type = writable.first { $0 == named } ?? writable.first ?? .data
    let before = FilePaths.exists(url) ? try FileWrapper(url: url) : nil
    let wrapper = try write(
      document, FileDocumentWriteConfiguration(contentType: type, existingFile: before))
    try wrapper.write(to: url, options: .atomic, originalContentsURL: before == nil ? nil : url)
  }
}

extension DocumentFormat where Document: FileDocument {
  init(values make: (() -> Document)?) {
    self.init(
      readable: Document.readableContentTypes, writable: Document.writableContentTypes, make: make,
      read: { try Document(configuration: $0) },
      write: { try $0.fileWrapper(configuration: $1) })
  }
}

extension DocumentFormat where Document: ReferenceFileDocument {
  init(objects make: (() -> Document)?) {
    self.init(
      readable: Document.readableContentTypes, writable: Document.writableContentTypes, make: make,
      read: { try Document(configuration: $0) },
      write: { document, configuration in
        try document.fileWrapper(
          snapshot: document.snapshot(contentType: configuration.contentType),
          configuration: configuration)
      })
  }
}
