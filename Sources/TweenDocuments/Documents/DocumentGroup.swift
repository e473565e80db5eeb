import Foundation
import TweenCombine
import TweenControls
import TweenMotion
import TweenOverlays
import TweenPages
import TweenTypes
import TweenViews

/// A scene with a window for each document, which is a file.
///
/// A file in the program's arguments is opened at the start; without one, a new document. Ctrl-S saves
/// through a temporary file, ctrl-N creates a document, and ctrl-O opens one by its path.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let form: DocumentFormat<Document>
  private let content: @MainActor (DocumentModel<Document>, Document) -> Content

  init(
    _ form: DocumentFormat<Document>,
    content: @escaping @MainActor (DocumentModel<Document>, Document) -> Content
  ) {
    self.form = form
    self.content = content
  }

  /// The windows of the documents.
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

  /// Creates a scene with windows that edit documents.
  ///
  /// - Parameters:
  ///   - newDocument: An expression that creates a new document.
  ///   - editor: A closure that creates the editor of a document.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(values: newDocument)) { editor(Self.configuration($0, $1)) }
  }

  /// Creates a scene with windows that display documents without editing them.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(values: nil)) { viewer(Self.configuration($0, $1)) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  private static func configuration(
    _ model: DocumentModel<Document>, _ document: Document
  ) -> ReferenceFileDocumentConfiguration<Document> {
    ReferenceFileDocumentConfiguration(
      document: document, fileURL: model.fileURL, isEditable: model.isEditable)
  }

  /// Creates a scene with windows that edit documents that are objects. A document that publishes a
  /// change is marked as edited.
  ///
  /// - Parameters:
  ///   - newDocument: A closure that creates a new document.
  ///   - editor: A closure that creates the editor of a document.
  public init<Editor: View>(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Editor
  ) where Content == _ReferenceDocumentView<Document, Editor> {
    self.init(DocumentFormat(objects: newDocument)) {
      _ReferenceDocumentView(
        document: $1, model: $0, editor: editor(Self.configuration($0, $1)))
    }
  }

  /// Creates a scene with windows that display documents that are objects, without editing them.
  public init<Viewer: View>(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Viewer
  ) where Content == _ReferenceDocumentView<Document, Viewer> {
    self.init(DocumentFormat(objects: nil)) {
      _ReferenceDocumentView(
        document: $1, model: $0, editor: viewer(Self.configuration($0, $1)))
    }
  }
}

/// The editor of a document that is an object; it marks the document as edited when the object
/// publishes a change.
public struct _ReferenceDocumentView<Document: ReferenceFileDocument, Editor: View>: View {
  let document: Document
  let model: DocumentModel<Document>
  let editor: Editor

  /// The editor view.
  public var body: some View {
    let model = model
    editor.onReceive(document.objectWillChange) { _ in model.markEdited() }
  }
}

/// The content of a document's window.
struct DocumentWindow<Document, Content: View>: View {
  private let content: @MainActor (DocumentModel<Document>, Document) -> Content
  private let form: DocumentFormat<Document>
  private let place: DocumentPlace?
  @State private var model: DocumentModel<Document>?

  init(
    form: DocumentFormat<Document>, place: DocumentPlace?,
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

/// The navigation bar over an editor that uses one. Without a title, it displays the name of the
/// document.
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

/// The content of a window for its document, with the dialogs of the document.
private struct DocumentContent<Document, Content: View>: View, ModelUpdating {
  let model: DocumentModel<Document>
  let content: @MainActor (DocumentModel<Document>, Document) -> Content
  @Environment(\.openDocument) private var openDocument

  var body: some View {
    ZStack {
      if let document = model.document {
        // A stack for the toolbars of editors that have no stack of their own.
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
    .modifier(FilePrompter(isPresented: binding(\.isSavePresented), question: saveDialog))
    .modifier(FilePrompter(isPresented: binding(\.isOpenPresented), question: openDialog))
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

  private func binding(
    _ question: ReferenceWritableKeyPath<DocumentModel<Document>, Bool>
  ) -> Binding<Bool> {
    Binding {
      model[keyPath: question]
    } set: {
      model[keyPath: question] = $0
    }
  }

  private var saveDialog: FileDialogContent {
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
    return FileDialogContent(
      kind: .save(name: name), title: "Save", confirmation: "Save", prompt: "Name", name: name,
      obstacle: { FilePaths.obstacle(writing: target($0, $1)) },
      note: { text, place in
        guard let url = target(text, place), FilePaths.exists(url) else { return nil }
        return "“\(url.lastPathComponent)” will be replaced."
      },
      confirm: { text, place in
        if let url = target(text, place) { model.write(to: url) }
      },
      cancel: {},
      overwritesWithoutConfirmation: { place in
        guard let url = target("", place) else { return false }
        return url != place.chosen?.first && FilePaths.exists(url)
      })
  }

  private var openDialog: FileDialogContent {
    let (model, openDocument) = (model, openDocument)
    return FileDialogContent(
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
