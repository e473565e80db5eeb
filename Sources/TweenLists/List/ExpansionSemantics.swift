import TweenControls
import TweenMotion
import TweenViews

/// Tells of what opens and closes others whether they are to be seen.
struct ExpansionSemantics: ViewModifier {
  let isOpen: Bool
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.semantics(
      Semantics(value: (isOpen ? SystemWord.expanded : .collapsed).text(in: locale)))
  }
}
