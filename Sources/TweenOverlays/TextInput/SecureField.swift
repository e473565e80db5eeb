import Foundation
import TweenControls
import TweenMotion
import TweenPaint
import TweenViews

/// A text field that shows its text as bullets. The text cannot be copied.
public struct SecureField<Label: View>: View {
  private let content: FieldContent
  private let prompt: Text?
  private let label: Label
  @Environment(\.textFieldStyle) private var style
  @Environment(\.interfaceIdiom) private var idiom

  init(_ content: FieldContent, prompt: Text?, label: Label) {
    self.content = content
    self.prompt = prompt
    self.label = label
  }

  /// A field with a label of your own, which is shown while there is no text and no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldContent(text: text), prompt: prompt, label: label())
  }

  /// The field as the current style of text fields draws it.
  public var body: some View {
    let style = style ?? .automatic(on: idiom)
    SingleElementView(
      style.makeBody(
        TextFieldContent(
          content: content, prompt: prompt, label: AnyView(label), isVertical: false,
          isSecret: true))
    )
    .semantics(label: label as? Text)
    .labeled(byUnseen: label)
  }
}

extension SecureField where Label == Text {
  /// A field with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  // Titles: string.
  /// A field with a title, which is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  // Titles: string.
  /// A field with a title, which is looked up in the string tables, and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  // Titles: string.
  /// A field, with a title that is looked up in the string tables, that calls a closure when Return
  /// is pressed.
  @available(*, deprecated, message: "use onSubmit")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text: text, onCommit: onCommit), prompt: nil, label: Text(titleKey))
  }
}
