import TweenMotion
import TweenViews

/// Calls a control of a row by what it does and the row's own name.
struct NamedByRow: ViewModifier {
  let word: SystemWord
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View { content.told(note) }

  private var note: TreeNote {
    var note = TreeNote()
    note.nameInRow = word.text(in: locale)
    return note
  }
}
