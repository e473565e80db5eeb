import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A text of many lines that can be edited; it takes all the room that it is offered.
///
/// Return begins a line. What has no room is scrolled: by the wheel, and to the caret.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  private let styled: StyledEditing?
  @Environment(\.textEditorStyle) private var style

  /// An editor of a text, which is written with each edit.
  public init(text: Binding<String>) { self.init(text, nil) }

  /// An editor of a text and of what is selected in it.
  ///
  /// - Parameters:
  ///   - text: Written with each edit.
  ///   - selection: Written with each move; what is written to it is selected. nil: the end.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text, selection)
  }

  /// An editor of a text with attributes, which are drawn as a `Text` draws them.
  ///
  /// What is typed has the attributes of what is before it, or those that the selection has for typing;
  /// what is undone has the attributes it had.
  ///
  /// - Parameters:
  ///   - text: Written with each edit.
  ///   - selection: Written with each move; what is written to it is selected. nil: the program does
  ///     not follow it.
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

  /// The text as the style in force has it.
  public var body: some View {
    let style = style ?? AnyTextEditorStyle(AutomaticTextEditorStyle(), over: nil)
    style.makeBody(
      TextEditorStyleConfiguration(text: text, selection: selection, styled: styled))
  }
}

/// What a style is told of an editor.
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

/// The look of an editor of text.
@MainActor @preconcurrency public protocol TextEditorStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = TextEditorStyleConfiguration
  /// The editor as it shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The automatic look: the text on the ground of the window.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.listLevel) private var listLevel
  /// The automatic style.
  public init() {}
  /// The text on its ground, which `scrollContentBackground(.hidden)` takes away; a row has its own.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.background {
      if background != .hidden, listLevel == nil { Rectangle().fill(.background) }
    }
  }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The plain style.
  public init() {}
  /// The text without a ground.
  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// A border with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The style with round corners.
  public init() {}
  /// The text in a border with round corners.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.modifier(FieldBorder(radius: 5, padding: 0))
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic look.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A border with round corners.
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
  /// The style of editors of text; nil: the automatic one.
  var textEditorStyle: AnyTextEditorStyle? {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of editors of text in this view.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    transformEnvironment(\.textEditorStyle) { $0 = AnyTextEditorStyle(style, over: $0) }
  }
}
