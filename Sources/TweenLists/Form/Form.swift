import TweenMotion
import TweenViews

/// Controls for settings and data, grouped in sections: a list of cards in the automatic style.
///
/// Each view in the content is a row; a `Section` sets rows apart. It takes the room that it is
/// offered, and scrolls.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// A form of the views in `content`.
  ///
  /// - Parameter content: the rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The form as its style shows it.
  public var body: some View {
    style.makeBody(
      FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is asked to show, in the style around.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
