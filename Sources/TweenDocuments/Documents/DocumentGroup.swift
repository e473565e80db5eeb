import Foundation
import TweenCombine
import TweenControls
import TweenMotion
import TweenOverlays
import TweenPages
import TweenTypes
import TweenViews

/// Windows of documents, which are files: each window has one.
///
/// A file that the program is started with opens; without, a new document does. ctrl-S saves, by way of
/// a temporary file; ctrl-N makes a document, ctrl-O asks for the path of one.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let form: DocumentForm<Document>
  private let content: @MainActor (DocumentModel<Document>, Document) -> Content

  init(
    _ form: DocumentForm<Document>,
    content: @escaping @MainActor (DocumentModel<Document>, Document) -> Content
  ) {
    self.form = form
    self.content = content
  }

  /// The windows.
  public var body: some Scene {
    let (form, content) = (form, content)
    _ModifiedScene(
      content: WindowGroup(.documents, for: DocumentPlace.self) { place in
        DocumentWindow(form: form, place: place?.base as? DocumentPlace, content: content)
      }
    ) {
      $0.documentType = Document.self
      $0.opensFile = { form.opens($0) }
      $0.readsFile = { try form.document(at: $0) }
    }
  }
}

extension DocumentGroup where Document: FileDocument {
  private static func configuration(
    _ model: DocumentModel<Document>, _ document: Document
  ) -> FileDocumentConfiguration<Document> {
    let binding = Binding {
      model.document ?? document
    } set: { (new: Document, transaction: Transaction) in
      withTransaction(transaction) { model.edit(new) }
    }
    return FileDocumentConfiguration(
      binding, fileURL: model.fileURL, isEditable: model.isEditable)
  }

  /// Windows in which documents are made and edited.
  ///
  /// - Parameters:
  ///   - newDocument: What a new one is like.
  ///   - editor: What shows one.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentForm(values: newDocument)) { editor(Self.configuration($0, $1)) }
  }

  /// Windows in which documents are looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentForm(values: nil)) { viewer(Self.configuration($0, $1)) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  private static func configuration(
    _ model: DocumentModel<Document>, _ document: Document
  ) -> ReferenceFileDocumentConfiguration<Document> {
    ReferenceFileDocumentConfiguration(
      document: document, fileURL: model.fileURL, isEditable: model.isEditable)
  }

  /// Windows in which documents that are objects are made and edited. One that tells of a change
  /// counts as edited.
  ///
  /// - Parameters:
  ///   - newDocument: What a new one is like.
  ///   - editor: What shows one.
  public init<Editor: View>(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Editor
  ) where Content == _ReferenceDocumentView<Document, Editor> {
    self.init(DocumentForm(objects: newDocument)) {
      _ReferenceDocumentView(
        document: $1, model: $0, editor: editor(Self.configuration($0, $1)))
    }
  }

  /// Windows in which documents that are objects are looked at.
  public init<Viewer: View>(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Viewer
  ) where Content == _ReferenceDocumentView<Document, Viewer> {
    self.init(DocumentForm(objects: nil)) {
      _ReferenceDocumentView(
        document: $1, model: $0, editor: viewer(Self.configuration($0, $1)))
    }
  }
}

/// The editor of a document that is an object, which hears of the object's changes.
public struct _ReferenceDocumentView<Document: ReferenceFileDocument, Editor: View>: View {
  let document: Document
  let model: DocumentModel<Document>
  let editor: Editor

  /// The editor.
  public var body: some View {
    let model = model
    editor.onReceive(document.objectWillChange) { _ in model.noteEdit() }
  }
}

/// A window with a document.
struct DocumentWindow<Document, Content: View>: View {
  private let content: @MainActor (DocumentModel<Document>, Document) -> Content
  private let form: DocumentForm<Document>
  private let place: DocumentPlace?
  @State private var model: DocumentModel<Document>?

  init(
    form: DocumentForm<Document>, place: DocumentPlace?,
    content: @escaping @MainActor (DocumentModel<Document>, Document) -> Content
  ) {
    self.form = form
    self.place = place
    self.content = content
    _model = State(initialValue: nil)
  }

  var body: some View {
    ZStack {
      if let model {
        DocumentContent(model: model, content: content)
      }
    }
    .onAppear {
      let made = DocumentModel(form, place)
      made.begin()
      model = made
    }
  }
}

/// The bar over an editor that wishes for one: with the document's name where it has no title.
private struct DocumentBar: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    let title = title
    content.pagePreference { preferences in
      if preferences.title == nil, preferences.items.isEmpty, preferences.search == nil {
        preferences.isBarHidden = preferences.isBarHidden ?? true
      } else {
        preferences.titleMode = preferences.titleMode ?? (preferences.title == nil ? .inline : nil)
        preferences.title = preferences.title ?? Text(verbatim: title)
      }
    }
  }
}

/// What a window shows of its document, and what it asks about it.
private struct DocumentContent<Document, Content: View>: View, ModelUpdating {
  let model: DocumentModel<Document>
  let content: @MainActor (DocumentModel<Document>, Document) -> Content
  @Environment(\.openDocument) private var openDocument

  var body: some View {
    ZStack {
      if let document = model.document {
        // Around editors that bring no stack of their own, for their toolbars.
        NavigationStack {
          content(model, document)
            .environment(
              \.documentConfiguration,
              DocumentConfiguration(fileURL: model.fileURL, isEditable: model.isEditable)
            )
            .modifier(DocumentBar(title: model.name))
        }
      } else {
        Text("No Document").foregroundStyle(.secondary)
      }
    }
    .modifier(FilePrompter(isPresented: asking(\.asksWhereToSave), question: whereToSave))
    .modifier(FilePrompter(isPresented: asking(\.asksWhatToOpen), question: whatToOpen))
    .alert(
      Text(verbatim: model.problem ?? ""),
      isPresented: Binding {
        model.problem != nil
      } set: {
        if !$0 { model.problem = nil }
      }
    ) {
      Button("OK") {}
    }
  }

  func updateModel() {
    guard let window = ViewGraph.evaluatedNode?.window else { return }
    if window.document !== model {
      window.document = model
      model.window = window
    }
    window.root?.title = model.title
  }

  private func asking(
    _ question: ReferenceWritableKeyPath<DocumentModel<Document>, Bool>
  ) -> Binding<Bool> {
    Binding {
      model[keyPath: question]
    } set: {
      model[keyPath: question] = $0
    }
  }

  private var whereToSave: FileQuestion {
    let model = model
    let type = model.form.writable.first ?? .data
    func target(_ text: String, _ place: FilePlace) -> URL? {
      guard let url = place.urls(text).first, !FilePaths.isFolder(url) else { return nil }
      return url.pathExtension.isEmpty
        ? url.deletingLastPathComponent()
          .appendingPathComponent(type.fileName(url.lastPathComponent))
        : url
    }
    let name = model.fileURL?.lastPathComponent ?? type.fileName("Untitled")
    return FileQuestion(
      kind: .save(name: name), title: "Save", confirmation: "Save", prompt: "Name", name: name,
      obstacle: { FilePaths.obstacle(writing: target($0, $1)) },
      remark: { text, place in
        guard let url = target(text, place), FilePaths.exists(url) else { return nil }
        return "“\(url.lastPathComponent)” will be replaced."
      },
      confirm: { text, place in
        if let url = target(text, place) { model.write(to: url) }
      },
      cancel: {},
      overwritesUnasked: { place in
        guard let url = target("", place) else { return false }
        return url != place.chosen?.first && FilePaths.exists(url)
      })
  }

  private var whatToOpen: FileQuestion {
    let (model, openDocument) = (model, openDocument)
    return FileQuestion(
      kind: .open(several: false), types: model.form.readable,
      title: "Open", confirmation: "Open", prompt: "Path",
      obstacle: { text, place in
        FilePaths.obstacle(
          opening: place.urls(text), types: model.form.readable, isEnabled: place.isEnabled)
      },
      confirm: { text, place in
        for url in place.urls(text) { openDocument.open(url) }
      },
      cancel: {})
  }
}
