import Foundation
import TweenTypes

/// A document that is a value: it is made of a file, and makes one of itself.
@preconcurrency public protocol FileDocument {
  /// What a document is read with.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written with.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that it can be made of.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it makes; those that it reads where nothing else is said.
  static var writableContentTypes: [UTType] { get }
  /// A document of a file.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it reads.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The file's type.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file that is asked for.
  public let contentType: UTType
  /// The file that was there before; nil: none.
  public let existingFile: FileWrapper?
}
