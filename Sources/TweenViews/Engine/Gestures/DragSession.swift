import Foundation
import TweenGeometry
import TweenMotion

/// What is dragged over a window, and the view that would take it (Controls 13).
///
/// What a drag carries is known to those who begin it and to those who take it; what comes from another
/// program is a list of `DropItem`.
@MainActor package final class DragSession {
  private weak var root: RootNode?
  /// nil: nothing is dragged.
  private var content: Any?
  private var target: DropTargetNode?
  private var location = CGPoint.zero

  nonisolated init() {}

  /// Whether something is dragged.
  var isUnderWay: Bool { content != nil }

  func attach(to root: RootNode) { self.root = root }

  /// Something is dragged from here on. What was dragged before is let go of, and nobody takes it.
  package func begin(_ content: Any, at position: CGPoint) {
    cancel()
    self.content = content
    move(to: position)
  }

  /// It is over another place, in the window's points.
  package func move(to position: CGPoint) {
    guard let content else { return }
    location = position
    let new = accepting(content, at: position)
    if new !== target {
      leave()
      target = new
      new?.act { $0.entered(content, new?.place(position) ?? position) }
    }
    // What a view does when it is entered may put an end to the drag.
    guard self.content != nil, let target else { return }
    target.act { $0.moved(content, target.place(position)) }
  }

  /// It is let go of: the view under it takes it.
  ///
  /// - Returns: whether one took it.
  package func drop(at position: CGPoint) -> Bool {
    guard let content else { return false }
    move(to: position)
    var isTaken = false
    if let target {
      target.act { isTaken = $0.perform(content, target.place(position)) }
      target.act { $0.ended(content, target.place(position)) }
    }
    target = nil
    self.content = nil
    return isTaken
  }

  /// Nobody takes it.
  package func cancel() {
    leave()
    content = nil
  }

  /// Something comes from another program and is let go of at once.
  func drop(_ items: [DropItem], at position: CGPoint) {
    guard !items.isEmpty else { return }
    begin(items, at: position)
    _ = drop(at: position)
  }

  func remove(_ node: DropTargetNode) { if target === node { target = nil } }

  private func leave() {
    guard let content, let old = target else { return }
    target = nil
    old.act { $0.exited(content, old.place(location)) }
  }

  /// The innermost view at a point that would take what is dragged.
  private func accepting(_ content: Any, at position: CGPoint) -> DropTargetNode? {
    var element = root?.hit(position)?.element
    while let current = element {
      if let target = current as? DropTargetNode, target.accepts(content) { return target }
      element = current.host
    }
    return nil
  }
}

/// What a view does with what is dragged over it. Places are in points of the view.
package struct DropHandler {
  /// Whether it would take it.
  package var accepts: @MainActor (Any) -> Bool
  package var entered: @MainActor (Any, CGPoint) -> Void
  package var moved: @MainActor (Any, CGPoint) -> Void
  /// It went on, or ended elsewhere.
  package var exited: @MainActor (Any, CGPoint) -> Void
  /// Takes it; false: refuses it after all.
  package var perform: @MainActor (Any, CGPoint) -> Bool
  /// Told after `perform`.
  package var ended: @MainActor (Any, CGPoint) -> Void

  package init(
    accepts: @escaping @MainActor (Any) -> Bool,
    entered: @escaping @MainActor (Any, CGPoint) -> Void = { _, _ in },
    moved: @escaping @MainActor (Any, CGPoint) -> Void = { _, _ in },
    exited: @escaping @MainActor (Any, CGPoint) -> Void = { _, _ in },
    perform: @escaping @MainActor (Any, CGPoint) -> Bool,
    ended: @escaping @MainActor (Any, CGPoint) -> Void = { _, _ in }
  ) {
    self.accepts = accepts
    self.entered = entered
    self.moved = moved
    self.exited = exited
    self.perform = perform
    self.ended = ended
  }
}

/// Has a view take what is dropped on it.
nonisolated package struct DropTargetModifier: UnaryModifier {
  package typealias Body = Never
  let handler: DropHandler

  package init(_ handler: DropHandler) { self.handler = handler }

  @MainActor package func makeWrapper(_ context: NodeContext) -> DropTargetNode {
    DropTargetNode(context, handler)
  }
  @MainActor package func updateWrapper(_ wrapper: DropTargetNode) { wrapper.handler = handler }
}

@MainActor package final class DropTargetNode: WrapperNode {
  fileprivate var handler: DropHandler

  init(_ context: NodeContext, _ handler: DropHandler) {
    self.handler = handler
    super.init(context)
  }

  fileprivate func accepts(_ content: Any) -> Bool {
    environment.isEnabled && handler.accepts(content)
  }

  /// A point of the window in the view's own points.
  fileprivate func place(_ position: CGPoint) -> CGPoint { shownPoint(position, in: .local) }

  fileprivate func act(_ action: (DropHandler) -> Void) {
    guard !isDestroyed else { return }
    graph.acting(self) { action(handler) }
  }

  // It changes no layout.
  package override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }

  package override func destroy() {
    guard !isDestroyed else { return }
    rootNode?.drags.remove(self)
    super.destroy()
  }

  package override var debugName: String { "dropDestination" }
}
