import Foundation
import Observation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// A page's title that can be changed in its bar.
@MainActor @Observable final class TitleRenaming {
  /// What keeps the title.
  @ObservationIgnored var title: Binding<String> = .constant("")
  /// Whether a field stands for the title.
  var isEditing = false

  nonisolated init() {}

  /// Ends editing.
  ///
  /// - Parameter words: The new title; nil: the old one stays, as it does where the new one is empty.
  func end(_ words: String?) {
    guard isEditing else { return }
    isEditing = false
    if let words, !words.isEmpty, words != title.wrappedValue { title.wrappedValue = words }
  }
}

/// Names a page by a string that its bar can change.
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

/// Stands for a title while it is changed: all of it is selected at first. Return, and whatever else takes
/// the focus, keeps what was written; Esc gives it up.
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
