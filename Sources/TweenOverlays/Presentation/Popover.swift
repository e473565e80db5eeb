import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A place in the view's bounds.
  case point(UnitPoint)
}

extension View {
  /// Presents a card beside the view while a condition holds; in a narrow window a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is there; false is written when the user presses beside it.
  ///   - attachmentAnchor: What it points to.
  ///   - arrowEdge: The side of that on which it stands where there is room.
  ///   - content: What it shows; it sees the environment of this view.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverPresenter(
        wanted: isPresented.wrappedValue ? AnyHashable(true) : nil,
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        anchor: attachmentAnchor, arrowEdge: arrowEdge, presented: { content() }))
  }

  /// Presents a card beside the view for a value; in a narrow window a sheet.
  ///
  /// - Parameters:
  ///   - item: What it is for; nil: no popover. nil is written when the user presses beside it.
  ///   - attachmentAnchor: What it points to.
  ///   - arrowEdge: The side of that on which it stands where there is room.
  ///   - content: What it shows; it sees the environment of this view.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let now = item.wrappedValue
    return modifier(
      PopoverPresenter(
        wanted: now.map { AnyHashable($0.id) },
        dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        anchor: attachmentAnchor, arrowEdge: arrowEdge, presented: { now.map(content) }))
  }
}

/// Presents beside a view, whose place it follows.
private struct PopoverPresenter<Presented: View> {
  let wanted: AnyHashable?
  let dismiss: () -> Void
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge
  let presented: () -> Presented?
  @State private var source = CGRect.null

  nonisolated init(
    wanted: AnyHashable?, dismiss: @escaping () -> Void, anchor: PopoverAttachmentAnchor,
    arrowEdge: Edge, presented: @escaping () -> Presented?
  ) {
    self.wanted = wanted
    self.dismiss = dismiss
    self.anchor = anchor
    self.arrowEdge = arrowEdge
    self.presented = presented
  }
}

extension PopoverPresenter: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background {
        GeometryReader { proxy in
          Color.clear.onChange(of: target(proxy), initial: true) { _, new in source = new }
        }
      }
      .modifier(
        PresentationModifier(
          kind: .popover, wanted: wanted, dismiss: dismiss, source: source, arrowEdge: arrowEdge,
          presented: { presented().map { SlotContent(in: .root, $0) } }))
  }

  /// What it points to, in the window's points.
  private func target(_ proxy: GeometryProxy) -> CGRect {
    let frame = proxy.frame(in: .global)
    switch anchor {
    case .rect: return frame
    case .point(let point):
      return CGRect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
        height: 0)
    }
  }
}
