import Foundation
import TweenCombine
import TweenTypes

/// A document that is an object, which is created from a file and written through snapshots.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
  /// The type of a snapshot, the document's content at one moment.
  associatedtype Snapshot
  /// The type of the argument of `init(configuration:)`.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type of the argument of `fileWrapper(snapshot:configuration:)`.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to; by default, the readable types.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document from a file. Throws an error where the file cannot be read.
  init(configuration: ReadConfiguration) throws
  /// Returns a snapshot of the current content for a content type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file with the content of a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The readable content types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
