import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

extension Image: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ImageNode(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ImageNode.self).update(view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

/// A picture: its frame animates, and the style that fills a template.
@MainActor package final class ImageNode: LeafNode {
  private var image: Image
  private var content: ResolvedImage?
  private var paint = AnimatedPaint()
  private var slot = RunSlot()
  private var items: [DisplayItem] = []

  init(_ image: Image, _ context: NodeContext) {
    self.image = image
    super.init(context)
    resolve()
  }

  func update(_ new: Image) {
    guard image != new else { return }
    let wasResizable = image.resizing != nil
    image = new
    if wasResizable != (new.resizing != nil) { setNeedsLayout() }
    resolve()
  }

  package override func performUpdate() { resolve() }

  private func resolve() {
    environmentReads.removeAll(keepingCapacity: true)
    let environment = trackedEnvironment
    let new = image.resolved(in: environment)
    if new != content {
      if new?.size != content?.size { setNeedsLayout() }
      content = new
      setNeedsDisplay()
    }
    guard new?.isTemplate == true else { return paint.remove() }
    let style = ForegroundStyle()._resolvedPaint(in: environment).style
    if paint.update(
      style, transaction: visibleTransaction(), environment: self.environment, pool: graph.pool,
      owner: self)
    {
      setNeedsDisplay()
    }
  }

  private var ideal: CGSize { content?.size ?? .zero }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil ? ideal : proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if isStale { items = DisplayItem.Content.items(contents(context), blend: context.blend) }
    builder.emit(&slot, isStale: isStale, count: items.count) { items[$0] }
  }

  /// What the picture looks like now.
  private func contents(_ context: DrawContext) -> [DisplayItem.Content] {
    guard let content else { return [] }
    let shown = frame.shown
    let drawing = ImageDrawing(
      rect: CGRect(origin: .zero, size: shown.size),
      transform: CGAffineTransform(translationX: shown.minX, y: shown.minY)
        .concatenating(context.transform), displayScale: graph.configuration.scale)
    guard content.isTemplate else { return drawing.contents(of: content, opacity: context.opacity) }
    let style = paint.shown ?? .solid(.transparent)
    return drawing.contents(
      of: content, filledWith: style.paint(in: drawing.rect), opacity: context.opacity)
  }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    frame.isMoved(by: animation) ? "frame" : "fill"
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    paint.remove()
  }

  package override var debugName: String {
    switch image.source {
    case .named(let name): "Image(\"\(name.name)\")"
    case .bitmap(let bitmap, _): "Image(\(bitmap.width)x\(bitmap.height))"
    }
  }
}
