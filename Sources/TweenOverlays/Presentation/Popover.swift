import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The part of a view to which a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view, to which the popover points.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view's bounds.
  case point(UnitPoint)
}

extension View {
  /// Presents a card beside the view while a condition is true; in a narrow window a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown; set to false when the user presses beside it.
  ///   - attachmentAnchor: The part of the view to which the popover points.
  ///   - arrowEdge: The side of that part at which the popover is placed if there is room.
  ///   - content: The content, in the environment of this view.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverPresenter(
        requested: isPresented.wrappedValue ? AnyHashable(true) : nil,
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        anchor: attachmentAnchor, arrowEdge: arrowEdge, presented: { content() }))
  }

  /// Presents a card beside the view for a value; in a narrow window a sheet.
  ///
  /// - Parameters:
  ///   - item: The value; nil: no popover. Set to nil when the user presses beside the popover.
  ///   - attachmentAnchor: The part of the view to which the popover points.
  ///   - arrowEdge: The side of that part at which the popover is placed if there is room.
  ///   - content: Returns the content, in the environment of this view.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let now = item.wrappedValue
    return modifier(
      PopoverPresenter(
        requested: now.map { AnyHashable($0.id) },
        dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        anchor: attachmentAnchor, arrowEdge: arrowEdge, presented: { now.map(content) }))
  }
}

/// Presents a popover beside a view, and follows the view's frame.
private struct PopoverPresenter<Presented: View> {
  let requested: AnyHashable?
  let dismiss: () -> Void
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge
  let presented: () -> Presented?
  @State private var source = CGRect.null

  nonisolated init(
    requested: AnyHashable?, dismiss: @escaping () -> Void, anchor: PopoverAttachmentAnchor,
    arrowEdge: Edge, presented: @escaping () -> Presented?
  ) {
    self.requested = requested
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
          kind: .popover, requested: requested, dismiss: dismiss, source: source,
          arrowEdge: arrowEdge,
          presented: { presented().map { SlotContent(in: .root, $0) } }))
  }

  /// Returns the rectangle to which the popover points, in the window's points.
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
