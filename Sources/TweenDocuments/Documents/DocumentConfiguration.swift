import Foundation
import TweenCombine
import TweenMotion
import TweenViews

/// The properties of an open document that is a value, for its editor.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Changing it marks the document as edited.
  @Binding public var document: Document
  /// The file of the document; nil: the document has not been saved yet.
  public var fileURL: URL?
  /// Whether the user can edit the document.
  public var isEditable: Bool

  init(_ binding: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = binding
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The properties of an open document that is an object, for its editor.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document, which views observe to follow its changes.
  @ObservedObject public var document: Document
  /// The file of the document; nil: the document has not been saved yet.
  public var fileURL: URL?
  /// Whether the user can edit the document.
  public var isEditable: Bool
}

/// The properties of the document that a window displays, as the environment provides them.
public struct DocumentConfiguration: Sendable {
  /// The file of the document; nil: the document has not been saved yet.
  public var fileURL: URL?
  /// Whether the user can edit the document.
  public var isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The configuration of the window's document; nil: the window has no document.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
