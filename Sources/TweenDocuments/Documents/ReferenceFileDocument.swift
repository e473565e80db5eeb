import Foundation
import TweenCombine
import TweenTypes

/// A document that is an object: it is made of a file, and makes one of what it is like at a moment.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
  /// What is written of it: what it is like at a moment.
  associatedtype Snapshot
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
  /// What it is like now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The file of what it was like.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those that it reads.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
