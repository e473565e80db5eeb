import TweenControls
import TweenMotion
import TweenViews

/// Sets the accessibility label of a control in a row: the word for its action and the row's own
/// name.
struct RowScopedLabel: ViewModifier {
  /// The word for the action; nil: the label is only the row's name.
  let word: SystemWord?
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View { content.semantics(elementSemantics) }

  private var elementSemantics: Semantics {
    var elementSemantics = Semantics()
    elementSemantics.nameInRow = word?.text(in: locale) ?? "%@"
    return elementSemantics
  }
}
