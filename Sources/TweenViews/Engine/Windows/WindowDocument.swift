import Foundation
import TweenMotion

/// The document of a window, as its menus and its host know it.
@MainActor package protocol WindowDocument: AnyObject {
  /// The file that it is of; nil: none yet.
  var fileURL: URL? { get }
  /// Whether it may be changed.
  var isEditable: Bool { get }
  /// Whether nothing has been done with it: a file may be opened in its stead.
  var isPristine: Bool { get }
  /// Shows the document of a file: one that was read of it, or else what it reads.
  func show(_ url: URL, _ document: Any?)
  func save()
  func saveAs()
  func askWhatToOpen()
}

/// What a window of documents is opened for.
package struct DocumentPlace: Hashable {
  /// The file; nil: a new document.
  package let url: URL?
  /// Which new one it is.
  package let number: Int
  /// Gives what was read of the file, or makes what the new one is like; nil: the file is yet to be
  /// read, and a new one is as its group's are.
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
  /// Opens the document of a file, or brings its window forward; false where the program has no scene
  /// for such files. The window says what keeps it from being read.
  @discardableResult package func openDocument(_ url: URL) -> Bool {
    openDocument(url) { _, _ in nil }
  }

  /// The same for a file that can be read: else no window opens, and what the document throws is
  /// thrown.
  package func openDocument(reading url: URL) throws -> Bool {
    try openDocument(url) { facts, url in try facts.readsFile?(url) }
  }

  private func openDocument(
    _ url: URL, _ read: (SceneFacts, URL) throws -> Any?
  ) rethrows -> Bool {
    let url = url.standardizedFileURL
    guard let scene = scenes.all.first(where: { $0.facts.opensFile?(url) == true }) else {
      return false
    }
    if let known = windows.first(where: { $0.document?.fileURL == url }) {
      bringForward(known)
      return true
    }
    let document = try read(scene.facts, url)
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
  ///   - type: of the document; nil: that of the first scene with documents.
  ///   - make: what the document is like; nil: as its scene says.
  package func newDocument(_ type: Any.Type?, like make: (() -> Any)?) {
    let scene = scenes.all.first {
      $0.facts.kind == .documents && (type == nil || $0.facts.documentType == type)
    }
    guard let scene else { return warn("newDocument: the program has no DocumentGroup for it.") }
    windowList.newDocuments += 1
    openWindow(
      scene.key, value: DocumentPlace(url: nil, number: windowList.newDocuments, seed: make))
  }
}
