import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

// Initializers of fields with a binding to the selection, and initializers of old programs.
extension TextField where Label == Text {
  // Titles: string, resource.
  /// A field with a title that is looked up in the string tables, and a binding to its selection.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the field.
  ///   - text: The text, written at each edit.
  ///   - selection: The selection, written at each move; setting it changes the selection. nil: the
  ///     caret at the end.
  ///   - prompt: The text of an empty field; nil: the title.
  ///   - axis: The axis along which the field grows; nil: it has one line.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      FieldContent(text: text), prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey),
      selection: selection)
  }

  // Titles: string.
  /// A field for a value, with a title that is looked up in the string tables, that calls closures
  /// when editing begins and ends, and when Return is pressed.
  @available(*, deprecated, message: "use onSubmit and focused")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContent(value: value, formatter: formatter, onEditingChanged, onCommit), prompt: nil,
      label: Text(titleKey))
  }

  // Titles: string.
  /// A field for a value, with a title that is looked up in the string tables, that calls a closure
  /// when Return is pressed.
  @available(*, deprecated, message: "use onSubmit")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}
