import Foundation
import TweenCombine
import TweenMotion
import TweenViews

/// What the editor of a document that is a value is told.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. A change has it count as edited.
  @Binding public var document: Document
  /// The file that it is of; nil: it has not been saved yet.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool

  init(_ binding: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = binding
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// What the editor of a document that is an object is told.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. Views that are to follow it observe it.
  @ObservedObject public var document: Document
  /// The file that it is of; nil: it has not been saved yet.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// What views know of the document that they show.
public struct DocumentConfiguration: Sendable {
  /// The file that it is of; nil: it has not been saved yet.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The document that the window shows; nil: none.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
