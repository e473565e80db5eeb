import Foundation
import TweenGeometry
import TweenMotion

/// The content that is dragged over a window, and the view that would accept it (Controls 13).
///
/// The type of the content is agreed between the code that begins a drag and the code that accepts
/// it. Content from another program is a list of `DropItem`.
@MainActor package final class DragSession {
  private weak var root: RootNode?
  /// The dragged content; nil if there is no drag.
  private var content: Any?
  private var target: DropTargetNode?
  private var location = CGPoint.zero

  nonisolated init() {}

  /// Whether a drag is in progress.
  var isUnderWay: Bool { content != nil }

  func attach(to root: RootNode) { self.root = root }

  /// Begins a drag. A drag in progress is cancelled.
  package func begin(_ content: Any, at position: CGPoint) {
    cancel()
    self.content = content
    move(to: position)
  }

  /// Moves the drag to a position, in the window's points.
  package func move(to position: CGPoint) {
    guard let content else { return }
    location = position
    let new = accepting(content, at: position)
    if new !== target {
      leave()
      target = new
      new?.act { $0.entered(content, new?.place(position) ?? position) }
    }
    // The callback of the entered view may cancel the drag.
    guard self.content != nil, let target else { return }
    target.act { $0.moved(content, target.place(position)) }
  }

  /// Drops the content: the view under it accepts or refuses it.
  ///
  /// - Returns: Whether a view accepted the content.
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

  /// Ends the drag without a drop.
  package func cancel() {
    leave()
    content = nil
  }

  /// Drops content from another program, which arrives at the moment of the drop.
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

  /// Returns the innermost view at a point that would accept the content.
  private func accepting(_ content: Any, at position: CGPoint) -> DropTargetNode? {
    searched = content
    defer { searched = nil }
    let hit = root?.hit(position)?.element
    // A target that is hit beside its content has accepted.
    if let target = hit as? DropTargetNode { return target }
    var element = hit
    while let current = element {
      if let target = current as? DropTargetNode, target.accepts(content) { return target }
      element = current.host
    }
    return nil
  }

  /// The content for which a target is searched now; nil at other times.
  fileprivate private(set) var searched: Any?
}

/// The actions of a view for content that is dragged over it. Positions are in points of the view.
package struct DropHandler {
  /// Returns whether the view would accept the content.
  package var accepts: @MainActor (Any) -> Bool
  package var entered: @MainActor (Any, CGPoint) -> Void
  package var moved: @MainActor (Any, CGPoint) -> Void
  /// Called when the content leaves the view, or when the drag ends elsewhere.
  package var exited: @MainActor (Any, CGPoint) -> Void
  /// Accepts the dropped content. Returns false to refuse it after all.
  package var perform: @MainActor (Any, CGPoint) -> Bool
  /// Called after `perform`.
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

/// A modifier that makes a view accept drops.
nonisolated package struct DropTargetModifier: UnaryModifier {
  package typealias Body = Never
  let handler: DropHandler

  package init(_ handler: DropHandler) { self.handler = handler }

  @MainActor package func makeWrapper(_ context: NodeContext) -> DropTargetNode {
    DropTargetNode(context, handler)
  }
  @MainActor package func updateWrapper(_ wrapper: DropTargetNode) { wrapper.handler = handler }
}

@MainActor package final class DropTargetNode: WrapperNode, FramedElement, AnimatorOwner {
  fileprivate var handler: DropHandler
  /// The view's bounds, in which it accepts drops. They animate with the layout.
  package private(set) var frame = FrameAttribute()
  override var framed: (any FramedElement)? { self }

  init(_ context: NodeContext, _ handler: DropHandler) {
    self.handler = handler
    super.init(context)
  }

  fileprivate func accepts(_ content: Any) -> Bool {
    environment.isEnabled && handler.accepts(content)
  }

  /// Converts a point of the window to the view's own points.
  fileprivate func place(_ position: CGPoint) -> CGPoint { shownPoint(position, in: .local) }

  fileprivate func act(_ action: (DropHandler) -> Void) {
    guard !isDestroyed else { return }
    graph.acting(self) { action(handler) }
  }

  package override func placementDidChange(_ placement: Placement) {
    _ = frame.update(placement.rect, node: self, owner: self)
    super.placementDidChange(placement)
  }

  /// Does nothing: the bounds are not drawn.
  package func animatorDidMove() {}

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    frame.isMoved(by: animation) ? "frame" : debugName
  }

  /// While a target is searched for a drag, a view that accepts the content is also hit where it draws nothing.
  package override func hit(_ point: CGPoint) -> HitResult? {
    if let found = super.hit(point) { return found }
    guard let content = rootNode?.drags.searched, placement != nil, frame.shown.contains(point),
      accepts(content)
    else { return nil }
    return HitResult(element: self)
  }

  // The modifier does not affect layout.
  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }

  package override func destroy() {
    guard !isDestroyed else { return }
    rootNode?.drags.remove(self)
    super.destroy()
    frame.remove()
  }

  package override var debugName: String { "dropDestination" }
}
