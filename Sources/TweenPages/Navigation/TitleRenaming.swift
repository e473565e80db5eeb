import Foundation
import Observation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The state of a page's title that can be changed in its bar.
@MainActor @Observable final class TitleRenaming {
  /// The program's binding to the title.
  @ObservationIgnored var title: Binding<String> = .constant("")
  /// Whether a text field replaces the title.
  var isEditing = false

  nonisolated init() {}

  /// Ends editing.
  ///
  /// - Parameter words: The new title; nil or empty: the old title stays.
  func end(_ words: String?) {
    guard isEditing else { return }
    isEditing = false
    if let words, !words.isEmpty, words != title.wrappedValue { title.wrappedValue = words }
  }
}

/// Sets a page's title to a string that the bar can change.
struct RenamableTitleModifier: ViewModifier, ModelUpdating {
  let title: Binding<String>
  @State private var renaming = TitleRenaming()

  nonisolated init(title: Binding<String>) { self.title = title }

  func updateModel() { renaming.title = title }

  func body(content: Content) -> some View {
    let renaming = renaming
    content.navigationTitle(Text(title.wrappedValue))
      .pagePreference { $0.renaming = renaming }
  }
}

/// A text field that replaces the title during editing, with all of its text selected at first.
/// Return, and every loss of the focus, keeps the new text; Esc discards it.
struct TitleField: View {
  let renaming: TitleRenaming
  @State private var words: String
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool

  init(renaming: TitleRenaming) {
    self.renaming = renaming
    let words = renaming.title.wrappedValue
    _words = State(initialValue: words)
    _selection = State(initialValue: TextSelection(range: words.startIndex..<words.endIndex))
  }

  var body: some View {
    TextField(
      FieldContent(text: $words), prompt: nil, label: Text(system: .rename), selection: $selection
    )
    .textFieldStyle(.plain)
    .multilineTextAlignment(.center)
    .font(.system(size: 17, weight: .semibold))
    .focused($isFocused)
    .onSubmit { renaming.end(words) }
    .onKeyPress(.escape) {
      renaming.end(nil)
      return .handled
    }
    .onAppear { isFocused = true }
    .onChange(of: isFocused) { old, _ in if old { renaming.end(words) } }
  }
}
