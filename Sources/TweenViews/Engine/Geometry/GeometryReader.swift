import Foundation
import TweenGeometry
import TweenMotion

/// A view whose content depends on its own size and position.
///
/// It takes the proposed size, with 10 points for an unspecified dimension. The views inside lie at
/// its top leading corner, and each is proposed the whole size.
public struct GeometryReader<Content: View> {
  /// Returns the views for a size and a position. Called after the layout that determines them, and
  /// again when a value that it read changes.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader of its own size and position.
  ///
  /// - Parameter content: Returns the views. It may read sizes, frames, safe areas and anchors from
  ///   its proxy.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// A reader has no body.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    GeometryReaderNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: GeometryReaderNode<Content>.self).update(view)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// Creates and updates the content after layout only: then the reader's size is known, which does
/// not depend on the content.
@MainActor private final class GeometryReaderNode<Content: View>: ElementNode {
  private var view: GeometryReader<Content>
  private var container: ContainerNode?
  private var isPlaced = false
  /// The placement mode when this node was last placed.
  private var placementMode = PlacementMode()

  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  func update(_ new: GeometryReader<Content>) {
    view = new
    if isPlaced { graph.geometry.postpone(self) }
  }

  // MARK: Content

  override func performUpdate() {
    isDirty = false
    guard !isDestroyed, isPlaced else { return }
    guard graph.updateState.isAfterLayout else { return graph.geometry.postpone(self) }
    if let container {
      let content = evaluate()
      container.update(ReaderLayout()) { Content._updateNode($0, content) }
    } else {
      build()
    }
  }

  private func build() {
    // A view that contains itself would never end.
    guard graph.depthLimit.admits(self) else { return }
    let content = evaluate()
    let container = ContainerNode(ReaderLayout(), childContext)
    self.container = container
    container.host = self
    container.setContent { Content._makeNode(content, $0) }
    graph.geometry.contentIsNew(in: self, placementMode)
    displayStructureDidChange()
  }

  private func evaluate() -> Content {
    graph.countBodyEvaluation()
    forgetEnvironmentReads()
    return graph.evaluating(self) { view.content(GeometryProxy(self)) }
  }

  // MARK: Layout

  override var isLayoutBoundary: Bool { true }

  override func placementDidChange(_ placement: Placement) {
    placementMode = graph.placementMode
    if !isPlaced {
      isPlaced = true
      graph.geometry.postpone(self)
    }
    guard let container else { return }
    container.place(
      Placement(
        origin: placement.origin, size: placement.size,
        proposal: ProposedViewSize(placement.size)))
  }

  // MARK: Display and hits

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let container { visit(container) }
  }

  override func visitShown(_ visit: (ElementNode) -> Void) {
    if let container { visit(container) }
  }

  override func draw(_ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool) {
    container?.drawIfNeeded(builder, context)
  }

  override func hit(_ point: CGPoint) -> HitResult? { container?.hit(point) }

  override var debugName: String { "GeometryReader" }
}

/// Places every view at the top leading corner, and proposes the whole size to it.
private struct ReaderLayout: ContainerLayout {
  var name: String { "GeometryReader" }

  func isEqual(to new: any ContainerLayout) -> Bool { new is ReaderLayout }

  func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement] {
    let offer = ProposedViewSize(size)
    return children.map {
      ChildPlacement(origin: .zero, size: $0.size(for: offer), proposal: offer)
    }
  }

  func spacing(children: [ElementNode]) -> SpacingPreference { .leaf }
}
