import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// Keeps views that are currently hidden: a page below another one, a tab that is not selected.
///
/// A dormant view keeps its state. It is not laid out, drawn or hit; it has run `onDisappear`, its
/// tasks are cancelled, and its timelines and phases are stopped. When it awakes it appears, and is
/// laid out in the same update, without animation: its last layout may be of another window's size.
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
  /// The pass in which the view awoke last.
  private var awakeningPass: Int?
  /// Nodes whose own animation was skipped, referenced weakly: nodes destroyed in the meantime need
  /// no update.
  private var skippedNodes: [Missed] = []

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
      awakeningPass = graph.updateState.passNumber
      for missed in skippedNodes { missed.node?.markDirty() }
      skippedNodes = []
      graph.afterUpdate { [weak self] in
        guard let self, let content, !isDormant, !content.isDestroyed, isShownAmongActions
        else { return }
        content.appearOnce()
      }
    }
  }

  // MARK: Animated content

  /// Stops a node's own animation. The node is updated once when this node awakes.
  func recordSkippedUpdate(_ node: ViewNode) {
    node.isMoving = false
    guard !skippedNodes.contains(where: { $0.node === node }) else { return }
    skippedNodes.removeAll { $0.node == nil }
    skippedNodes.append(Missed(node: node))
  }

  package override func destroy() {
    skippedNodes = []
    super.destroy()
  }

  // MARK: Life

  package override func shows(_ content: ElementNode) -> Bool { !isDormant }

  package override var isExposed: Bool { !isDormant }

  package override func appear() { if !isDormant { super.appear() } }

  // MARK: Layout, display and hits

  /// False: while dormant the size is that of the proposal, so that it is read here and not from the
  /// content.
  package override var isAsLargeAsContent: Bool { false }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isDormant ? proposal.replacingUnspecifiedDimensions() : super.measure(proposal)
  }

  package override func placementDidChange(_ placement: Placement) {
    guard !isDormant else { return }
    var mode = graph.placementMode
    if awakeningPass == graph.updateState.passNumber { mode.animates = false }
    graph.withPlacementMode(mode) { super.placementDidChange(placement) }
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
  /// The innermost dormant node around this one, along the elements that show it; nil where it is
  /// awake.
  var nearestDormancy: DormancyNode? {
    var node: ViewNode? = self
    while let current = node {
      if let dormancy = current as? DormancyNode, dormancy.isDormant { return dormancy }
      // An element is shown by its host, which may differ from the node that made it.
      node = (current as? ElementNode)?.host ?? current.parent
    }
    return nil
  }
}

extension View {
  /// Keeps the view's state, hidden and inactive, while `isDormant` is true.
  nonisolated package func dormant(_ isDormant: Bool) -> some View {
    modifier(DormancyModifier(isDormant: isDormant))
  }
}
