import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The paint of a leaf. All its parts animate.
@MainActor struct LeafPaint {
  private var paint = AnimatedPaint()
  /// Nil for a style that is only paint, as most styles are.
  private var finish: AnimatedFinish?
  private var backdropReader = BackdropReader()
  private var slot = RunSlot()

  private final class AnimatedFinish {
    var model: PaintFinish
    var attribute = AnimatedAttribute<PaintVector>()

    init(_ model: PaintFinish) { self.model = model }

    var shown: PaintFinish {
      attribute.isAnimating ? model.replacing(attribute.shown(model.animatableData)) : model
    }
  }

  /// Stores the style of this update. Returns whether it differs from the previous one.
  mutating func update(_ new: _ResolvedPaint, in node: LeafNode) -> Bool {
    var isOther = paint.update(
      new.style, transaction: node.visibleTransaction(), environment: node.environment,
      pool: node.graph.pool, owner: node)
    if finish != nil || new.finish != nil, finish?.model != new.finish {
      isOther = true
      setFinish(new.finish, in: node)
    }
    return isOther
  }

  private mutating func setFinish(_ new: PaintFinish?, in node: LeafNode) {
    let old = finish?.model
    if let finish, let new, new.isInterpolatable(with: finish.model) {
      finish.model = new
      _ = finish.attribute.update(
        new.animatableData, transaction: node.visibleTransaction(),
        environment: node.environment, pool: node.graph.pool, owner: node)
    } else {
      finish?.attribute.remove()
      finish = new.map { AnimatedFinish($0) }
      if let new {
        _ = finish?.attribute.update(
          new.animatableData, transaction: Transaction(), environment: node.environment,
          pool: node.graph.pool, owner: node)
      }
    }
    backdropReader.set(readsBackdrop, of: node)
    if (old == nil) != (new == nil) || (old?.backdrop == nil) != (new?.backdrop == nil) {
      node.displayStructureDidChange()
    }
  }

  var isPlain: Bool { finish == nil }
  var isAnimating: Bool { paint.isAnimating || finish?.attribute.isAnimating ?? false }
  var hasBackdrop: Bool { finish?.model.backdrop != nil }
  var blend: BlendOperator? { finish?.model.blend }
  var readsBackdrop: Bool { hasBackdrop || blend.map { $0 != .normal } ?? false }

  /// Whether the current style paints nothing visible. Read from the model value, like a view's
  /// opacity (Semantics 8.2).
  var isClear: Bool {
    if let backdrop = finish?.model.backdrop { return !(backdrop.opacity > 0) }
    return paint.model?.isClear ?? true
  }

  /// The paint of this frame, before it is fitted to a rectangle.
  var shown: ResolvedPaintStyle { paint.shown ?? .solid(.transparent) }

  /// The paint of this frame over `box`.
  func shownPaint(in box: CGRect) -> Paint { shown.paint(in: finish?.shown.box ?? box) }

  /// Sets `target` to the paint of this frame over `box`, for a style that is only paint. Changes the
  /// value in place, like `AnimatedPaint`.
  @inline(__always) mutating func show(in box: CGRect, as target: inout Paint) {
    if !paint.show(in: box, as: &target) { target = .solid(.transparent) }
  }

  /// Draws a style that is more than paint.
  mutating func drawFinished(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool,
    _ picture: FinishedPicture
  ) {
    let items = items(picture, context)
    builder.emit(&slot, isStale: isStale, count: items.count) { items[$0] }
  }

  /// Returns the items of a style that is more than paint; none for other styles.
  func items(_ picture: FinishedPicture, _ context: DrawContext) -> [DisplayItem] {
    guard let finish = finish?.shown else { return [] }
    return picture.items(shown.paint(in: finish.box ?? picture.box), finish, context)
  }

  /// Removes the style and its animations.
  mutating func remove(from node: LeafNode) {
    paint.remove()
    finish?.attribute.remove()
    if finish != nil { node.displayStructureDidChange() }
    finish = nil
    backdropReader.set(false, of: node)
  }
}
