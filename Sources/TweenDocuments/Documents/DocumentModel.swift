import Foundation
import Observation
import TweenTypes
import TweenViews

/// The document of a window, with its file, its changes and its open dialogs.
@MainActor @Observable final class DocumentModel<Document>: WindowDocument {
  let form: DocumentFormat<Document>
  private(set) var document: Document?
  private(set) var fileURL: URL?
  private(set) var isEdited = false
  /// The window that displays the document.
  @ObservationIgnored weak var window: GraphWindow?
  /// The description of the last error, a sentence; nil: none.
  var problem: String?
  var isSavePresented = false
  var isOpenPresented = false
  @ObservationIgnored private var hasBegun = false
  /// The reason for which the window was opened.
  @ObservationIgnored private let place: DocumentPlace?
  /// The number of the current edition. Each edit makes a new edition; undo restores the previous one.
  @ObservationIgnored private var edition = 0
  @ObservationIgnored private var lastEdition = 0
  /// The edition that is saved in the file; nil: none.
  @ObservationIgnored private var savedEdition: Int? = 0
  /// The text field of the last edit by typing, its time, and the revision of the undo manager at that
  /// time.
  @ObservationIgnored private var typed: Typed?

  init(_ form: DocumentFormat<Document>, _ place: DocumentPlace?) {
    self.form = form
    self.place = place
  }

  var isEditable: Bool { form.make != nil }
  var isPristine: Bool { fileURL == nil && !isEdited && place?.seed == nil }

  /// The name of the file without its extension, or "Untitled".
  var name: String { fileURL?.deletingPathExtension().lastPathComponent ?? "Untitled" }

  /// The title of the window: the name of the file, and whether the document has unsaved changes.
  var title: String {
    let name = fileURL?.lastPathComponent ?? name
    return isEdited ? "\(name) — Edited" : name
  }

  /// Reads or creates the document, when its window appears for the first time.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    if let url = place?.url {
      show(url, place?.seed?())
    } else if let seed = place?.seed?() as? Document {
      document = seed
      isEdited = true
      savedEdition = nil
    } else if let made = form.make?() {
      document = made
    } else {
      isOpenPresented = true
    }
  }

  private struct Typed {
    weak var field: AnyObject?
    let time: Double
    let revision: Int
  }

  /// The longest pause between two keys, in seconds, after which undo still reverts both, as in text
  /// fields.
  private static var longestPause: Double { 1 }

  /// Applies a change of the editor, with undo. Typing into a field without pauses is undone in one
  /// step.
  func edit(_ new: Document) {
    let manager = window?.undoManager
    let time = window?.graph.now.seconds ?? 0
    let goesOn =
      if let typed, let field = manager?.typist {
        typed.field === field && typed.revision == manager?.revision
          && time - typed.time <= Self.longestPause
      } else {
        false
      }
    if !goesOn { keepForUndo() }
    typed = manager?.typist.map { Typed(field: $0, time: time, revision: manager?.revision ?? 0) }
    document = new
    markEdited()
  }

  private func keepForUndo() {
    guard let before = document else { return }
    let edition = edition
    window?.undoManager.registerUndo(withTarget: self) { $0.bringBack(before, edition) }
  }

  /// Restores a former value. The undo action that is registered meanwhile is the redo action.
  private func bringBack(_ old: Document, _ edition: Int) {
    keepForUndo()
    document = old
    self.edition = edition
    updateIsEdited()
  }

  /// Marks the document as edited.
  func markEdited() {
    lastEdition += 1
    edition = lastEdition
    updateIsEdited()
  }

  private func updateIsEdited() {
    let isOther = edition != savedEdition
    if isEdited != isOther { isEdited = isOther }
  }

  func show(_ url: URL, _ known: Any?) {
    hasBegun = true
    do {
      document = try known as? Document ?? form.document(at: url)
      fileURL = url.standardizedFileURL
      savedEdition = edition
      isEdited = false
      window?.undoManager.removeAllActions(withTarget: self)
    } catch {
      problem = "“\(url.lastPathComponent)” could not be opened: \(Self.sentence(error))"
    }
  }

  /// Writes the document to its file. Without a file, opens the dialog for saving.
  func save() {
    guard isEditable, document != nil else { return }
    if let fileURL { write(to: fileURL) } else { isSavePresented = true }
  }

  func saveAs() { if isEditable, document != nil { isSavePresented = true } }

  func presentOpen() { isOpenPresented = true }

  func write(to url: URL) {
    guard let document else { return }
    do {
      try form.save(document, to: url)
      fileURL = url.standardizedFileURL
      savedEdition = edition
      isEdited = false
      typed = nil
    } catch {
      problem = "“\(url.lastPathComponent)” could not be saved: \(Self.sentence(error))"
    }
  }

  private static func sentence(_ error: any Error) -> String {
    let text = error.localizedDescription
    return text.hasSuffix(".") ? text : text + "."
  }
}
