import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// Keeps views that are not to be seen for now: a page that another one covers, a tab that another
/// one stands before.
///
/// What is dormant keeps its state. It is neither laid out, nor drawn, nor hit; it has disappeared, and
/// its tasks are cancelled; its timelines and phases stand still. Awake again it appears, and is laid out in that same update.
nonisolated package struct DormancyModifier: UnaryModifier {
  package typealias Body = Never
  var isDormant: Bool

  package init(isDormant: Bool) { self.isDormant = isDormant }

  @MainActor package func makeWrapper(_ context: NodeContext) -> DormancyNode {
    DormancyNode(context, isDormant: isDormant)
  }
  @MainActor package func updateWrapper(_ wrapper: DormancyNode) { wrapper.update(isDormant) }
}

@MainActor package final class DormancyNode: WrapperNode {
  private(set) var isDormant: Bool
  /// Nodes that would have moved by themselves. They are not kept: what has gone meanwhile is gone.
  private var missed: [Missed] = []

  private struct Missed {
    weak var node: ViewNode?
  }

  init(_ context: NodeContext, isDormant: Bool) {
    self.isDormant = isDormant
    super.init(context)
  }

  func update(_ new: Bool) {
    guard isDormant != new else { return }
    isDormant = new
    setNeedsLayout()
    setNeedsRedraw()
    displayStructureDidChange()
    graph.viewsDidRetireOrReturn()
    colorSchemesDidMove()
    if new {
      content?.disappear()
    } else {
      for missed in missed { missed.node?.markDirty() }
      missed = []
      graph.afterUpdate { [weak self] in
        guard let self, let content, !isDormant, !content.isDestroyed, isShownAmongActions
        else { return }
        content.appearOnce()
      }
    }
  }

  // MARK: What moves by itself

  /// Keeps what moves by itself still: it is made once, when this awakes.
  func miss(_ node: ViewNode) {
    node.isMoving = false
    guard !missed.contains(where: { $0.node === node }) else { return }
    missed.removeAll { $0.node == nil }
    missed.append(Missed(node: node))
  }

  package override func destroy() {
    missed = []
    super.destroy()
  }

  // MARK: Life

  package override func shows(_ content: ElementNode) -> Bool { !isDormant }

  package override var isExposed: Bool { !isDormant }

  package override func appear() { if !isDormant { super.appear() } }

  // MARK: Layout, display and hits

  /// The size is asked for where the page lies: it is that of what is there to lie in.
  package override var isAsLargeAsContent: Bool { false }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isDormant ? proposal.replacingUnspecifiedDimensions() : super.measure(proposal)
  }

  package override func placementDidChange(_ placement: Placement) {
    if !isDormant { super.placementDidChange(placement) }
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if !isDormant { super.draw(builder, context, isStale: isStale) }
  }

  package override func hit(_ point: CGPoint) -> HitResult? { isDormant ? nil : super.hit(point) }

  package override var debugName: String { "dormancy" }
}

extension ViewNode {
  /// The nearest dormancy that this node is in, by what shows it; nil where it is awake.
  var nearestSleep: DormancyNode? {
    var node: ViewNode? = self
    while let current = node {
      if let dormancy = current as? DormancyNode, dormancy.isDormant { return dormancy }
      // What stands in a place of its own is shown by that, not by who made it.
      node = (current as? ElementNode)?.host ?? current.parent
    }
    return nil
  }
}

extension View {
  /// Keeps the view as it is, unseen and without a part in anything, while `isDormant`.
  nonisolated package func dormant(_ isDormant: Bool) -> some View {
    modifier(DormancyModifier(isDormant: isDormant))
  }
}
