import Foundation
import TweenGeometry
import TweenMotion

/// A row that is carried over others of its list.
extension ListCell {
  @MainActor private var containerNode: ContainerNode? { container.node as? ContainerNode }

  /// Whether the list has the row, asked for later by what the row keeps: it doesn't keep the row.
  @MainActor package var isListed: () -> Bool {
    let (list, anchor) = (list, element.anchor)
    return {
      guard let list = list.node as? LazyContentNode, let row = anchor.node else { return false }
      list.refresh()
      return list.line(ofMade: { $0 === row }) != nil
    }
  }

  /// How far the row's own place lies below the upper end of what is in view, up to a length that is
  /// always the same; nil for one that has none.
  @MainActor package var top: CGFloat? {
    guard let list = list.node as? LazyContentNode, let container = containerNode,
      let line = list.line(ofMade: { $0 === element }),
      let place = container.lazyLayout?.frame(of: line, column: 0, in: container)
    else { return nil }
    return place.minY - (container.enclosingScroll?.offset.y ?? 0)
  }

  /// Keeps the row though its own place go out of view, and scrolls the list while the row is held near
  /// one of its ends.
  ///
  /// - Parameters:
  ///   - point: Where it is held, in the window's points.
  ///   - rowsDidChange: Called after each update in which the list's rows are others, until it is let go.
  @MainActor package func carry(at point: CGPoint, rowsDidChange: @escaping () -> Void) {
    if let list = list.node as? LazyContentNode {
      list.carried = element.anchor
      list.rowsDidChangeBelow = rowsDidChange
    }
    containerNode?.enclosingScroll?.drift(for: point)
  }

  /// Nothing is carried any more.
  @MainActor package func letGo() {
    if let list = list.node as? LazyContentNode {
      list.carried = nil
      list.rowsDidChangeBelow = nil
    }
    containerNode?.enclosingScroll?.drift(for: nil)
  }
}
