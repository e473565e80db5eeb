import Foundation
import TweenGeometry
import TweenMotion

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  fileprivate let reader: NodeAnchor

  /// Scrolls to the view with an id, as `id(_:)` or a `ForEach` sets it; under `withAnimation` with that
  /// animation.
  ///
  /// - Parameter id: the view's id. If no view has the id, nothing happens.
  /// - Parameter anchor: the point of the view that is aligned with the same point of the scroll view. If
  ///   nil, the content moves by the least distance that shows the whole view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let request = SentRequest(
      reader: reader, id: AnyHashable(id), anchor: anchor, transaction: Transaction.current)
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated { request.send() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { request.send() } }
    }
  }
}

/// Carries a scroll request to the main actor. Only one thread uses it at a time.
private struct SentRequest: @unchecked Sendable {
  let reader: NodeAnchor
  let id: AnyHashable
  let anchor: UnitPoint?
  let transaction: Transaction

  @MainActor func send() {
    guard let node = reader.node, !node.isDestroyed else { return }
    node.graph.enqueueWrite(transaction: transaction) {
      guard let node = reader.node, !node.isDestroyed else { return }
      for scroll in node.scrollViews {
        scroll.scroll(to: .view(id, anchor: anchor), node.graph.currentTransaction)
      }
    }
  }
}

extension ViewNode {
  /// The scroll views below, outermost first.
  var scrollViews: [ScrollNode] {
    var found: [ScrollNode] = []
    visitChildren { child in
      if let scroll = child as? ScrollNode { found.append(scroll) }
      found += child.scrollViews
    }
    return found
  }
}

extension ScrollNode: ViewBringer {
  func bringIntoView(_ id: AnyHashable) {
    scroll(to: .view(id, anchor: nil), graph.currentTransaction)
  }
}

/// A view that passes its content a proxy for scrolling the scroll views in it.
public struct ScrollViewReader<Content: View> {
  /// Makes the content from the proxy that scrolls the scroll views in it.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader for the scroll views that `content` makes.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// `Never`: the engine evaluates the content itself.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ScrollReaderNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ScrollReaderNode<Content>.self).update(view)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

@MainActor private final class ScrollReaderNode<Content: View>: ViewNode {
  private var view: ScrollViewReader<Content>
  private var child: ViewNode?

  init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    child = Content._makeNode(evaluate(), childContext)
  }

  func update(_ new: ScrollViewReader<Content>) {
    view = new
    performUpdate()
  }

  override func performUpdate() {
    isDirty = false
    guard let child, !isDestroyed else { return }
    Content._updateNode(child, evaluate())
  }

  private func evaluate() -> Content {
    forgetEnvironmentReads()
    return graph.evaluating(self) { view.content(ScrollViewProxy(reader: anchor)) }
  }

  override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }
  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
  override var debugName: String { "ScrollViewReader" }
}
