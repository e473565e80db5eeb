import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

extension View {
  /// Presents a sheet while a condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; set to false when the user dismisses it.
  ///   - onDismiss: Called once the sheet has disappeared.
  ///   - content: The content, in the environment of this view.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ConditionPresenter(
        kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet for a value. A value with another identity dismisses the sheet and presents
  /// its own.
  ///
  /// - Parameters:
  ///   - item: The value; nil: no sheet. Set to nil when the user dismisses the sheet.
  ///   - onDismiss: Called once the sheet has disappeared.
  ///   - content: Returns the content, in the environment of this view.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresenter(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the window while a condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is shown.
  ///   - onDismiss: Called once the cover has disappeared.
  ///   - content: The content, in the environment of this view.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ConditionPresenter(
        kind: .cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the window for a value. A value with another identity dismisses the cover and presents
  /// its own.
  ///
  /// - Parameters:
  ///   - item: The value; nil: no cover.
  ///   - onDismiss: Called once the cover has disappeared.
  ///   - content: Returns the content, in the environment of this view.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresenter(kind: .cover, item: item, onDismiss: onDismiss, content: content))
  }
}

/// Presents content while a condition is true.
struct ConditionPresenter<Presented: View> {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  let content: () -> Presented
}

extension ConditionPresenter: ViewModifier {
  func body(content view: Content) -> some View {
    let isPresented = isPresented
    view.modifier(
      PresentationModifier(
        kind: kind, requested: isPresented.wrappedValue ? AnyHashable(true) : nil,
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        onDismiss: onDismiss, presented: { SlotContent(in: .root, content()) }))
  }
}

/// Presents content for a value.
struct ItemPresenter<Item: Identifiable, Presented: View> {
  let kind: PresentationKind
  let item: Binding<Item?>
  var onDismiss: (() -> Void)?
  let content: (Item) -> Presented
}

extension ItemPresenter: ViewModifier {
  func body(content view: Content) -> some View {
    let item = item
    let now = item.wrappedValue
    view.modifier(
      PresentationModifier(
        kind: kind, requested: now.map { AnyHashable($0.id) },
        dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        onDismiss: onDismiss, presented: { now.map { SlotContent(in: .root, content($0)) } }))
  }
}
