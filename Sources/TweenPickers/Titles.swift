// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenTypes
import TweenViews

extension ColorPicker where Label == Text {
  /// A colour picker with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// A colour picker with a title, which a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension ControlGroup {
  /// A group with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// A group with a title, which a resource names.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// A group with a symbol beside its title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// A group with a symbol beside its title, which a resource names.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, Text(title))
  }

  /// A picker of any date, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, Text(titleResource))
  }

  /// A picker of a date in a range, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(title))
  }

  /// A picker of a date in a range, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents,
      Text(titleResource))
  }

  /// A picker of a date at or after the lower bound, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(title))
  }

  /// A picker of a date at or after the lower bound, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(titleResource))
  }

  /// A picker of a date at or before the upper bound, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(title))
  }

  /// A picker of a date at or before the upper bound, with a title that a resource names.
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
  /// A picker of any days, with a title that is shown as it is.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// A picker of any days, with a title that a resource names.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleResource) }
  }

  /// A picker of days in a range, with a title that is shown as it is.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A picker of days in a range, with a title that a resource names.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }

  /// A picker of days at or after the lower bound, with a title that is shown as it is.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A picker of days at or after the lower bound, with a title that a resource names.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }

  /// A picker of days before the upper bound, with a title that is shown as it is.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A picker of days before the upper bound, with a title that a resource names.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }
}

extension Picker where Label == TweenControls.Label<Text, Image> {
  /// A picker with a symbol beside its title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(title, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, which a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      [selection], content(), TweenControls.Label(titleResource, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, shown as it is, and with a label of your own for the
  /// chosen option.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(title, systemImage: systemImage),
      AnyView(currentValueLabel()))
  }

  /// A picker with a symbol beside its title, which a resource names, and with a label of your own
  /// for the chosen option.
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

  /// A picker with a symbol beside its title, shown as it is, for several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(title, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, which a resource names, for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleResource, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, shown as it is, for several values at once, and with
  /// a label of your own for the chosen option.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(title, systemImage: systemImage), AnyView(currentValueLabel()))
  }

  /// A picker with a symbol beside its title, which a resource names, for several values at once,
  /// and with a label of your own for the chosen option.
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

  /// A picker with an image of the program's assets beside its title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(title, image: image), nil)
  }

  /// A picker with an image of the program's assets beside its title, which a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(titleResource, image: image), nil)
  }

  /// A picker with an image of the program's assets beside its title, shown as it is, and with a
  /// label of your own for the chosen option.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(title, image: image),
      AnyView(currentValueLabel()))
  }

  /// A picker with an image of the program's assets beside its title, which a resource names, and
  /// with a label of your own for the chosen option.
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

  /// A picker with an image of the program's assets beside its title, shown as it is, for several
  /// values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(title, image: image), nil)
  }

  /// A picker with an image of the program's assets beside its title, which a resource names, for
  /// several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleResource, image: image), nil)
  }

  /// A picker with an image of the program's assets beside its title, shown as it is, for several
  /// values at once, and with a label of your own for the chosen option.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(title, image: image), AnyView(currentValueLabel()))
  }

  /// A picker with an image of the program's assets beside its title, which a resource names, for
  /// several values at once, and with a label of your own for the chosen option.
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

extension Picker where Label == Text {
  /// A picker with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), Text(title), nil)
  }

  /// A picker with a title, which a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), Text(titleResource), nil)
  }

  /// A picker with a title, shown as it is, with a label of your own for what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content(), Text(title), AnyView(currentValueLabel()))
  }

  /// A picker with a title, which a resource names, with a label of your own for what is chosen.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content(), Text(titleResource), AnyView(currentValueLabel()))
  }

  /// A picker with a title, shown as it is, for several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), Text(title), nil)
  }

  /// A picker with a title, which a resource names, for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), Text(titleResource), nil)
  }

  /// A picker with a title, shown as it is, for several values at once and with a label of your own
  /// for what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), Text(title),
      AnyView(currentValueLabel()))
  }

  /// A picker with a title, which a resource names, for several values at once and with a label of
  /// your own for what is chosen.
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

extension ShareLink
where
  PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel
{
  /// A link that shares an item, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// A link that shares an item, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleResource))
    }
  }
}

extension ShareLink
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label == DefaultShareLinkLabel
{
  /// A link that shares several items, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// A link that shares several items, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleResource))
    }
  }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A preview with a title, shown as it is, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }

  /// A preview with a title, which a resource names, an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(title: Text(titleResource), image: image, icon: icon)
  }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A preview with a title, shown as it is, and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }

  /// A preview with a title, which a resource names, and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(title: Text(titleResource), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A preview with a title, shown as it is, and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }

  /// A preview with a title, which a resource names, and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(title: Text(titleResource), image: nil, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title, shown as it is, and no image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title), image: nil, icon: nil)
  }

  /// A preview with a title, which a resource names, and no image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(title: Text(titleResource), image: nil, icon: nil)
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A link that shares a URL, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      { [shareText(item)] }, subject, message, [], DefaultShareLinkLabel(title: Text(title)))
  }

  /// A link that shares a URL, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      { [shareText(item)] }, subject, message, [], DefaultShareLinkLabel(title: Text(titleResource))
    )
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A link that shares a text, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init({ [item] }, subject, message, [], DefaultShareLinkLabel(title: Text(title)))
  }

  /// A link that shares a text, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init({ [item] }, subject, message, [], DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage == Never,
  PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A link that shares URLs, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: Text(title)))
  }

  /// A link that shares URLs, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == URL {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// A link that shares texts, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: Text(title)))
  }

  /// A link that shares texts, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) where Data.Element == String {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink
where PreviewImage: Transferable, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A link that shares an item, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, Never>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleResource))
    }
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A link that shares an item, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Never, Never>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleResource))
    }
  }
}
