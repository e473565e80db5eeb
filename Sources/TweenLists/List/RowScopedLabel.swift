import TweenControls
import TweenMotion
import TweenViews

/// Names a control of a row by what it does and the row's own name.
struct RowScopedLabel: ViewModifier {
  /// What it does; nil: it has the row's name alone.
  let word: SystemWord?
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View { content.semantics(note) }

  private var note: Semantics {
    var note = Semantics()
    note.nameInRow = word?.text(in: locale) ?? "%@"
    return note
  }
}
