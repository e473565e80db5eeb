import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Titles that string tables say by a resource. Each does what the initializer with a key of that form
// does, and speaks in the language of the place where it is shown.

extension Button where Label == TweenControls.Label<Text, Image> {
  /// A button with a symbol beside its title, which a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      TweenControls.Label(titleResource, systemImage: systemImage)
    }
  }

  /// A button with an image of the program's beside its title, which a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TweenControls.Label(titleResource, image: image) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title that a resource names, with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// A title that a resource names, with an image of the program's own.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// A title that a resource names, with an image of the program's own.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == TweenControls.Label<Text, Image> {
  /// A toggle with a symbol beside its title, which a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TweenControls.Label(titleResource, systemImage: systemImage) }
  }
}

extension Link where Label == Text {
  /// A link with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  /// A box with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text {
  /// A title that a resource names, and what it stands for.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title that a resource names, and a value as text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleResource)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  /// Something that goes on, with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  /// So much of a total, with a title that a resource names.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title that a resource names, and actions of your own.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
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

extension ContentUnavailableView
where Label == TweenControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title that a resource names with a symbol over it, and a description beneath.
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
}

extension Toggle where Label == Text {
  /// A toggle for several values at once, with a title that a resource names.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == TweenControls.Label<Text, Image> {
  /// A toggle with an image of the program's beside its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TweenControls.Label(titleResource, image: image) }
  }
}

extension Stepper where Label == Text {
  /// A stepper of a number that a format writes, with a title that a resource names.
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

  /// A stepper of a number between bounds that a format writes, with a title that is named by a resource.
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
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title, which is named by a resource, and a value in a format.
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

extension ContentUnavailableView
where Label == TweenControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a picture of the program's own over it, and a description beneath.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      TweenControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A title with a picture of the program's own over it, and a description beneath.
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
