import Foundation
import TweenMotion

/// The interface of a window's document for menus and hosts.
@MainActor package protocol WindowDocument: AnyObject {
  /// The file of the document; nil before it is saved.
  var fileURL: URL? { get }
  /// Whether the document can be changed.
  var isEditable: Bool { get }
  /// Whether the document is new and unchanged, so that a file can be opened in its window.
  var isPristine: Bool { get }
  /// Shows the document of a file: the given one, or nil to read the file.
  func show(_ url: URL, _ document: Any?)
  func save()
  func saveAs()
  func presentOpen()
}

/// The value for which a window of a document group is opened.
package struct DocumentPlace: Hashable {
  /// The file; nil: a new document.
  package let url: URL?
  /// The number of the new document.
  package let number: Int
  /// Returns the document that was read from the file, or the new document. Nil: the file must be
  /// read, or the group makes the new document.
  package let seed: (() -> Any)?

  package static func == (left: Self, right: Self) -> Bool {
    left.url == right.url && left.number == right.number
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(number)
  }
}

extension ViewGraph {
  /// Opens the document of a file, or activates its window. Returns false where the program has no
  /// scene for such files. The window reports an error in reading the file.
  @discardableResult package func openDocument(_ url: URL) -> Bool {
    openDocument(url) { _, _ in nil }
  }

  /// Opens the document of a file after reading it. Throws the document's error where the file cannot
  /// be read, and then opens no window.
  package func openDocument(reading url: URL) throws -> Bool {
    try openDocument(url) { declaration, url in try declaration.readsFile?(url) }
  }

  private func openDocument(
    _ url: URL, _ read: (SceneDeclaration, URL) throws -> Any?
  ) rethrows -> Bool {
    let url = url.standardizedFileURL
    guard let scene = scenes.all.first(where: { $0.declaration.opensFile?(url) == true }) else {
      return false
    }
    if let known = windows.first(where: { $0.document?.fileURL == url }) {
      bringForward(known)
      return true
    }
    let document = try read(scene.declaration, url)
    if let unused = scene.windows.first(where: { $0.document?.isPristine == true }) {
      unused.document?.show(url, document)
      bringForward(unused)
    } else {
      let seed = document.map { document in { document } }
      openWindow(scene.key, value: DocumentPlace(url: url, number: 0, seed: seed))
    }
    return true
  }

  /// Opens a window with a new document.
  ///
  /// - Parameters:
  ///   - type: The type of the document; nil: that of the first scene with documents.
  ///   - make: Returns the document; nil: the scene makes it.
  package func newDocument(_ type: Any.Type?, like make: (() -> Any)?) {
    let scene = scenes.all.first {
      $0.declaration.kind == .documents && (type == nil || $0.declaration.documentType == type)
    }
    guard let scene else { return warn("newDocument: the program has no DocumentGroup for it.") }
    windowList.newDocuments += 1
    openWindow(
      scene.key, value: DocumentPlace(url: nil, number: windowList.newDocuments, seed: make))
  }
}
