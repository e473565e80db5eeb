import Foundation
import TweenGeometry

/// Tells the size and the place of a view.
///
/// Read while a view or an effect is evaluated, it has that evaluated anew whenever the answer is
/// another one; read in an action, it tells how things are. Everything is zero before the first
/// layout, after the view has gone, and off the main thread.
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

  /// How far the safe area's edges lie inside those of the view; 0 where the view does not reach
  /// the edge of a safe area.
  nonisolated public var safeAreaInsets: EdgeInsets {
    place(EdgeInsets()) { $0.safeAreaInsets() }
  }

  /// The view's rectangle in other coordinates.
  nonisolated public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The same with the space as a value.
  @_disfavoredOverload
  nonisolated public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace.isLocal { return CGRect(origin: .zero, size: size) }
    return place(.zero) { $0.frame(in: coordinateSpace) }
  }

  /// The rectangle of the nearest view around with that name, in this view's coordinates; nil where
  /// none has it.
  nonisolated public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let name = coordinateSpace.coordinateSpace
    return place(nil) { element in
      guard case .named(let name) = name else { return nil }
      return element.bounds(ofSpace: name)
    }
  }

  /// Runs `body` with the view's element; the fallback where there is none to be asked.
  nonisolated private func onElement<Value: Sendable>(
    _ fallback: Value, _ body: @MainActor (ElementNode) -> Value
  ) -> Value {
    guard MainActorThread.isCurrent else { return fallback }
    return MainActor.assumeIsolated {
      guard let node = anchor.node as? ElementNode, !node.isDestroyed else { return fallback }
      return body(node)
    }
  }

  /// Asks where the view lies, and notes that for whoever is evaluated.
  nonisolated func place<Value: Equatable & Sendable>(
    _ fallback: Value, _ value: @escaping @MainActor (ElementNode) -> Value
  ) -> Value {
    onElement(fallback) { element in
      let answer = value(element)
      let anchor = element.anchor
      element.graph.geometry.notePlace(of: element) {
        guard let node = anchor.node, !node.isDestroyed else { return false }
        let now = value(unsafeDowncast(node, to: ElementNode.self))
        // What is no number is not equal to itself, and no news.
        return now != answer && (now == now || answer == answer)
      }
      return answer
    }
  }
}
