import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// The binding of a picker: to one value, or to several values that a choice sets together.
struct PickerSelection<Value: Hashable> {
  let values: [Binding<Value>]

  /// The chosen value; nil: the values differ, or there are none.
  @MainActor var value: Value? {
    guard let first = values.first?.wrappedValue else { return nil }
    return values.allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  /// Writes the value to the bindings that differ from it.
  @MainActor func choose(_ new: Value) {
    for value in values where value.wrappedValue != new { value.wrappedValue = new }
  }
}

/// An option of a picker, with its value; nil: the option cannot be chosen.
struct PickerOption<Value: Hashable>: Identifiable {
  let subview: Subview
  let value: Value?
  var id: Subview.ID { subview.id }

  init(_ subview: Subview) {
    self.subview = subview
    value = subview.containerValues.tag(for: Value.self)
  }
}

/// The options in a picker's content, by sections, and the index of the chosen option.
struct PickerOptions<Value: Hashable> {
  struct Part: Identifiable {
    let section: SectionConfiguration
    let options: [PickerOption<Value>]
    var id: SectionConfiguration.ID { section.id }
  }

  let parts: [Part]
  /// All the options in their order.
  let all: [PickerOption<Value>]
  /// The index of the chosen option, the first with the chosen value.
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
    if chosen == nil, let value, !all.isEmpty, !isNilOptional(value) {
      RunningProgram.warn(
        "Picker: no option has the selected value \(value), so none is marked. An option's tag must "
          + "have the selection's type, \(Value.self).")
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

  /// Chooses the option at a distance from the chosen one, counting only options that can be
  /// chosen. A negative step counts backwards; beyond an end the last option at that end is chosen.
  @MainActor func choose(after step: Int) {
    let open = all.indices.filter { all[$0].value != nil }
    guard let last = open.indices.last else { return }
    let now = chosen.flatMap { open.firstIndex(of: $0) }
    choose(at: open[min(last, max(0, now.map { $0 + step } ?? (step > 0 ? 0 : last)))])
  }
}

/// Returns whether a value is a nil optional: a selection of nil needs no option.
private func isNilOptional(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}

/// The parts from which each look of a picker is made.
struct PickerParts<Label: View, Value: Hashable, Content: View> {
  let selection: PickerSelection<Value>
  let content: Content
  let label: Label
  let currentValueLabel: AnyView?

  /// The label's text for assistive technology.
  @MainActor var name: Text? { label as? Text }

  /// Returns the view that `make` creates from the options.
  @MainActor func reading<Result: View>(
    @ViewBuilder _ make: @escaping (PickerOptions<Value>) -> Result
  ) -> some View {
    let selection = selection
    return Group(sections: content) { make(PickerOptions($0, selection)) }
  }

  /// Returns the view that `make` creates from the options, with a style for the labels in the
  /// options.
  @MainActor func reading<Style: LabelStyle, Result: View>(
    labels style: Style, @ViewBuilder _ make: @escaping (PickerOptions<Value>) -> Result
  ) -> some View {
    let selection = selection
    return Group(sections: content.labelStyle(style)) { make(PickerOptions($0, selection)) }
  }
}

/// Shows the chosen option; an empty view if none is chosen.
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
