import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenTypes
import TweenViews

/// What a file dialog asks for.
struct FileQuestion {
  /// The request to the desktop's dialog, where there is one.
  let kind: SystemFileDialogs.Question.Kind
  /// The types of files that can be chosen; none: all.
  var types: [UTType] = []
  let title: String
  let confirmation: String
  /// What stands in the empty field.
  let prompt: String
  /// What the field begins with.
  var name = ""
  /// What is wrong with what was typed: it can't be confirmed. Empty: there is nothing yet.
  let obstacle: @MainActor (String, FilePlace) -> String?
  /// What is to be known of what was typed, though nothing is wrong.
  var remark: @MainActor (String, FilePlace) -> String? = { _, _ in nil }
  /// Takes what was typed.
  let confirm: @MainActor (String, FilePlace) -> Void
  let cancel: @MainActor () -> Void
  /// Whether what the desktop's dialog has brought would overwrite a file without a confirmation.
  var overwritesUnasked: @MainActor (FilePlace) -> Bool = { _ in false }
}

/// Where paths that are typed go on from, and which files can be chosen.
struct FilePlace {
  let folder: URL
  let isEnabled: (@MainActor (URL) -> Bool)?
  /// What the desktop's dialog has brought; nil: a path is typed.
  var chosen: [URL]?

  @MainActor init(_ options: FileDialogOptions, chosen: [URL]? = nil) {
    folder =
      options.folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    isEnabled = options.isEnabled
    self.chosen = chosen
  }

  /// The files that are meant.
  func urls(_ text: String, severalAllowed: Bool = false) -> [URL] {
    chosen ?? FilePaths.urls(text, in: folder, severalAllowed: severalAllowed)
  }
}

/// Presents a file dialog while a condition holds (Controls 10): by the desktop's dialog where there is one, else
/// for a path, for the window itself has no browser of files.
struct FilePrompter {
  let isPresented: Binding<Bool>
  /// nil: there is nothing to ask.
  let question: FileQuestion?
  @Environment(\.fileDialogOptions) private var options
  @State private var dialog = DesktopFileDialog()
  /// The desktop has no dialog for it, or has brought what can't be taken as it is.
  @State private var isTyped = false
  /// What the prompt begins with then.
  @State private var suggestion: String?

  nonisolated init(isPresented: Binding<Bool>, question: FileQuestion?) {
    self.isPresented = isPresented
    self.question = question
  }
}

extension FilePrompter: ModelUpdating {
  func updateModel() { dialog.answer = take }
}

extension FilePrompter: ViewModifier {
  func body(content: Content) -> some View {
    let isPresented = isPresented
    let isWanted = isPresented.wrappedValue && question != nil
    content
      .modifier(
        PresentationModifier(
          kind: .alert,
          wanted: isWanted && (isTyped || SystemFileDialogs.host == nil) ? AnyHashable(true) : nil,
          dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
          presented: { question.map { FilePrompt(question: $0, suggestion: suggestion) } })
      )
      .onChange(of: isWanted, initial: true) { follow(isWanted) }
      .modifier(EndModifier { [dialog] in dialog.end() })
  }

  @MainActor private func follow(_ isWanted: Bool) {
    if isWanted, let question {
      dialog.begin(question, options)
    } else {
      dialog.end()
      if isTyped { isTyped = false }
      if suggestion != nil { suggestion = nil }
    }
  }

  @MainActor private func take(_ answer: SystemFileDialogs.Answer) {
    guard isPresented.wrappedValue, let question else { return }
    switch answer {
    case .unavailable: isTyped = true
    case .cancelled:
      isPresented.wrappedValue = false
      question.cancel()
    case .chosen(let urls):
      let place = FilePlace(options, chosen: urls)
      guard question.obstacle("", place) == nil, !question.overwritesUnasked(place) else {
        suggestion = urls.map(\.path).joined(separator: ":")
        isTyped = true
        return
      }
      isPresented.wrappedValue = false
      question.confirm("", place)
    }
  }
}

/// The desktop's dialog that is open for a view, if one is.
@MainActor private final class DesktopFileDialog {
  private var cancel: (@MainActor () -> Void)?
  /// Receives how it ended.
  var answer: @MainActor (SystemFileDialogs.Answer) -> Void = { _ in }

  nonisolated init() {}

  func begin(_ question: FileQuestion, _ options: FileDialogOptions) {
    guard cancel == nil, let host = SystemFileDialogs.host else { return }
    var asked = SystemFileDialogs.Question(
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

  /// The filter of some types by file names; nil where files of any name can be of one.
  private static func filter(_ types: [UTType]) -> SystemFileDialogs.Question.Filter? {
    let ends = types.map(\.allFilenameExtensions)
    guard !ends.isEmpty, !ends.contains(where: \.isEmpty),
      !types.contains(where: { UTType.data.conforms(to: $0) })
    else { return nil }
    let names = types.map { $0.localizedDescription ?? $0.identifier }
    return SystemFileDialogs.Question.Filter(
      name: names.joined(separator: ", "), extensions: ends.flatMap { $0 })
  }
}

private struct FilePrompt: View {
  let question: FileQuestion
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
      message: message(obstacle ?? question.remark(text, place)))
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
      Text(verbatim: "In “\(folder.lastPathComponent)”, or with a path of its own.")
    } else {
      // Not by its name: a frame would depend on where the program was started.
      Text(verbatim: "From the folder where the program was started, or with a path of its own.")
    }
  }
}
