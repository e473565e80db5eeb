import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// A question in the form of 2019: a title, a message, one button or two.
public struct Alert {
  /// An answer.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// One that only puts the question away, or acts.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// One that gives up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// One that gives up, in the system's word for that.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(system: .cancel), role: .cancel, action: action ?? {})
    }
    /// One that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A question with one answer; nil: OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(system: .ok))]
  }

  /// A question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice in the form of 2019.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice of some; one that cancels is added where there is none.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an early question.
private struct EarlyActions {
  let buttons: [Alert.Button]
}

extension EarlyActions: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: button.action) { button.label }
    }
  }
}

extension Alert {
  fileprivate var card: some View {
    AlertCard(
      look: .alert, title: title, actions: EarlyActions(buttons: buttons), message: message)
  }
}

extension ActionSheet {
  fileprivate var card: some View {
    AlertCard(
      look: .dialog, title: title, actions: EarlyActions(buttons: buttons), message: message)
  }
}

extension View {
  /// Asks while a condition holds; the early form of `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      ConditionPresenter(kind: .alert, isPresented: isPresented) { AnyView(content().card) })
  }

  /// Asks about a value; the early form of `alert(_:isPresented:presenting:actions:message:)`.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      ItemPresenter(kind: .alert, item: item) { value in AnyView(content(value).card) })
  }

  /// Asks for a choice while a condition holds; the early form of `confirmationDialog`.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      ConditionPresenter(kind: .dialog, isPresented: isPresented) { AnyView(content().card) })
  }

  /// Asks for a choice about a value; the early form of `confirmationDialog`.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      ItemPresenter(kind: .dialog, item: item) { value in AnyView(content(value).card) })
  }
}
