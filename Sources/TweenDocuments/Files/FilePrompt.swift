import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenTypes
import TweenViews

/// The content of a file dialog.
struct FileDialogContent {
  /// The kind of the desktop's dialog, if there is one.
  let kind: SystemFileDialogs.Request.Kind
  /// The types of files that can be chosen; empty: all.
  var types: [UTType] = []
  let title: String
  let confirmation: String
  /// The placeholder of the empty field.
  let prompt: String
  /// The initial text of the field.
  var name = ""
  /// Returns the reason why the typed text cannot be confirmed; empty: nothing is typed yet; nil: none.
  let obstacle: @MainActor (String, FilePlace) -> String?
  /// Returns a note about the typed text, which can be confirmed nevertheless; nil: none.
  var note: @MainActor (String, FilePlace) -> String? = { _, _ in nil }
  /// Handles the confirmed text.
  let confirm: @MainActor (String, FilePlace) -> Void
  let cancel: @MainActor () -> Void
  /// Returns whether the choice of the desktop's dialog would overwrite a file without confirmation.
  var overwritesWithoutConfirmation: @MainActor (FilePlace) -> Bool = { _ in false }
}

/// The folder at which relative paths begin, and the files that can be chosen.
struct FilePlace {
  let folder: URL
  let isEnabled: (@MainActor (URL) -> Bool)?
  /// The files that the desktop's dialog has returned; nil: a path is typed.
  var chosen: [URL]?

  @MainActor init(_ options: FileDialogOptions, chosen: [URL]? = nil) {
    folder =
      options.folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    isEnabled = options.isEnabled
    self.chosen = chosen
  }

  /// Returns the chosen or typed files.
  func urls(_ text: String, severalAllowed: Bool = false) -> [URL] {
    chosen ?? FilePaths.urls(text, in: folder, severalAllowed: severalAllowed)
  }
}

/// A modifier that presents a file dialog while a condition is true (Controls 10). It uses the
/// desktop's dialog where there is one. Otherwise it presents a prompt for a path, because a window has
/// no file browser.
struct FilePrompter {
  let isPresented: Binding<Bool>
  /// The content of the dialog; nil: no dialog.
  let question: FileDialogContent?
  @Environment(\.fileDialogOptions) private var options
  @State private var dialog = DesktopFileDialog()
  /// Whether a path is typed: the desktop has no dialog, or its choice cannot be used as it is.
  @State private var isTyped = false
  /// The initial text of the prompt in that case.
  @State private var suggestion: String?

  nonisolated init(isPresented: Binding<Bool>, question: FileDialogContent?) {
    self.isPresented = isPresented
    self.question = question
  }
}

extension FilePrompter: ModelUpdating {
  func updateModel() { dialog.answer = handleResult }
}

extension FilePrompter: ViewModifier {
  func body(content: Content) -> some View {
    let isPresented = isPresented
    let isActive = isPresented.wrappedValue && question != nil
    content
      .modifier(
        PresentationModifier(
          kind: .alert,
          requested: isActive && (isTyped || SystemFileDialogs.host == nil)
            ? AnyHashable(true) : nil,
          dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
          presented: { question.map { FilePrompt(question: $0, suggestion: suggestion) } })
      )
      .onChange(of: isActive, initial: true) { follow(isActive) }
      .modifier(EndModifier { [dialog] in dialog.end() })
  }

  @MainActor private func follow(_ isActive: Bool) {
    if isActive, let question {
      dialog.begin(question, options)
    } else {
      dialog.end()
      if isTyped { isTyped = false }
      if suggestion != nil { suggestion = nil }
    }
  }

  @MainActor private func handleResult(_ answer: SystemFileDialogs.Response) {
    guard isPresented.wrappedValue, let question else { return }
    switch answer {
    case .unavailable: isTyped = true
    case .cancelled:
      isPresented.wrappedValue = false
      question.cancel()
    case .chosen(let urls):
      let place = FilePlace(options, chosen: urls)
      guard question.obstacle("", place) == nil, !question.overwritesWithoutConfirmation(place)
      else {
        suggestion = urls.map(\.path).joined(separator: ":")
        isTyped = true
        return
      }
      isPresented.wrappedValue = false
      question.confirm("", place)
    }
  }
}

/// The open dialog of the desktop for a view, if any.
@MainActor private final class DesktopFileDialog {
  private var cancel: (@MainActor () -> Void)?
  /// Receives the result of the dialog.
  var answer: @MainActor (SystemFileDialogs.Response) -> Void = { _ in }

  nonisolated init() {}

  func begin(_ question: FileDialogContent, _ options: FileDialogOptions) {
    guard cancel == nil, let host = SystemFileDialogs.host else { return }
    var asked = SystemFileDialogs.Request(
      kind: question.kind, title: options.message?.plainText ?? question.title,
      confirmation: options.confirmation?.plainText, folder: options.folder)
    asked.filter = Self.filter(question.types)
    cancel = host(asked) { [weak self] end in
      guard let self, cancel != nil else { return }
      cancel = nil
      answer(end)
    }
  }

  func end() {
    cancel?()
    cancel = nil
  }

  /// Returns a filter by file names for types; nil where files of any name can have one of the types.
  private static func filter(_ types: [UTType]) -> SystemFileDialogs.Request.Filter? {
    let ends = types.map(\.allFilenameExtensions)
    guard !ends.isEmpty, !ends.contains(where: \.isEmpty),
      !types.contains(where: { UTType.data.conforms(to: $0) })
    else { return nil }
    let names = types.map { $0.localizedDescription ?? $0.identifier }
    return SystemFileDialogs.Request.Filter(
      name: names.joined(separator: ", "), extensions: ends.flatMap { $0 })
  }
}

private struct FilePrompt: View {
  let question: FileDialogContent
  let suggestion: String?
  @Environment(\.fileDialogOptions) private var options
  @State private var typed: String?

  var body: some View {
    let text = typed ?? suggestion ?? question.name
    let place = FilePlace(options)
    let obstacle = question.obstacle(text, place)
    AlertCard(
      look: .alert, title: Text(verbatim: question.title),
      actions: actions(text, place, isReady: obstacle == nil),
      message: message(obstacle ?? question.note(text, place)))
  }

  @ViewBuilder private func actions(
    _ text: String, _ place: FilePlace, isReady: Bool
  ) -> some View {
    TextField(
      text: Binding(get: { text }, set: { typed = $0 }),
      prompt: options.nameLabel ?? Text(verbatim: question.prompt)
    ) {
      Text(verbatim: question.prompt)
    }
    Button("Cancel", role: .cancel) { question.cancel() }
    Button {
      question.confirm(text, place)
    } label: {
      options.confirmation ?? Text(verbatim: question.confirmation)
    }
    .keyboardShortcut(.defaultAction)
    .disabled(!isReady)
  }

  @ViewBuilder private func message(_ note: String?) -> some View {
    if let note, !note.isEmpty {
      Text(verbatim: note)
    } else if let message = options.message {
      message
    } else if let folder = options.folder {
      Text(verbatim: "A path, relative to “\(folder.lastPathComponent)”.")
    } else {
      // The folder's name is omitted: a frame must not depend on the directory in which the program was
      // started.
      Text(verbatim: "A path, relative to the folder in which the program was started.")
    }
  }
}
