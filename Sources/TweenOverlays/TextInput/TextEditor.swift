import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// An editor of text with many lines, which takes all the room that it is offered.
///
/// Return begins a line. Text that does not fit is scrolled by the wheel, and to the caret.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  private let styled: StyledEditing?
  @Environment(\.textEditorStyle) private var style

  /// An editor of a text, which is written at each edit.
  public init(text: Binding<String>) { self.init(text, nil) }

  /// An editor of a text, with a binding to its selection.
  ///
  /// - Parameters:
  ///   - text: The text, written at each edit.
  ///   - selection: The selection, written at each move; setting it changes the selection. nil: the
  ///     caret at the end.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text, selection)
  }

  /// An editor of an attributed text, whose attributes are drawn as a `Text` draws them.
  ///
  /// Typed text gets the attributes of the text before it, or the typing attributes of the
  /// selection. An undo restores the previous attributes.
  ///
  /// - Parameters:
  ///   - text: The text, written at each edit.
  ///   - selection: The selection, written at each move; setting it changes the selection. nil: the
  ///     editor stores it itself.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    let styled = StyledEditing(text: text, selection: selection)
    self.styled = styled
    self.text = styled.characters
    self.selection = nil
  }

  private init(_ text: Binding<String>, _ selection: Binding<TextSelection?>?) {
    self.text = text
    self.selection = selection
    styled = nil
  }

  /// The editor as the current style draws it.
  public var body: some View {
    let style = style ?? AnyTextEditorStyle(AutomaticTextEditorStyle(), over: nil)
    style.makeBody(
      TextEditorStyleConfiguration(text: text, selection: selection, styled: styled))
  }
}

/// The properties of a text editor that a style draws.
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  let styled: StyledEditing?

  @MainActor var editor: some View {
    FieldBody(
      text: text, prompt: AnyView(EmptyView()), kind: FieldKind(isEditor: true),
      selection: selection, styled: styled
    )
    .padding(.vertical, 8)
    .padding(.horizontal, 5)
  }
}

/// The look of a text editor.
@MainActor @preconcurrency public protocol TextEditorStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = TextEditorStyleConfiguration
  /// Returns the view that shows the editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The automatic style of text editors: the text on the window's background.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.listLevel) private var listLevel
  /// Creates the automatic style of text editors.
  public init() {}
  /// Returns the text on its background, which `scrollContentBackground(.hidden)` removes. In a row
  /// of a list it has the row's background.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.background {
      if background != .hidden, listLevel == nil { Rectangle().fill(.background) }
    }
  }
}

/// A style of text editors that shows the text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates a style of text editors without a background.
  public init() {}
  /// Returns the text of the editor without a background.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// A style of text editors with a border with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates a style of text editors with a rounded border.
  public init() {}
  /// Returns the text in a border with round corners.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.modifier(FieldBorder(radius: 5, padding: 0))
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic look: the text on the window's background.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone, without a background or border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The text in a border with round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// A style of editors of any kind, as the environment carries it.
typealias AnyTextEditorStyle = AnyControlStyle<TextEditorStyleConfiguration>

extension AnyTextEditorStyle {
  @MainActor init(_ style: some TextEditorStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.textEditorStyle) { $0.makeBody(configuration: $1) }
  }
}

private enum TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextEditorStyle? { nil }
}

extension EnvironmentValues {
  /// The style of text editors; nil: the automatic style.
  var textEditorStyle: AnyTextEditorStyle? {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text editors in this view.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    transformEnvironment(\.textEditorStyle) { $0 = AnyTextEditorStyle(style, over: $0) }
  }
}
