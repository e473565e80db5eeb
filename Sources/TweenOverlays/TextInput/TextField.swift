import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A field that shows an editable text.
///
/// Each edit is written to the binding at once. A field for a value of another type writes it when
/// Return is pressed or the focus leaves. The label is shown while there is no text, unless there
/// is a prompt.
public struct TextField<Label: View>: View {
  private let content: FieldContent
  private let prompt: Text?
  private let isVertical: Bool
  private let isSecret: Bool
  private let selection: Binding<TextSelection?>?
  private let label: Label
  @Environment(\.textFieldStyle) private var style
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.formHasColumns) private var hasColumns
  @Environment(\.labelsVisibility) private var labelsVisibility

  package init(
    _ content: FieldContent, prompt: Text?, axis: Axis = .horizontal, label: Label,
    isSecret: Bool = false, selection: Binding<TextSelection?>? = nil
  ) {
    self.selection = selection
    self.content = content
    self.prompt = prompt
    isVertical = axis == .vertical
    self.isSecret = isSecret
    self.label = label
  }

  /// A field with a label of your own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldContent(text: text), prompt: prompt, label: label())
  }

  /// A field with a label of your own, which grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldContent(text: text), prompt: prompt, axis: axis, label: label())
  }

  /// A field for a value that a format converts to text and back, with a label of your own.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(value: value, format: format), prompt: prompt, label: label())
  }

  /// A field for an optional value, with a label of your own; an empty text is nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(value: value, format: format), prompt: prompt, label: label())
  }

  /// A field for a value that a formatter converts to text and back, with a label of your own.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldContent(value: value, formatter: formatter), prompt: prompt, label: label())
  }

  /// The field as the current style draws it.
  public var body: some View {
    SingleElementView {
      if hasColumns, labelsVisibility != .hidden, Label.self != _TextFieldStyleLabel.self {
        HStack(spacing: ControlMetrics.touch.rowSpacing) {
          VStack(alignment: .trailing) { label }.columnLabel().accessibilityHidden(true)
          field(AnyView(EmptyView()))
        }
      } else {
        field(AnyView(label))
      }
    }
  }

  /// The accessibility label of the field: its label, or else its prompt.
  private var name: Text? {
    guard let label = label as? Text else { return nil }
    return label.plainText.isEmpty ? prompt ?? label : label
  }

  /// - Parameter words: The view in an empty field without a prompt.
  private func field(_ words: AnyView) -> some View {
    let style = style ?? .automatic(on: idiom)
    return SingleElementView(
      style.makeBody(
        TextFieldContent(
          content: content, prompt: prompt, label: words, isVertical: isVertical,
          isSecret: isSecret, selection: selection))
    )
    .semantics(label: name)
    .labeled(byUnseen: label, isOn: Label.self != _TextFieldStyleLabel.self)
  }
}

extension TextField where Label == Text {
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

  // Titles: string, resource.
  /// A field that grows along an axis, with a title that is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// A field for a value that a format converts to text and back, with a title that is looked up in
  /// the string tables.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// A field for an optional value, with a title that is looked up in the string tables; an empty
  /// text is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// A field for a value that a formatter converts to text and back, with a title that is looked up
  /// in the string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  // Titles: string.
  /// A field, with a title that is looked up in the string tables, that calls closures when editing
  /// begins and ends, and when Return is pressed.
  @available(*, deprecated, message: "use onSubmit and focused")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldContent(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      prompt: nil, label: Text(titleKey))
  }

  // Titles: string.
  /// A field, with a title that is looked up in the string tables, that calls a closure when
  /// editing begins and ends.
  @available(*, deprecated, message: "use onSubmit and focused")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }
}

extension TextField: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool {
    environment.textFieldStyle == nil
  }
}
