import Foundation
import TweenGeometry
import TweenMotion

/// Scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
  fileprivate let reader: NodeAnchor

  /// Brings the view with an identity into view: one that `id(_:)` or a `ForEach` gives. Under
  /// `withAnimation` the content goes there by that animation.
  ///
  /// - Parameter id: the view's identity. One that no view has does nothing.
  /// - Parameter anchor: which point of the view comes to the same point of the scroll view. Without
  ///   one the content moves as little as it must to show all of it.
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

/// Carries what is asked for to the main actor: nothing else touches it on the way.
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

/// Hands its content a proxy that scrolls the scroll views in it.
public struct ScrollViewReader<Content: View> {
  /// Makes what is shown, given what scrolls the scroll views in it.
  public var content: (ScrollViewProxy) -> Content

  /// A reader of the scroll views that `content` makes.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The engine evaluates the content itself: there is no body.
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
