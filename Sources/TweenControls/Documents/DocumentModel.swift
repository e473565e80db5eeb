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
  /// What went wrong, in a sentence; nil: nothing.
  var problem: String?
  var asksWhereToSave = false
  var asksWhatToOpen = false
  @ObservationIgnored private var hasBegun = false
  /// What the window was opened for.
  @ObservationIgnored private let place: DocumentPlace?

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
      read(url)
    } else if let seed = place?.seed?() as? Document {
      document = seed
      isEdited = true
    } else if let made = form.make?() {
      document = made
    } else {
      asksWhatToOpen = true
    }
  }

  func edit(_ new: Document) {
    document = new
    noteEdit()
  }

  func noteEdit() { if !isEdited { isEdited = true } }

  func read(_ url: URL) {
    hasBegun = true
    do {
      document = try form.document(at: url)
      fileURL = url.standardizedFileURL
      isEdited = false
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
      isEdited = false
    } catch {
      problem = "“\(url.lastPathComponent)” could not be saved: \(Self.sentence(error))"
    }
  }

  private static func sentence(_ error: any Error) -> String {
    let text = error.localizedDescription
    return text.hasSuffix(".") ? text : text + "."
  }
}
