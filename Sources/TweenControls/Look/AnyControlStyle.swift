import TweenMotion
import TweenViews

/// A type-erased style of the controls that are described by `Configuration`, as the environment
/// carries it.
package struct AnyControlStyle<Configuration> {
  private let make: @MainActor (Configuration) -> AnyView
  /// Whether views that the style draws take the keyboard focus, instead of the control as a whole.
  let hasOwnKeys: Bool

  /// - Parameters:
  ///   - style: The style that draws the controls.
  ///   - outer: The enclosing style, in which controls that `style` itself creates are drawn; nil:
  ///     the automatic style.
  ///   - key: The environment value that holds styles of this kind.
  ///   - makeBody: Returns the control as the style draws it.
  @MainActor package init<Style, Content: View>(
    _ style: Style, over outer: Self?,
    in key: WritableKeyPath<EnvironmentValues, Self?>,
    makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    hasOwnKeys = style is any KeyedToggleStyle
    make = { configuration in
      AnyView(
        StyledControl(
          style: ConnectedStyle(style: style), configuration: configuration, makeBody: makeBody
        )
        .environment(key, outer))
    }
  }

  /// The look if no style is set. The program has no code in it, and no control is nested in it.
  @MainActor package init<Content: View>(
    automatic makeBody: @escaping @MainActor (Configuration) -> Content
  ) {
    hasOwnKeys = false
    make = { AnyView(SlotContent(in: .row, makeBody($0))) }
  }

  @MainActor package func makeBody(_ configuration: Configuration) -> AnyView {
    make(configuration)
  }
}

/// The body of a style in a view of its own, so that only this view is updated when a value that
/// the style reads changes.
private struct StyledControl<Style, Configuration, Content: View>: View {
  var style: ConnectedStyle<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content
  var body: some View { makeBody(style.style, configuration) }
}
