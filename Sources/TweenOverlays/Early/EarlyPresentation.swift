import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Presentation as the talks of 2019 spell it (Controls 16).

/// A view to present above other views, with an action for its end.
@available(*, deprecated, message: "Use sheet(isPresented:onDismiss:content:).")
public struct Modal {
  fileprivate let content: AnyView
  fileprivate let onDismiss: (() -> Void)?

  /// Creates a view to present above other views.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - onDismiss: Called when the user dismisses the view. The program must return nil
  ///     afterwards, or the view is presented again.
  nonisolated public init<V: View>(_ view: V, onDismiss: (() -> Void)? = nil) {
    content = AnyView(view)
    self.onDismiss = onDismiss
  }
}

extension View {
  /// Presents a view above other views while the value is not nil.
  @available(*, deprecated, message: "Use sheet(isPresented:onDismiss:content:).")
  public func presentation(_ modal: Modal?) -> some View {
    sheet(isPresented: .isPresented(modal != nil) { modal?.onDismiss?() }) { modal?.content }
  }

  /// Presents an alert while a condition is true.
  @available(*, deprecated, renamed: "alert(isPresented:content:)")
  nonisolated public func presentation(
    _ isShown: Binding<Bool>, alert: @escaping () -> Alert
  ) -> some View { self.alert(isPresented: isShown, content: alert) }

  /// Presents an alert for a value, while there is one.
  @available(*, deprecated, renamed: "alert(item:content:)")
  nonisolated public func presentation<T: Identifiable>(
    _ data: Binding<T?>, alert: @escaping (T) -> Alert
  ) -> some View { self.alert(item: data, content: alert) }

  /// Presents a choice of actions while a condition is true.
  @available(*, deprecated, renamed: "actionSheet(isPresented:content:)")
  nonisolated public func presentation(_ sheet: ActionSheet?) -> some View {
    actionSheet(isPresented: .isPresented(sheet != nil) {}) {
      sheet ?? ActionSheet(title: Text(verbatim: ""))
    }
  }
}

/// A card to present beside a view, with an action for its end.
@available(*, deprecated, message: "Use popover(isPresented:content:).")
public struct Popover {
  fileprivate let content: AnyView
  fileprivate let target: CGRect?
  fileprivate let edge: Edge
  fileprivate let onDismiss: () -> Void

  /// Creates a card to present beside a view.
  ///
  /// - Parameters:
  ///   - content: The content of the card.
  ///   - targetRect: The part of the view to which the card points, in the view's own coordinates;
  ///     nil: the whole view.
  ///   - popoverArrowEdge: The side of the view at which the card is placed if there is room.
  ///   - dismissHandler: Called when the user dismisses the card. The program must return nil
  ///     afterwards, or the card is presented again.
  nonisolated public init<V: View>(
    content: V, targetRect: CGRect? = nil, popoverArrowEdge: Edge = .top,
    dismissHandler: @escaping () -> Void = {}
  ) {
    self.content = AnyView(content)
    target = targetRect
    edge = popoverArrowEdge
    onDismiss = dismissHandler
  }
}

extension View {
  /// Presents a card beside the view while the value is not nil.
  @available(*, deprecated, message: "Use popover(isPresented:content:).")
  nonisolated public func presentation(_ popover: Popover?) -> some View {
    self.popover(
      isPresented: .isPresented(popover != nil) { popover?.onDismiss() },
      attachmentAnchor: .rect(popover?.target.map { .rect($0) } ?? .bounds),
      arrowEdge: popover?.edge ?? .top
    ) { popover?.content }
  }
}

extension Binding<Bool> {
  /// A binding that is true while a presentation exists, and calls `onEnd` when the presentation is
  /// dismissed.
  fileprivate static func isPresented(
    _ isThere: Bool, onEnd: @escaping () -> Void
  ) -> Binding<Bool> {
    Binding {
      isThere
    } set: { isPresented in
      if !isPresented { onEnd() }
    }
  }
}

extension Alert.Button {
  /// A button that ends the alert and runs an action.
  @available(*, deprecated, renamed: "default(_:action:)")
  @_disfavoredOverload
  public static func `default`(_ label: Text, onTrigger: (() -> Void)?) -> Alert.Button {
    .default(label, action: onTrigger)
  }

  /// A button that cancels, with the role `cancel`.
  @available(*, deprecated, renamed: "cancel(_:action:)")
  @_disfavoredOverload
  public static func cancel(_ label: Text, onTrigger: (() -> Void)?) -> Alert.Button {
    .cancel(label, action: onTrigger)
  }

  /// A button that deletes something, with the role `destructive`.
  @available(*, deprecated, renamed: "destructive(_:action:)")
  @_disfavoredOverload
  public static func destructive(_ label: Text, onTrigger: (() -> Void)?) -> Alert.Button {
    .destructive(label, action: onTrigger)
  }
}

/// A button that presents a view above other views.
@available(*, deprecated, message: "Use a Button and sheet(isPresented:onDismiss:content:).")
public struct PresentationButton<Label: View, Destination: View> {
  private let destination: Destination
  private let label: Label
  private let onTrigger: (() -> Void)?
  @State private var isPresented = false

  /// A button that presents a view above other views.
  ///
  /// - Parameters:
  ///   - label: The label of the button.
  ///   - destination: The view to present.
  ///   - onTrigger: Called when the button is pressed.
  nonisolated public init(
    _ label: Label, destination: Destination, onTrigger: (() -> Void)? = nil
  ) {
    self.label = label
    self.destination = destination
    self.onTrigger = onTrigger
  }

  /// A button that presents a view above other views.
  nonisolated public init(
    destination: Destination, onTrigger: (() -> Void)? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination: destination, onTrigger: onTrigger)
  }
}

@available(*, deprecated)
extension PresentationButton: View {
  /// The button, which presents the destination in a sheet.
  public var body: some View {
    Button {
      onTrigger?()
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) { destination }
  }
}

/// Another name of `PresentationButton`, which presents a view.
@available(*, deprecated, message: "Use a Button and sheet(isPresented:onDismiss:content:).")
public typealias PresentationLink = PresentationButton
