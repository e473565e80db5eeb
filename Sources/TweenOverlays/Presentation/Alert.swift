import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Presents a question while a condition is true and there is data for it.
struct QuestionPresenter<Data, Actions: View, Message: View> {
  let look: AlertLook
  let isPresented: Binding<Bool>
  let title: Text
  /// Whether the title is visible. A hidden title is still read by assistive technology.
  let showsTitle: Bool
  let data: Data?
  let actions: (Data) -> Actions
  let message: (Data) -> Message
  /// The frame of the view that presents the question, in the window's points. In a wide window a
  /// dialog is placed beside it.
  @State private var source = CGRect.null

  nonisolated init(
    look: AlertLook, isPresented: Binding<Bool>, title: Text, showsTitle: Bool = true, data: Data?,
    actions: @escaping (Data) -> Actions, message: @escaping (Data) -> Message
  ) {
    self.look = look
    self.isPresented = isPresented
    self.title = title
    self.showsTitle = showsTitle
    self.data = data
    self.actions = actions
    self.message = message
  }
}

extension QuestionPresenter: ViewModifier {
  func body(content: Content) -> some View {
    let isPresented = isPresented
    content.background {
      if look == .dialog {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .global), initial: true) { _, new in
            source = new
          }
        }
      }
    }
    .modifier(
      PresentationModifier(
        kind: look == .alert ? .alert : .dialog,
        requested: isPresented.wrappedValue && data != nil ? AnyHashable(true) : nil,
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        source: source,
        presented: {
          data.map {
            AlertCard(
              look: look, title: title, showsTitle: showsTitle, actions: actions($0),
              message: message($0))
          }
        }))
  }
}

// Each alert is shown while `isPresented` is true. The buttons in `actions` end it: a press writes
// false and then runs the button's action. Without buttons there is one with the label "OK". The
// button with the role `cancel` comes last, or first of two side by side. The value of `presenting`
// stays the same while the alert disappears.

extension View {
  // Titles: string, resource.
  /// Presents an alert, with a title that is looked up in the string tables.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (actions(), EmptyView())
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(titleKey), data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  // Titles: string, resource.
  /// Presents an alert for a value, with a title that is looked up in the string tables. Without a
  /// value there is no alert.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(titleKey), data: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  // Titles: string, resource.
  /// Presents an alert with a message, with a title that is looked up in the string tables.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(titleKey), data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  // Titles: string, resource.
  /// Presents an alert with a message for a value, with a title that is looked up in the string
  /// tables. Without a value there is no alert.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(titleKey), data: data,
        actions: actions, message: { message($0) }))
  }

  /// Presents an alert with a title while `isPresented` is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (actions(), EmptyView())
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: title, data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents an alert for a value. Without a value there is no alert.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: title, data: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Presents an alert with a title and a message while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: title, data: () as Void?,
        actions: { _ in actions }, message: { _ in message }))
  }

  /// Presents an alert with a message for a value. Without a value there is no alert.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: title, data: data,
        actions: actions, message: { message($0) }))
  }

  /// Presents an alert about an error, with the error's description as its title.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(alertTitle(error)), data: error,
        actions: { _ in actions }, message: { _ in EmptyView() }))
  }

  /// Presents an alert about an error, with the error's description as its title, and a message.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(alertTitle(error)), data: error,
        actions: actions, message: message))
  }
}

private func alertTitle<E: LocalizedError>(_ error: E?) -> String {
  error.map { $0.errorDescription ?? $0.localizedDescription } ?? ""
}

/// The severity of the consequences of a dialog's actions.
public struct DialogSeverity: Equatable, Sendable {
  private let level: Int
  /// The default severity of the dialog.
  public static let automatic = DialogSeverity(level: 0)
  /// The severity of an action that cannot be undone.
  public static let critical = DialogSeverity(level: 2)
  /// The severity of an ordinary action, without special consequences.
  public static let standard = DialogSeverity(level: 1)
}

// Alerts of a desktop system have these beside their texts; the alerts of this engine do not.
extension View {
  /// Accepted without effect: sets the icon of alerts and dialogs.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Accepted without effect: sets the severity of alerts and dialogs, which all look the same.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Accepted without effect: lets the user suppress further dialogs. There is no such choice, so
  /// the binding is never written.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  // Titles: string, resource.
  /// Accepted without effect: lets the user suppress further dialogs. There is no such choice, so
  /// the binding is never written.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Accepted without effect: lets the user suppress further dialogs. There is no such choice, so
  /// the binding is never written.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }
}
