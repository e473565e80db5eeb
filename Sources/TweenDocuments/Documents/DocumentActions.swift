import Foundation
import TweenMotion
import TweenTypes
import TweenViews

/// An action that opens a window with a new document; the environment's `newDocument`.
@MainActor @preconcurrency public struct NewDocumentAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens a window with a new document that has the given value.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    anchor?.graph?.newDocument(D.self, like: newDocument)
  }

  /// Opens a window with a new document that the closure creates.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    anchor?.graph?.newDocument(D.self, like: newDocument)
  }

  /// Opens a window with a new document of the first group that writes the content type.
  public func callAsFunction(contentType: UTType) { anchor?.graph?.newDocument(nil, like: nil) }
}

/// The error of opening a file for which the program has no document group.
public struct DocumentOpeningError: Error, CustomStringConvertible {
  let url: URL
  /// The description of the error, a sentence in English.
  public var description: String {
    "No DocumentGroup of the program opens “\(url.lastPathComponent)”."
  }
}

/// An action that opens a window with the document of a file; the environment's `openDocument`.
@MainActor @preconcurrency public struct OpenDocumentAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens the document of a file, or brings its window forward.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` where the file does not exist, `DocumentOpeningError` where
  ///   no document group opens it, and the document's error where it cannot be read. No window opens
  ///   then.
  public func callAsFunction(at url: URL) async throws {
    guard FilePaths.exists(url) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    guard try anchor?.graph?.openDocument(reading: url) == true else {
      throw DocumentOpeningError(url: url)
    }
  }

  /// Opens the document of a file. An error is displayed in a window.
  func open(_ url: URL) { anchor?.graph?.openDocument(url) }
}

extension EnvironmentValues {
  /// An action that opens windows with new documents.
  public var newDocument: NewDocumentAction { NewDocumentAction(graphAnchor) }
  /// An action that opens windows with the documents of files.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(graphAnchor) }
}
