// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension Button where Label == TweenControls.Label<Text, Image> {
  /// A button with a symbol beside its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      TweenControls.Label(title, systemImage: systemImage)
    }
  }

  /// A button with a symbol beside its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      TweenControls.Label(titleResource, systemImage: systemImage)
    }
  }

  /// A button with an image of the program's beside its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      TweenControls.Label(titleResource, image: image)
    }
  }
}

extension Button where Label == Text {
  /// A button with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    let text = Text(title)
    self.init(role: nil, title: text, action: action, label: text)
  }

  /// A button with a title that is shown as it is, and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    let text = Text(title)
    self.init(role: role, title: text, action: action, label: text)
  }
}

extension GroupBox where Label == Text {
  /// A box with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A box with a title, which a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title, shown as it is, with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title, which a resource names, with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// A title, shown as it is, with an image of the program's assets.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A title, which a resource names, with an image of the program's assets.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// A title, shown as it is, with an image resource of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// A title, which a resource names, with an image resource of the program.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension LabeledContent where Label == Text {
  /// A value or a control with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A value or a control with a title, which a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title, shown as it is, and a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }

  /// A title, which a resource names, and a value in a format.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleResource)
    }
  }
}

extension Link where Label == Text {
  /// A link with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination, Text(title))
  }

  /// A link with a title, which a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination, Text(titleResource))
  }
}

extension ContentUnavailableView
where Label == TweenControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title, shown as it is, with a symbol above it and a description below it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      TweenControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A title, which a resource names, with a symbol above it and a description below it.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      TweenControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A title, shown as it is, with an image of the program's assets above it and a description
  /// below it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      TweenControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A title, which a resource names, with an image of the program's assets above it and a
  /// description below it.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      TweenControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A title, shown as it is, with an image resource of the program above it and a description
  /// below it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, description: Text? = nil
  ) {
    self.init {
      TweenControls.Label(title, image: resource)
    } description: {
      description
    }
  }

  /// A title, which a resource names, with an image resource of the program above it and a
  /// description below it.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image resource: ImageResource, description: Text? = nil
  ) {
    self.init {
      TweenControls.Label(title, image: resource)
    } description: {
      description
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner for an activity of unknown duration, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }

  /// A spinner for an activity of unknown duration, with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(nil, Text(titleResource), EmptyView())
  }

  /// Progress as a share of a total, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(partDone(of: value, in: total), Text(title), EmptyView())
  }

  /// Progress as a share of a total, with a title that a resource names.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(partDone(of: value, in: total), Text(titleResource), EmptyView())
  }
}

extension SliderTick {
  /// A mark with a title, shown as it is.
  ///
  /// - Parameters:
  ///   - value: The value at which the mark stands.
  ///   - title: The title below the mark.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ value: V, _ title: S) {
    self.value = value
    label = AnyView(Text(title))
  }
}

extension Stepper where Label == Text {
  /// A stepper of a number, which a format converts to text, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a number, which a format converts to text, with a title that a resource names.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a number between bounds, which a format converts to text, with a title that is
  /// shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a number between bounds, which a format converts to text, with a title that a
  /// resource names.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title, shown as it is, and actions of your own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title, which a resource names, and actions of your own.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without bounds, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value without bounds, with a title that a resource names.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value between bounds, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value between bounds, with a title that a resource names.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle with a title, which a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// A toggle for several values at once, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// A toggle for several values at once, with a title that a resource names.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == TweenControls.Label<Text, Image> {
  /// A toggle with a symbol beside its title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TweenControls.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a symbol beside its title, which a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TweenControls.Label(titleResource, systemImage: systemImage) }
  }

  /// A toggle with an image of the program's beside its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TweenControls.Label(titleResource, image: image) }
  }
}
