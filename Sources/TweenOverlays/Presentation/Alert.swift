import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Asks while a condition holds, and there is something to ask about.
struct QuestionPresenter<Data, Actions: View, Message: View> {
  let look: AlertLook
  let isPresented: Binding<Bool>
  let title: Text
  /// Whether the title is shown, not only told.
  let showsTitle: Bool
  let data: Data?
  let actions: (Data) -> Actions
  let message: (Data) -> Message
  /// Where the view is that asks, in the window's points: in a wide window a dialog stands beside it.
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
        wanted: isPresented.wrappedValue && data != nil ? AnyHashable(true) : nil,
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

// Each shows while `isPresented` holds. Buttons in `actions` answer: each puts the question away, which
// writes false, and acts then; where there is none, there is one that says OK. The one with the role
// `cancel` stands last, or first of two side by side. What `presenting` gives stays as it was while
// the question goes.

extension View {
  // Titles: string, resource.
  /// Presents an alert.
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
  /// Presents an alert for a value. Without a value there is no alert.
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
  /// Presents an alert with a message.
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
  /// Presents an alert with a message for a value. Without a value there is no alert.
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

  /// Presents an alert.
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

  /// Presents an alert with a message.
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

  /// Tells of an error, with its description as title.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      QuestionPresenter(
        look: .alert, isPresented: isPresented, title: Text(alertTitle(error)), data: error,
        actions: { _ in actions }, message: { _ in EmptyView() }))
  }

  /// Tells of an error, with its description as title and a message about it.
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

/// How grave a question is.
public struct DialogSeverity: Equatable, Sendable {
  private let level: Int
  /// As the question has it.
  public static let automatic = DialogSeverity(level: 0)
  /// What happens can't be undone.
  public static let critical = DialogSeverity(level: 2)
  /// Nothing out of the ordinary.
  public static let standard = DialogSeverity(level: 1)
}

// Questions of a desktop have these beside their words; those that are drawn here have not.
extension View {
  /// The icon of questions. It isn't shown.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// How grave questions are. They look the same.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Lets the user suppress questions of the kind. There is no such choice: nothing is written.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  // Titles: string, resource.
  /// Lets the user suppress questions of the kind. There is no such choice: nothing is written.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets the user suppress questions of the kind. There is no such choice: nothing is written.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }
}
