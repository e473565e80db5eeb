import TweenControls
import TweenMotion
import TweenViews

/// Adds the accessibility value "Expanded" or "Collapsed" to a control that opens and closes other
/// views.
struct ExpansionSemantics: ViewModifier {
  let isOpen: Bool
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.semantics(
      Semantics(value: (isOpen ? SystemWord.expanded : .collapsed).text(in: locale)))
  }
}
