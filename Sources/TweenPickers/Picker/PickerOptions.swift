import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// What a picker reads and writes: one value, or several that are to be the same.
struct PickerSelection<Value: Hashable> {
  let values: [Binding<Value>]

  /// What is chosen; nil: the values differ, or there are none.
  @MainActor var value: Value? {
    guard let first = values.first?.wrappedValue else { return nil }
    return values.allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  /// Writes what isn't that value yet.
  @MainActor func choose(_ new: Value) {
    for value in values where value.wrappedValue != new { value.wrappedValue = new }
  }
}

/// A view that a picker offers, and the value that it stands for; nil: it can't be chosen.
struct PickerOption<Value: Hashable>: Identifiable {
  let subview: Subview
  let value: Value?
  var id: Subview.ID { subview.id }

  init(_ subview: Subview) {
    self.subview = subview
    value = subview.containerValues.tag(for: Value.self)
  }
}

/// What a picker's content comes to: its options, in sections, and which of them is chosen.
struct PickerOptions<Value: Hashable> {
  struct Part: Identifiable {
    let section: SectionConfiguration
    let options: [PickerOption<Value>]
    var id: SectionConfiguration.ID { section.id }
  }

  let parts: [Part]
  /// All of them, in order.
  let all: [PickerOption<Value>]
  /// Which is chosen: the first of the value that is.
  let chosen: Int?
  private let selection: PickerSelection<Value>

  @MainActor init(_ sections: SectionCollection, _ selection: PickerSelection<Value>) {
    parts = sections.map { section in
      Part(section: section, options: section.content.map { PickerOption($0) })
    }
    let all = parts.flatMap(\.options)
    self.all = all
    self.selection = selection
    let value = selection.value
    let chosen = value.flatMap { value in all.firstIndex { $0.value == value } }
    self.chosen = chosen
    if chosen == nil, let value, !all.isEmpty, !isNothing(value) {
      RunningProgram.warn(
        "Picker: no option stands for \(value), which is selected. None is marked; options are "
          + "known by tags of the selection's own type, \(Value.self).")
    }
  }

  func isChosen(_ option: PickerOption<Value>) -> Bool {
    chosen.map { all[$0].id == option.id } ?? false
  }

  @MainActor func choose(_ option: PickerOption<Value>) {
    if let value = option.value { selection.choose(value) }
  }

  @MainActor func choose(at index: Int) {
    if all.indices.contains(index) { choose(all[index]) }
  }

  /// Chooses the option that stands so many places after the chosen one, among those that can be
  /// chosen, or the last on the way there; before it where the number is negative.
  @MainActor func choose(after step: Int) {
    let open = all.indices.filter { all[$0].value != nil }
    guard let last = open.indices.last else { return }
    let now = chosen.flatMap { open.firstIndex(of: $0) }
    choose(at: open[min(last, max(0, now.map { $0 + step } ?? (step > 0 ? 0 : last)))])
  }
}

/// Whether a value is an optional one that is nil: what stands for no choice needs no option.
private func isNothing(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}

/// What each of a picker's looks is made of.
struct PickerParts<Label: View, Value: Hashable, Content: View> {
  let selection: PickerSelection<Value>
  let content: Content
  let label: Label
  let currentValueLabel: AnyView?

  /// The label's words, for those who don't see it.
  @MainActor var name: Text? { label as? Text }

  /// Shows what `make` makes of the options.
  @MainActor func reading<Result: View>(
    @ViewBuilder _ make: @escaping (PickerOptions<Value>) -> Result
  ) -> some View {
    let selection = selection
    return Group(sections: content) { make(PickerOptions($0, selection)) }
  }

  /// The same, with a look of the labels among the options.
  @MainActor func reading<Style: LabelStyle, Result: View>(
    labels style: Style, @ViewBuilder _ make: @escaping (PickerOptions<Value>) -> Result
  ) -> some View {
    let selection = selection
    return Group(sections: content.labelStyle(style)) { make(PickerOptions($0, selection)) }
  }
}

/// Shows which option is chosen; nothing where none is.
struct PickerValue<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    if let own = parts.currentValueLabel {
      own
    } else {
      parts.reading { options in
        if let chosen = options.chosen { options.all[chosen].subview }
      }
    }
  }
}
