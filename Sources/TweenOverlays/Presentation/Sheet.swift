import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

extension View {
  /// Presents a sheet while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is there; false is written when the user puts it away.
  ///   - onDismiss: Called once it is gone.
  ///   - content: What it shows; it sees the environment of this view.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ConditionPresenter(
        kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet for a value. Another one, by its identity, puts the sheet away and presents its
  /// own.
  ///
  /// - Parameters:
  ///   - item: What it is for; nil: no sheet. nil is written when the user puts it away.
  ///   - onDismiss: Called once it is gone.
  ///   - content: What it shows; it sees the environment of this view.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresenter(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the window while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is there.
  ///   - onDismiss: Called once it is gone.
  ///   - content: What it shows; it sees the environment of this view.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ConditionPresenter(
        kind: .cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the window for a value. Another one, by its identity, has a cover of its own.
  ///
  /// - Parameters:
  ///   - item: What the cover is for; nil: none.
  ///   - onDismiss: Called once it is gone.
  ///   - content: What it shows; it sees the environment of this view.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresenter(kind: .cover, item: item, onDismiss: onDismiss, content: content))
  }
}

/// Presents while a condition holds.
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
        kind: kind, wanted: isPresented.wrappedValue ? AnyHashable(true) : nil,
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        onDismiss: onDismiss, presented: { SlotContent(in: .root, content()) }))
  }
}

/// Presents for a value.
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
        kind: kind, wanted: now.map { AnyHashable($0.id) },
        dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        onDismiss: onDismiss, presented: { now.map { SlotContent(in: .root, content($0)) } }))
  }
}
