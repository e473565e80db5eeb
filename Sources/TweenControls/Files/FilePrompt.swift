import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViews

/// What a file dialog asks for.
struct FileQuestion {
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
}

/// Where paths that are typed go on from, and which files can be chosen.
struct FilePlace {
  let folder: URL
  let isEnabled: (@MainActor (URL) -> Bool)?
}

/// Asks for a path while a condition holds (Controls 10): the window has no browser of files.
struct FilePrompter {
  let isPresented: Binding<Bool>
  /// nil: there is nothing to ask.
  let question: FileQuestion?
}

extension FilePrompter: ViewModifier {
  func body(content: Content) -> some View {
    let isPresented = isPresented
    content.modifier(
      PresentationModifier(
        kind: .alert,
        wanted: isPresented.wrappedValue && question != nil ? AnyHashable(true) : nil,
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        presented: { question.map { FilePrompt(question: $0) } }))
  }
}

private struct FilePrompt: View {
  let question: FileQuestion
  @Environment(\.fileDialogOptions) private var options
  @State private var typed: String?

  var body: some View {
    let text = typed ?? question.name
    let place = FilePlace(folder: options.folder ?? Self.startFolder, isEnabled: options.isEnabled)
    let obstacle = question.obstacle(text, place)
    AlertCard(
      look: .alert, title: Text(verbatim: question.title),
      actions: actions(text, place, isReady: obstacle == nil),
      message: message(obstacle ?? question.remark(text, place)))
  }

  private static var startFolder: URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
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
