import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

// Each shows while `isPresented` holds, at the window's lower edge. Buttons in `actions` answer: each
// puts the dialog away, which writes false, and acts then. One that cancels is added where there is
// none; a press beside the dialog is the same. The title shows only where it is asked for.

extension View {
  // Titles: string, resource.
  /// Presents a confirmation dialog.
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
  /// Presents a confirmation dialog for a value. Without a value there is no dialog.
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
  /// Presents a confirmation dialog with a message.
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
  /// Presents a confirmation dialog with a message for a value. Without a value there is no dialog.
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

  /// Presents a confirmation dialog.
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

  /// Presents a confirmation dialog with a message.
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
