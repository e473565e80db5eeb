import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The modifier made by `mask(alignment:_:)`: the alpha of a second view limits the alpha of the
/// first.
nonisolated public struct _MaskAlignmentEffect<Mask: View>: UnaryModifier {
  public typealias Body = Never
  public var alignment: Alignment
  public var mask: Mask

  public init(alignment: Alignment, mask: Mask) {
    self.alignment = alignment
    self.mask = mask
  }

  @MainActor package func makeWrapper(_ context: NodeContext) -> MaskNode {
    let node = MaskNode(context, alignment: alignment)
    let mask = mask
    node.setMask { Mask._makeNode(mask, $0) }
    return node
  }

  @MainActor package func updateWrapper(_ wrapper: MaskNode) {
    let mask = mask
    wrapper.update(alignment: alignment) { Mask._updateNode($0, mask) }
  }
}

/// The node of a mask: a layer with the content and, last in it, the mask. Hits on the content are
/// not limited.
@MainActor package final class MaskNode: LayerNode {
  private var alignment: Alignment
  private var mask: ContainerNode?
  private var slots = LayerSlots()

  init(_ context: NodeContext, alignment: Alignment) {
    self.alignment = alignment
    super.init(context)
  }

  func setMask(_ make: (NodeContext) -> ViewNode) {
    let container = ContainerNode(DepthLayout(alignment: alignment), childContext)
    container.host = self
    mask = container
    container.setContent(in: .layer, make)
  }

  func update(alignment new: Alignment, _ updateMask: (ViewNode) -> Void) {
    if alignment != new {
      alignment = new
      setNeedsLayout()
    }
    mask?.update(DepthLayout(alignment: new), updateContent: updateMask)
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let mask { visit(mask) }
  }

  package override func visitShown(_ visit: (ElementNode) -> Void) {
    super.visitShown(visit)
    if let mask { visit(mask) }
  }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    guard let mask else { return }
    placeAligned(mask, at: alignment, in: placement)
  }

  package override func drawInside(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    content?.drawIfNeeded(builder, context)
    slots.begin(builder, isStale: isStale) { DisplayItem.Layer(isMask: true) }
    mask?.drawIfNeeded(builder, context.insideLayer)
    slots.end(builder)
  }

  package override var debugName: String { "mask" }
}

extension View {
  /// Multiplies the alpha of this view by the alpha of another view, the mask.
  ///
  /// The mask is proposed this view's size, and aligned within it. It receives no hits, and does
  /// not limit the hits of this view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }

  /// Multiplies the alpha of this view by the alpha of another view in its middle: the older form
  /// of `mask(alignment:_:)`.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
}
