import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Presentation as the talks of 2019 spell it (Controls 16).

/// A view that is shown over others, and what happens when it goes.
@available(*, deprecated, message: "Use sheet(isPresented:onDismiss:content:).")
public struct Modal {
  fileprivate let content: AnyView
  fileprivate let onDismiss: (() -> Void)?

  /// A view that is shown over others.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - onDismiss: Called when it is put away; to have it stay away, say nil then.
  nonisolated public init<V: View>(_ view: V, onDismiss: (() -> Void)? = nil) {
    content = AnyView(view)
    self.onDismiss = onDismiss
  }
}

extension View {
  /// Shows a view over others while there is one.
  @available(*, deprecated, message: "Use sheet(isPresented:onDismiss:content:).")
  public func presentation(_ modal: Modal?) -> some View {
    sheet(isPresented: .whileThere(modal != nil) { modal?.onDismiss?() }) { modal?.content }
  }

  /// Asks while a condition holds.
  @available(*, deprecated, renamed: "alert(isPresented:content:)")
  nonisolated public func presentation(
    _ isShown: Binding<Bool>, alert: @escaping () -> Alert
  ) -> some View { self.alert(isPresented: isShown, content: alert) }

  /// Asks about a value while there is one.
  @available(*, deprecated, renamed: "alert(item:content:)")
  nonisolated public func presentation<T: Identifiable>(
    _ data: Binding<T?>, alert: @escaping (T) -> Alert
  ) -> some View { self.alert(item: data, content: alert) }

  /// Asks for a choice while there is one to make.
  @available(*, deprecated, renamed: "actionSheet(isPresented:content:)")
  nonisolated public func presentation(_ sheet: ActionSheet?) -> some View {
    actionSheet(isPresented: .whileThere(sheet != nil) {}) {
      sheet ?? ActionSheet(title: Text(verbatim: ""))
    }
  }
}

/// A card that is shown beside a view, and what happens when it goes.
@available(*, deprecated, message: "Use popover(isPresented:content:).")
public struct Popover {
  fileprivate let content: AnyView
  fileprivate let target: CGRect?
  fileprivate let edge: Edge
  fileprivate let onDismiss: () -> Void

  /// A card that is shown beside a view.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - targetRect: The part of the view that it points to, in the view's own coordinates; nil: all
  ///     of it.
  ///   - popoverArrowEdge: The side of the view on which it stands where there is room.
  ///   - dismissHandler: Called when it is put away; to have it stay away, say nil then.
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
  /// Shows a card beside the view while there is one.
  @available(*, deprecated, message: "Use popover(isPresented:content:).")
  nonisolated public func presentation(_ popover: Popover?) -> some View {
    self.popover(
      isPresented: .whileThere(popover != nil) { popover?.onDismiss() },
      attachmentAnchor: .rect(popover?.target.map { .rect($0) } ?? .bounds),
      arrowEdge: popover?.edge ?? .top
    ) { popover?.content }
  }
}

extension Binding<Bool> {
  /// True while something is there; told of it when that is put away.
  fileprivate static func whileThere(
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
  /// One that only puts the question away, or acts.
  @available(*, deprecated, renamed: "default(_:action:)")
  @_disfavoredOverload
  public static func `default`(_ label: Text, onTrigger: (() -> Void)?) -> Alert.Button {
    .default(label, action: onTrigger)
  }

  /// One that gives up.
  @available(*, deprecated, renamed: "cancel(_:action:)")
  @_disfavoredOverload
  public static func cancel(_ label: Text, onTrigger: (() -> Void)?) -> Alert.Button {
    .cancel(label, action: onTrigger)
  }

  /// One that takes something away.
  @available(*, deprecated, renamed: "destructive(_:action:)")
  @_disfavoredOverload
  public static func destructive(_ label: Text, onTrigger: (() -> Void)?) -> Alert.Button {
    .destructive(label, action: onTrigger)
  }
}

/// A button that shows a view over others.
@available(*, deprecated, message: "Use a Button and sheet(isPresented:onDismiss:content:).")
public struct PresentationButton<Label: View, Destination: View> {
  private let destination: Destination
  private let label: Label
  private let onTrigger: (() -> Void)?
  @State private var isPresented = false

  /// A button that shows a view over others.
  ///
  /// - Parameters:
  ///   - label: What the button shows.
  ///   - destination: The view.
  ///   - onTrigger: Called when the button is pressed.
  nonisolated public init(
    _ label: Label, destination: Destination, onTrigger: (() -> Void)? = nil
  ) {
    self.label = label
    self.destination = destination
    self.onTrigger = onTrigger
  }

  /// A button that shows a view over others.
  nonisolated public init(
    destination: Destination, onTrigger: (() -> Void)? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination: destination, onTrigger: onTrigger)
  }
}

@available(*, deprecated)
extension PresentationButton: View {
  /// The button.
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

/// As `PresentationButton`.
@available(*, deprecated, message: "Use a Button and sheet(isPresented:onDismiss:content:).")
public typealias PresentationLink = PresentationButton
