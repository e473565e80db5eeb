import TweenMotion
import TweenViews

/// A container of controls for settings and data, grouped in sections. In the automatic style it is
/// a list of cards on a phone.
///
/// Each view in the content is a row; a `Section` groups rows. A form takes the room that it is
/// offered, and scrolls.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form of the views in `content`.
  ///
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The form as the current style shows it.
  public var body: some View {
    style.makeBody(
      FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration, drawn in the style that surrounds the current
  /// style.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
