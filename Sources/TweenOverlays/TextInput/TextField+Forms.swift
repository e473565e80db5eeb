import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

// Forms of fields that tell what is selected, and those of old programs.
extension TextField where Label == Text {
  // Titles: string, resource.
  /// A field with a title that is looked up in the string tables, and what is selected in it.
  ///
  /// - Parameters:
  ///   - titleKey: What the field is for.
  ///   - text: Written with each edit.
  ///   - selection: Written with each move; what is written to it is selected. nil: the end.
  ///   - prompt: Shows while there is no text; nil: the title.
  ///   - axis: Along which it grows; nil: it has one line.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      FieldContent(text: text), prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey),
      selection: selection)
  }

  // Titles: string.
  /// A field for a value, which calls closures when editing begins and ends, and when Return is pressed.
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
  /// A field for a value, which calls a closure when Return is pressed.
  @available(*, deprecated, message: "use onSubmit")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}
