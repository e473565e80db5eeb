import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

// Each dialog is shown while `isPresented` is true, at the window's lower edge. The buttons in
// `actions` end it: a press writes false and then runs the button's action. A cancelling button is
// added if there is none; a press beside the dialog has the same effect. The title is hidden by
// default.

extension View {
  // Titles: string, resource.
  /// Presents a confirmation dialog, with a title that is looked up in the string tables.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (actions(), EmptyView())
    return modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(titleKey), showsTitle: titleVisibility == .visible, data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  // Titles: string, resource.
  /// Presents a confirmation dialog for a value, with a title that is looked up in the string
  /// tables. Without a value there is no dialog.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(titleKey), showsTitle: titleVisibility == .visible, data: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  // Titles: string, resource.
  /// Presents a confirmation dialog with a message, with a title that is looked up in the string
  /// tables.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(titleKey), showsTitle: titleVisibility == .visible, data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  // Titles: string, resource.
  /// Presents a confirmation dialog with a message for a value, with a title that is looked up in
  /// the string tables. Without a value there is no dialog.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented,
        title: Text(titleKey), showsTitle: titleVisibility == .visible, data: data,
        actions: actions, message: { message($0) }))
  }

  /// Presents a confirmation dialog while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (actions(), EmptyView())
    return modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented, title: title,
        showsTitle: titleVisibility == .visible,
        data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents a confirmation dialog for a value. Without a value there is no dialog.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented, title: title,
        showsTitle: titleVisibility == .visible,
        data: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents a confirmation dialog with a message while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented, title: title,
        showsTitle: titleVisibility == .visible,
        data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents a confirmation dialog with a message for a value. Without a value there is no dialog.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .dialog, isPresented: isPresented, title: title,
        showsTitle: titleVisibility == .visible,
        data: data,
        actions: actions, message: { message($0) }))
  }
}
