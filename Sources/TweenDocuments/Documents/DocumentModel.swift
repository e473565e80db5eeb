import Foundation
import Observation
import TweenTypes
import TweenViews

/// The document of a window: what it is like, where it is from, and what is asked about it.
@MainActor @Observable final class DocumentModel<Document>: WindowDocument {
  let form: DocumentForm<Document>
  private(set) var document: Document?
  private(set) var fileURL: URL?
  private(set) var isEdited = false
  /// Where it is shown.
  @ObservationIgnored weak var window: GraphWindow?
  /// What went wrong, in a sentence; nil: nothing.
  var problem: String?
  var asksWhereToSave = false
  var asksWhatToOpen = false
  @ObservationIgnored private var hasBegun = false
  /// What the window was opened for.
  @ObservationIgnored private let place: DocumentPlace?
  /// Each edit makes another edition, and undoing it brings the one before back.
  @ObservationIgnored private var edition = 0
  @ObservationIgnored private var lastEdition = 0
  /// The edition that is in the file; nil: none.
  @ObservationIgnored private var savedEdition: Int? = 0
  /// The field that the last edit was typed in, when, and how far the undo manager was then.
  @ObservationIgnored private var typed: Typed?

  init(_ form: DocumentForm<Document>, _ place: DocumentPlace?) {
    self.form = form
    self.place = place
  }

  var isEditable: Bool { form.make != nil }
  var isPristine: Bool { fileURL == nil && !isEdited && place?.seed == nil }

  /// The name of the file, without its ending.
  var name: String { fileURL?.deletingPathExtension().lastPathComponent ?? "Untitled" }

  /// The name of the file, and whether something is not in it yet.
  var title: String {
    let name = fileURL?.lastPathComponent ?? name
    return isEdited ? "\(name) — Edited" : name
  }

  /// Reads or makes the document, when its window shows for the first time.
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
      asksWhatToOpen = true
    }
  }

  private struct Typed {
    weak var field: AnyObject?
    let time: Double
    let revision: Int
  }

  /// Seconds between two keys after which undoing takes back the later alone, as in fields.
  private static var longestPause: Double { 1 }

  /// A change that the editor makes, which can be undone. What is typed into a field without a pause is
  /// undone at once.
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
    noteEdit()
  }

  private func keepForUndo() {
    guard let before = document else { return }
    let edition = edition
    window?.undoManager.registerUndo(withTarget: self) { $0.bringBack(before, edition) }
  }

  /// What was registered while the change is taken back is the way forward again.
  private func bringBack(_ old: Document, _ edition: Int) {
    keepForUndo()
    document = old
    self.edition = edition
    tellWhetherEdited()
  }

  /// Something in it is another.
  func noteEdit() {
    lastEdition += 1
    edition = lastEdition
    tellWhetherEdited()
  }

  private func tellWhetherEdited() {
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

  /// Writes the document to its file; where it has none, asks for one.
  func save() {
    guard isEditable, document != nil else { return }
    if let fileURL { write(to: fileURL) } else { asksWhereToSave = true }
  }

  func saveAs() { if isEditable, document != nil { asksWhereToSave = true } }

  func askWhatToOpen() { asksWhatToOpen = true }

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
