import Foundation
import TweenGeometry

/// Access to the size and the position of a view.
///
/// A view or an effect that reads from a proxy during its evaluation is evaluated again when the
/// result changes. In an action, a proxy returns the current values. All results are zero before
/// the first layout, after the view's removal, and off the main thread.
public struct GeometryProxy: Sendable {
  let anchor: NodeAnchor

  @MainActor init(_ element: ElementNode) { anchor = element.anchor }

  /// The view's size, in points.
  nonisolated public var size: CGSize {
    onElement(.zero) { element in
      element.graph.geometry.noteSize(of: element)
      return element.placedSize
    }
  }

  /// The insets of the safe area's edges from the view's edges, in points; 0 on sides where the
  /// view does not reach the edge of a safe area.
  nonisolated public var safeAreaInsets: EdgeInsets {
    place(EdgeInsets()) { $0.safeAreaInsets() }
  }

  /// Returns the view's rectangle in other coordinates, in points.
  nonisolated public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the view's rectangle in the coordinates of a space value, in points.
  @_disfavoredOverload
  nonisolated public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace.isLocal { return CGRect(origin: .zero, size: size) }
    return place(.zero) { $0.frame(in: coordinateSpace) }
  }

  /// Returns the rectangle of the nearest ancestor with that name, in this view's coordinates; nil
  /// if there is none.
  nonisolated public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let name = coordinateSpace.coordinateSpace
    return place(nil) { element in
      guard case .named(let name) = name else { return nil }
      return element.bounds(ofSpace: name)
    }
  }

  /// Returns the result of `body` for the view's element, or the fallback if there is no element.
  nonisolated private func onElement<Value: Sendable>(
    _ fallback: Value, _ body: @MainActor (ElementNode) -> Value
  ) -> Value {
    guard MainActorThread.isCurrent else { return fallback }
    return MainActor.assumeIsolated {
      guard let node = anchor.node as? ElementNode, !node.isDestroyed else { return fallback }
      return body(node)
    }
  }

  /// Returns a value that depends on the view's position, and records the read for the node under
  /// evaluation.
  nonisolated func place<Value: Equatable & Sendable>(
    _ fallback: Value, _ value: @escaping @MainActor (ElementNode) -> Value
  ) -> Value {
    onElement(fallback) { element in
      let answer = value(element)
      let anchor = element.anchor
      element.graph.geometry.notePlace(of: element) {
        guard let node = anchor.node, !node.isDestroyed else { return false }
        let now = value(unsafeDowncast(node, to: ElementNode.self))
        // NaN is not equal to itself, and does not count as a change.
        return now != answer && (now == now || answer == answer)
      }
      return answer
    }
  }
}
