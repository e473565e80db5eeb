import Foundation
import TweenGeometry
import TweenMotion

/// Dragging a row over the other rows of its list.
extension ListCell {
  @MainActor private var containerNode: ContainerNode? { container.node as? ContainerNode }

  /// Whether the list still has the row, as a closure for later. The closure does not keep the row alive.
  @MainActor package var isListed: () -> Bool {
    let (list, anchor) = (list, element.anchor)
    return {
      guard let list = list.node as? LazyContentNode, let row = anchor.node else { return false }
      list.refresh()
      return list.line(ofMade: { $0 === row }) != nil
    }
  }

  /// The distance from the upper end of the visible range to the row's own place, up to a constant; nil if
  /// the row has no place.
  @MainActor package var top: CGFloat? {
    guard let list = list.node as? LazyContentNode, let container = containerNode,
      let line = list.line(ofMade: { $0 === element }),
      let place = container.lazyLayout?.frame(of: line, column: 0, in: container)
    else { return nil }
    return place.minY - (container.enclosingScroll?.offset.y ?? 0)
  }

  /// Keeps the row made even if its own place goes out of view, and scrolls the list while the row is held
  /// near one of its ends.
  ///
  /// - Parameters:
  ///   - point: The position of the pointer, in the window's points.
  ///   - rowsDidChange: Called after each update that changes the list's rows, until the row is dropped.
  @MainActor package func drag(at point: CGPoint, rowsDidChange: @escaping () -> Void) {
    if let list = list.node as? LazyContentNode {
      list.dragged = element.anchor
      list.rowsDidChangeBelow = rowsDidChange
    }
    containerNode?.enclosingScroll?.drift(for: point)
  }

  /// Ends the drag.
  @MainActor package func endDrag() {
    if let list = list.node as? LazyContentNode {
      list.dragged = nil
      list.rowsDidChangeBelow = nil
    }
    containerNode?.enclosingScroll?.drift(for: nil)
  }
}
