import Foundation
import TweenTypes

/// A document that is a value, which is created from a file and written to one.
@preconcurrency public protocol FileDocument {
  /// The type of the argument of `init(configuration:)`.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type of the argument of `fileWrapper(configuration:)`.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to; by default, the readable types.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document from a file. Throws an error where the file cannot be read.
  init(configuration: ReadConfiguration) throws
  /// Returns the file with the content of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The readable content types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The content type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// The conditions under which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The content type of the file to be written.
  public let contentType: UTType
  /// The previous contents of the file; nil: the file is new.
  public let existingFile: FileWrapper?
}
