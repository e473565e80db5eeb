import Foundation
import TweenMotion
import TweenTypes
import TweenViews

/// Opens a window with a new document; the environment has it as `newDocument`.
@MainActor @preconcurrency public struct NewDocumentAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens a new document that is like this one.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    anchor?.graph?.newDocument(D.self, like: newDocument)
  }

  /// Opens a new document that is like the one that is made.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    anchor?.graph?.newDocument(D.self, like: newDocument)
  }

  /// Opens a new document of the first group that writes such files.
  public func callAsFunction(contentType: UTType) { anchor?.graph?.newDocument(nil, like: nil) }
}

/// What opening a document fails with.
public struct DocumentOpeningError: Error, CustomStringConvertible {
  let url: URL
  /// The error as a sentence.
  public var description: String {
    "No DocumentGroup of the program opens “\(url.lastPathComponent)”."
  }
}

/// Opens a window with the document of a file; the environment has it as `openDocument`.
@MainActor @preconcurrency public struct OpenDocumentAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens the document of a file, or brings its window forward.
  ///
  /// - Throws: what says that there is no such file, that the program opens none like it, or what the
  ///   document throws that cannot read it. No window opens then.
  public func callAsFunction(at url: URL) async throws {
    guard FilePaths.exists(url) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    guard try anchor?.graph?.openDocument(reading: url) == true else {
      throw DocumentOpeningError(url: url)
    }
  }

  /// Opens a window that says what went wrong, where something does.
  func open(_ url: URL) { anchor?.graph?.openDocument(url) }
}

extension EnvironmentValues {
  /// Opens windows with new documents.
  public var newDocument: NewDocumentAction { NewDocumentAction(graphAnchor) }
  /// Opens windows with the documents of files.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(graphAnchor) }
}
