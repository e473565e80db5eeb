// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// Presents an alert, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (actions(), EmptyView())
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(title), data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents an alert, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (actions(), EmptyView())
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(titleResource), data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents an alert for a value, with a title that is shown as it is. Without a value there is
  /// no alert.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(title), data: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents an alert for a value, with a title that a resource names. Without a value there is no
  /// alert.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(titleResource), data: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents an alert with a message, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(title), data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents an alert with a message, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(titleResource), data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents an alert with a message for a value, with a title that is shown as it is. Without a
  /// value there is no alert.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(title), data: data,
        actions: actions, message: { message($0) }))
  }

  /// Presents an alert with a message for a value, with a title that a resource names. Without a
  /// value there is no alert.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(titleResource), data: data,
        actions: actions, message: { message($0) }))
  }

  /// Accepted without effect: lets the user suppress further dialogs. There is no such choice, so
  /// the binding is never written.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Accepted without effect: lets the user suppress further dialogs. There is no such choice, so
  /// the binding is never written.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Presents a confirmation dialog, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (actions(), EmptyView())
    return modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(title), showsTitle: titleVisibility == .visible, data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents a confirmation dialog, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (actions(), EmptyView())
    return modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(titleResource), showsTitle: titleVisibility == .visible, data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents a confirmation dialog for a value, with a title that is shown as it is. Without a
  /// value there is no dialog.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(title), showsTitle: titleVisibility == .visible, data: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents a confirmation dialog for a value, with a title that a resource names. Without a
  /// value there is no dialog.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(titleResource), showsTitle: titleVisibility == .visible, data: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents a confirmation dialog with a message, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(title), showsTitle: titleVisibility == .visible, data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents a confirmation dialog with a message, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(titleResource), showsTitle: titleVisibility == .visible, data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents a confirmation dialog with a message for a value, with a title that is shown as it
  /// is. Without a value there is no dialog.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(title), showsTitle: titleVisibility == .visible, data: data,
        actions: actions, message: { message($0) }))
  }

  /// Presents a confirmation dialog with a message for a value, with a title that a resource names.
  /// Without a value there is no dialog.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(titleResource), showsTitle: titleVisibility == .visible, data: data,
        actions: actions, message: { message($0) }))
  }
}

extension Menu where Label == Text {
  /// A menu with a title, shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// A menu with a title, which a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// A menu with a title that is shown as it is, whose button runs an action.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// A menu with a title that a resource names, whose button runs an action.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TweenControls.Label<Text, Image> {
  /// A menu with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(title, systemImage: systemImage) }
  }

  /// A menu with a title that a resource names, and a symbol.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(titleResource, systemImage: systemImage) }
  }

  /// A menu with a title that is shown as it is, and an image of the program's assets.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(title, image: image) }
  }

  /// A menu with a title that a resource names, and an image of the program's assets.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(titleResource, image: image) }
  }

  /// A menu with a title that is shown as it is and a symbol, whose button runs an action.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TweenControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu with a title that a resource names and a symbol, whose button runs an action.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TweenControls.Label(titleResource, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu with a title that is shown as it is and an image of the program's assets, whose button
  /// runs an action.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TweenControls.Label(title, image: image) },
      primaryAction: primaryAction)
  }

  /// A menu with a title that a resource names and an image of the program's assets, whose button
  /// runs an action.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TweenControls.Label(titleResource, image: image) },
      primaryAction: primaryAction)
  }
}

extension SecureField where Label == Text {
  /// A field with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a title, shown as it is, and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field, with a title that is shown as it is, that calls a closure when Return is pressed.
  @_disfavoredOverload
  @available(*, deprecated, message: "use onSubmit")
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text: text, onCommit: onCommit), prompt: nil, label: Text(title))
  }
}

extension TextField where Label == Text {
  /// A field with a title that is shown as it is, and a binding to its selection.
  ///
  /// - Parameters:
  ///   - title: The title of the field.
  ///   - text: The text, written at each edit.
  ///   - selection: The selection, written at each move; setting it changes the selection. nil: the
  ///     caret at the end.
  ///   - prompt: The text of an empty field; nil: the title.
  ///   - axis: The axis along which the field grows; nil: it has one line.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      FieldContent(text: text), prompt: prompt, axis: axis ?? .horizontal, label: Text(title),
      selection: selection)
  }

  /// A field with a title that a resource names, and a binding to its selection.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the field.
  ///   - text: The text, written at each edit.
  ///   - selection: The selection, written at each move; setting it changes the selection. nil: the
  ///     caret at the end.
  ///   - prompt: The text of an empty field; nil: the title.
  ///   - axis: The axis along which the field grows; nil: it has one line.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      FieldContent(text: text), prompt: prompt, axis: axis ?? .horizontal,
      label: Text(titleResource),
      selection: selection)
  }

  /// A field for a value, with a title that is shown as it is, that calls closures when editing
  /// begins and ends, and when Return is pressed.
  @_disfavoredOverload
  @available(*, deprecated, message: "use onSubmit and focused")
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContent(value: value, formatter: formatter, onEditingChanged, onCommit), prompt: nil,
      label: Text(title))
  }

  /// A field for a value, with a title that is shown as it is, that calls a closure when Return is
  /// pressed.
  @_disfavoredOverload
  @available(*, deprecated, message: "use onSubmit")
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field with a title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a title, shown as it is, and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that grows along an axis, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field that grows along an axis, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// A field for a value that a format converts to text and back, with a title that is shown as it
  /// is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value that a format converts to text and back, with a title that a resource
  /// names.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// A field for an optional value, with a title that is shown as it is; an empty text is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for an optional value, with a title that a resource names; an empty text is nil.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// A field for a value that a formatter converts to text and back, with a title that is shown as
  /// it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// A field for a value that a formatter converts to text and back, with a title that a resource
  /// names.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }

  /// A field, with a title that is shown as it is, that calls closures when editing begins and
  /// ends, and when Return is pressed.
  @_disfavoredOverload
  @available(*, deprecated, message: "use onSubmit and focused")
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldContent(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      prompt: nil, label: Text(title))
  }

  /// A field, with a title that is shown as it is, that calls a closure when editing begins and
  /// ends.
  @_disfavoredOverload
  @available(*, deprecated, message: "use onSubmit and focused")
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }
}
