import TweenControls
import TweenMotion
import TweenViews

/// Tells of what opens and closes others whether they are to be seen.
struct ToldExpansion: ViewModifier {
  let isOpen: Bool
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.told(
      TreeNote(value: (isOpen ? SystemWord.expanded : .collapsed).text(in: locale)))
  }
}
