import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Titles of menus, dialogs and what they hold, by a resource.

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

extension View {
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

  /// The message of file dialogs, which is named by a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
  {
    fileDialogMessage(Text(messageResource))
  }

  /// What the button says that ends file dialogs well, named by a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelResource))
  }

  /// What stands in the empty field for the name of an exported file, named by a resource.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource)
    -> some View
  {
    fileExporterFilenameLabel(Text(labelResource))
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
