import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Titles that string tables say by a resource. Each does what the initializer with a key of that form
// does, and speaks in the language of the place where it is shown.

extension Picker where Label == Text {
  /// A picker with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }

  /// A picker of a date in a range, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension Picker where Label == Text {
  /// A picker with a title, which is named by a resource, with a label of your own for
  /// what is chosen.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content(), Text(titleResource), AnyView(currentValueLabel()))
  }

  /// A picker with a title, which is named by a resource, for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), Text(titleResource), nil)
  }

  /// A picker with a title, which is named by a resource, for several values at once and
  /// with a label of your own for what is chosen.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), Text(titleResource),
      AnyView(currentValueLabel()))
  }
}

extension Picker where Label == TweenControls.Label<Text, Image> {
  /// A picker with a symbol beside its title, which is named by a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      [selection], content(), TweenControls.Label(titleResource, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, which is named by a resource, with a label
  /// of your own for what is chosen.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(titleResource, systemImage: systemImage),
      AnyView(currentValueLabel()))
  }

  /// A picker with a symbol beside its title, which is named by a resource, for several
  /// values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleResource, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, which is named by a resource, for several
  /// values at once and with a label of your own for what is chosen.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleResource, systemImage: systemImage), AnyView(currentValueLabel()))
  }

  /// A picker with an image of the program's beside its title, which is looked up in the string
  /// tables.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(titleResource, image: image), nil)
  }

  /// A picker with an image of the program's beside its title, which is looked up in the string
  /// tables, with a label of your own for what is chosen.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(titleResource, image: image),
      AnyView(currentValueLabel()))
  }

  /// A picker with an image of the program's beside its title, which is looked up in the string
  /// tables, for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleResource, image: image), nil)
  }

  /// A picker with an image of the program's beside its title, which is looked up in the string
  /// tables, for several values at once and with a label of your own for what is chosen.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleResource, image: image), AnyView(currentValueLabel()))
  }
}

extension DatePicker where Label == Text {
  /// A picker of a date from another on, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(titleResource))
  }

  /// A picker of a date up to another, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(titleResource))
  }
}

extension MultiDatePicker where Label == Text {
  /// A picker of any days, with a title that a resource names.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleResource) }
  }

  /// A picker of days in a range, with a title that a resource names.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }

  /// A picker of days from a date on, with a title that a resource names.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }

  /// A picker of days before a date, with a title that a resource names.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }
}

extension ControlGroup {
  /// A group with a title, which is named by a resource.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// A group with a symbol beside its title, which is named by a resource.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }
}
