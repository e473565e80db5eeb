import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// An alert in the form of 2019: a title, a message, and one or two buttons.
public struct Alert {
  /// A button of the alert, which ends it.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button that ends the alert and runs an action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// A button that cancels, with the role `cancel`.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// A button that cancels, with the system's word for its label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(system: .cancel), role: .cancel, action: action ?? {})
    }
    /// A button that deletes something, with the role `destructive`.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; nil: a button with the label "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(system: .ok))]
  }

  /// Creates an alert with two buttons, a primary and a secondary one.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions in the form of 2019.
public struct ActionSheet {
  /// A button of the choice, the same as an alert's.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice of buttons; a cancelling button is added if there is none.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or a choice in the form of 2019.
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
  /// Presents an alert while a condition is true; the earlier form of
  /// `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      ConditionPresenter(kind: .alert, isPresented: isPresented) { AnyView(content().card) })
  }

  /// Presents an alert for a value; the earlier form of
  /// `alert(_:isPresented:presenting:actions:message:)`.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      ItemPresenter(kind: .alert, item: item) { value in AnyView(content(value).card) })
  }

  /// Presents a choice while a condition is true; the earlier form of `confirmationDialog`.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      ConditionPresenter(kind: .dialog, isPresented: isPresented) { AnyView(content().card) })
  }

  /// Presents a choice for a value; the earlier form of `confirmationDialog`.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      ItemPresenter(kind: .dialog, item: item) { value in AnyView(content(value).card) })
  }
}
