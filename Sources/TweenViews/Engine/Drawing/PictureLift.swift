import Foundation
import TweenGeometry
import TweenMotion

/// Shows a view's drawing at another place of the window, and leaves the view's own place empty
/// meanwhile.
///
/// The view stays where it is: its state, layout, hits and elements in the tree are unchanged.
/// There is no second instance of the view that could appear, run tasks or match geometry.
@MainActor package final class PictureLift {
  fileprivate weak var source: PictureSourceNode?
  fileprivate weak var image: LiftedPictureNode?
  /// The element that is shown at another place; nil if there is none.
  fileprivate private(set) weak var lifted: (any LiftableElement)?
  /// The point of the lifted element that lies in the middle of the image, in units of its size.
  private var middle = UnitPoint.center

  package nonisolated init() {}

  /// Lifts the view's picture, or that of the whole list row around it.
  ///
  /// - Parameters:
  ///   - wholeRow: Whether to lift the row if the view is the only content of the row.
  ///   - isRowGround: Returns whether an element of the row is its background, which bounds the lifted
  ///     area.
  /// - Returns: The lifted area in the window's points, and whether it is a row; nil if the view is
  ///   in no window.
  package func begin(
    wholeRow: Bool, isRowGround: (ElementNode) -> Bool
  ) -> (rect: CGRect, isRow: Bool)? {
    guard let source, !source.isDestroyed else { return nil }
    end()
    let row = wholeRow ? source.enclosingRow : nil
    let element: any LiftableElement = row ?? source
    let bounds: ElementNode = row?.firstShown(where: isRowGround) ?? element
    guard let rect = bounds.rectInWindow, let middle = element.unitPoint(ofWindow: rect.middle)
    else { return nil }
    self.middle = middle
    lifted = element
    element.lift = self
    element.pictureWasMoved()
    return (rect, row != nil)
  }

  /// Returns the picture to its own place.
  package func end() {
    guard let lifted else { return }
    lifted.lift = nil
    self.lifted = nil
    lifted.pictureWasMoved()
  }

  /// Redraws the image, after a drawing pass reached the lifted element's own place: its content
  /// may have changed.
  package func sourceWasDrawn() { image?.setNeedsDisplay() }

  /// Returns the transform from the space of the lifted element to the window, shifted so that its
  /// middle lies at a point; nil if the space has no invertible transform.
  fileprivate func transform(_ element: ElementNode, to point: CGPoint) -> CGAffineTransform? {
    guard let rect = element.placement?.rect else { return nil }
    let middle = CGPoint(
      x: rect.minX + rect.width * self.middle.x, y: rect.minY + rect.height * self.middle.y)
    guard let map = element.linearMapToWindow(at: middle) else { return nil }
    return CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d,
      tx: point.x - (map.a * middle.x + map.c * middle.y),
      ty: point.y - (map.b * middle.x + map.d * middle.y))
  }
}

/// An element whose picture a `PictureLift` can show at another place. While `lift` is set, the
/// element draws nothing, and notifies the lift when a drawing pass reaches it.
@MainActor package protocol LiftableElement: WrapperNode {
  var lift: PictureLift? { get set }
}

/// The cell of a list that contains a row.
@MainActor package protocol LiftableRow: LiftableElement {}

extension LiftableElement {
  /// Marks the content, which is drawn at another place of the display list than before.
  fileprivate func pictureWasMoved() {
    content?.displayStructureDidChange()
    setNeedsDisplay()
  }
}

extension ElementNode {
  /// Returns the linear part of the transform from the space of this element to the window.
  fileprivate func linearMapToWindow(at point: CGPoint) -> CGAffineTransform? {
    let origin = windowPoint(point)
    let right = windowPoint(CGPoint(x: point.x + 1, y: point.y))
    let down = windowPoint(CGPoint(x: point.x, y: point.y + 1))
    let map = CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: 0, ty: 0)
    let determinant = map.a * map.d - map.b * map.c
    return determinant.isFinite && abs(determinant) > 1e-9 ? map : nil
  }

  /// Converts a point of the window to units of this element's size, by the transform at the
  /// element's middle.
  fileprivate func unitPoint(ofWindow point: CGPoint) -> UnitPoint? {
    guard let rect = placement?.rect, rect.width > 0, rect.height > 0,
      let map = linearMapToWindow(at: rect.middle)
    else { return nil }
    let start = windowPoint(rect.middle)
    let way = CGPoint(x: point.x - start.x, y: point.y - start.y).applying(map.inverted())
    return UnitPoint(x: 0.5 + way.x / rect.width, y: 0.5 + way.y / rect.height)
  }

  /// The bounding box of this element in the window, as it is shown; nil before it is placed.
  fileprivate var rectInWindow: CGRect? {
    guard let placement else { return nil }
    let rect = CGRect(origin: shownOrigin, size: placement.size)
    let around = CGRect(around: windowPoints(rect.corners), like: rect.size)
    return [around.minX, around.minY, around.width, around.height].allSatisfy(\.isFinite)
      ? around : nil
  }

  /// Returns the first element inside, outer ones first, for which `holds` is true. Does not search
  /// the content of list rows.
  fileprivate func firstShown(where holds: (ElementNode) -> Bool) -> ElementNode? {
    if holds(self) { return self }
    if (self as? WrapperNode)?.isCellContent == true { return nil }
    var found: ElementNode?
    visitShown { if found == nil { found = $0.firstShown(where: holds) } }
    return found
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

// MARK: The view

/// A modifier that makes its view's picture liftable.
nonisolated package struct PictureSource: UnaryModifier {
  package typealias Body = Never
  let lift: PictureLift
  let isLifted: Bool

  /// - Parameters:
  ///   - lift: The object that lifts the picture.
  ///   - isLifted: Whether the picture is lifted at present; false returns it.
  package init(_ lift: PictureLift, isLifted: Bool) {
    self.lift = lift
    self.isLifted = isLifted
  }

  @MainActor package func makeWrapper(_ context: NodeContext) -> PictureSourceNode {
    PictureSourceNode(context, of: lift)
  }
  @MainActor package func updateWrapper(_ wrapper: PictureSourceNode) {
    wrapper.update(lift, isLifted: isLifted)
  }
}

@MainActor package final class PictureSourceNode: WrapperNode, LiftableElement {
  package var lift: PictureLift?
  private var handle: PictureLift

  init(_ context: NodeContext, of handle: PictureLift) {
    self.handle = handle
    super.init(context)
    handle.source = self
  }

  func update(_ handle: PictureLift, isLifted: Bool) {
    self.handle = handle
    handle.source = self
    if !isLifted { handle.end() }
  }

  /// The cell of the list row in which this view is the only content with semantics; nil if there
  /// is none.
  fileprivate var enclosingRow: (any LiftableRow)? {
    var isInContent = true
    var inner: ElementNode = self
    while let outer = inner.host {
      if let row = outer as? any LiftableRow { return row }
      if (outer as? WrapperNode)?.isCellContent == true { isInContent = false }
      if isInContent {
        var isPart = false
        outer.visitShown { other in
          guard !isPart, other !== inner else { return }
          isPart = window?.elements(in: other, origins: nil).isEmpty == false
        }
        if isPart { return nil }
      }
      inner = outer
    }
    return nil
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if let lift { lift.sourceWasDrawn() } else { super.draw(builder, context, isStale: isStale) }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    // The surrounding row may remain.
    if handle.source === self { handle.end() }
  }

  // The modifier does not affect layout.
  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  package override var holdsNothing: Bool { true }
  package override var debugName: String { "pictureSource" }
}

// MARK: The image

/// A view that shows the lifted picture, in the middle of the proposed size; empty while nothing is
/// lifted.
package struct LiftedPicture: View {
  package typealias Body = Never
  let lift: PictureLift

  package nonisolated init(_ lift: PictureLift) { self.lift = lift }

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    LiftedPictureNode(context, view.lift)
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: LiftedPictureNode.self).update(view.lift)
  }

  nonisolated package static var _elementCount: Int? { 1 }
}

@MainActor private final class LiftedPictureNode: ElementNode {
  private var lift: PictureLift

  init(_ context: NodeContext, _ lift: PictureLift) {
    self.lift = lift
    super.init(context)
    lift.image = self
  }

  func update(_ new: PictureLift) {
    lift = new
    lift.image = self
  }

  override func placementDidChange(_ placement: Placement) { setNeedsDisplay() }

  /// The element that is drawn in place of this element.
  private var shown: ElementNode? {
    guard let lifted = lift.lifted, !lifted.isDestroyed else { return nil }
    return lifted.content
  }

  override func draw(_ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool) {
    guard let placement, let element = lift.lifted, let shown,
      let transform = lift.transform(element, to: placement.rect.middle)
    else { return }
    var inner = context
    inner.transform = transform.concatenating(context.transform)
    shown.drawIfNeeded(builder, inner)
  }

  override var readsBackdrop: Bool { shown?.readsBackdrop ?? false }
  override var hasPlainFrameGuides: Bool { true }
  override var debugName: String { "liftedPicture" }
}

// MARK: Second instances

nonisolated private enum IsStandInKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views are second instances of views that are also shown, for example the image of a
  /// drag. Such views do not match geometry.
  package var isStandIn: Bool {
    get { self[IsStandInKey.self] }
    set { self[IsStandInKey.self] = newValue }
  }
}
