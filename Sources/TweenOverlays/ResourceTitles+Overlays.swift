import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Titles that string tables say by a resource. Each does what the initializer with a key of that form
// does, and speaks in the language of the place where it is shown.

extension Menu where Label == Text {
  /// A menu with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleResource) })
  }
}

extension TextField where Label == Text {
  /// A field with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// A field that grows along an axis, with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// A field for a value that a format turns into text and back, with a title that a resource names.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// A field with a title that a resource names.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension View {
  /// Asks in the middle of the window.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Asks in the middle of the window with a message.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks for a choice.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Asks for a choice with a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Asks in the middle of the window about a value; without one it isn't shown.
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

  /// Asks in the middle of the window with a message about a value; without one it isn't shown.
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

  /// Lets the user suppress questions of the kind. There is no such choice: nothing is written.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Asks for a choice about a value; without one it isn't shown.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(titleResource),
        showsTitle: titleVisibility == .visible, data: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Asks for a choice with a message about a value; without one it isn't shown.
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
        title: Text(titleResource),
        showsTitle: titleVisibility == .visible, data: data,
        actions: actions, message: { message($0) }))
  }
}

extension TextField where Label == Text {
  /// A field for a value that may be missing, with a title that is looked up: no text is nil.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// A field for a value that a formatter turns into text and back, with a title that is looked up.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }

  /// A field with a title that a resource names, and what is selected in it.
  ///
  /// - Parameters:
  ///   - titleResource: What the field is for.
  ///   - text: Written with each edit.
  ///   - selection: Written with each move; what is written to it is selected. nil: the end.
  ///   - prompt: Shows while there is no text; nil: the title.
  ///   - axis: Along which it grows; nil: it has one line.
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
}

extension Menu where Label == Text {
  /// A menu with a title that is looked up, whose button acts.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TweenControls.Label<Text, Image> {
  /// A menu with a title that is looked up, and a symbol.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(titleResource, systemImage: systemImage) }
  }

  /// A menu with a title that is looked up, and an image of the program's.
  @_disfavoredOverload
  @MainActor public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(titleResource, image: image) }
  }

  /// A menu with a title that is looked up and a symbol, whose button acts.
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

  /// A menu with a title that is looked up and an image of the program's, whose button acts.
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
