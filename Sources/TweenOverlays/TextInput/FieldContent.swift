import Foundation
import TweenControls
import TweenMotion
import TweenPaint
import TweenViews

/// The value that a field edits.
package struct FieldContent {
  /// Returns the value as text.
  let read: (FieldPlace) -> String
  /// Writes an edited text. Returns false if it is no valid value.
  let write: (String, FieldPlace) -> Bool
  /// Whether edits are written only at Return or when the focus leaves.
  let writesOnSubmit: Bool
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  package init(
    text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    read = { _ in text.wrappedValue }
    write = { new, _ in
      text.wrappedValue = new
      return true
    }
    writesOnSubmit = false
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    read = { $0.adapted(format).format(value.wrappedValue) }
    write = { new, place in
      guard let parsed = try? place.adapted(format).parseStrategy.parse(new) else { return false }
      value.wrappedValue = parsed
      return true
    }
    writesOnSubmit = true
  }

  init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    read = { place in value.wrappedValue.map { place.adapted(format).format($0) } ?? "" }
    write = { new, place in
      if new.isEmpty {
        value.wrappedValue = nil
        return true
      }
      guard let parsed = try? place.adapted(format).parseStrategy.parse(new) else { return false }
      value.wrappedValue = parsed
      return true
    }
    writesOnSubmit = true
  }

  init<V>(
    value: Binding<V>, formatter: Formatter,
    _ onEditingChanged: @escaping (Bool) -> Void = { _ in },
    _ onCommit: @escaping () -> Void = {}
  ) {
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    write = { new, _ in
      guard let parsed = formatter.value(of: new) as? V else { return false }
      value.wrappedValue = parsed
      return true
    }
    writesOnSubmit = true
  }
}

extension Formatter {
  /// Returns the value of a text; nil if the text is not valid.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number
    case let formatter as DateFormatter: return formatter.date(from: text)
    // Other formatters do not read text on this system.
    default: return nil
    }
  }
}

/// A field without its style.
struct TextFieldContent: View {
  let content: FieldContent
  let prompt: Text?
  let label: AnyView
  let isVertical: Bool
  var isSecret = false
  /// The selection that a program reads and writes.
  var selection: Binding<TextSelection?>?
  /// The edited text that is not written yet; nil: the text of the value.
  @State private var draft: String?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private var place: FieldPlace {
    FieldPlace(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  var body: some View {
    let (content, place) = (content, place)
    let text =
      content.writesOnSubmit
      ? Binding(get: { draft ?? content.read(place) }, set: { draft = $0 })
      : Binding(get: { content.read(place) }, set: { _ = content.write($0, place) })
    FieldBody(
      text: text, prompt: prompt.map { AnyView($0) } ?? label,
      kind: FieldKind(isSecret: isSecret, isVertical: isVertical), selection: selection,
      onEditing: editingDidChange, onCommit: commit)
  }

  private func editingDidChange(_ isEditing: Bool) {
    if !isEditing { writeDraft() }
    content.onEditingChanged(isEditing)
  }

  private func commit() {
    writeDraft()
    content.onCommit()
  }

  /// Writes the edited text. A text that is not valid is replaced by the value's text.
  private func writeDraft() {
    guard let text = draft else { return }
    draft = nil
    if text != content.read(place) { _ = content.write(text, place) }
  }
}
