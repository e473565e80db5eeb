import TweenMotion
import TweenViews

/// A style of any kind for controls that tell `Configuration`, as the environment carries it.
package struct AnyControlStyle<Configuration> {
  private let make: @MainActor (Configuration) -> AnyView
  /// Whether the control is a stop of Tab by what the style makes it of, not as a whole.
  let hasOwnKeys: Bool

  /// - Parameters:
  ///   - style: What draws the controls.
  ///   - outer: The style around, which controls have that `style` makes itself; nil: the automatic
  ///     one.
  ///   - key: Where the environment carries styles of this kind.
  ///   - makeBody: Has the style draw.
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

  /// The look where nobody has set one: no style of the program's, and no control of its own inside.
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

/// A style's body, in a view of its own: what the style reads makes only this one anew.
private struct StyledControl<Style, Configuration, Content: View>: View {
  var style: ConnectedStyle<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content
  var body: some View { makeBody(style.style, configuration) }
}
