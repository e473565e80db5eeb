import Foundation
import TweenGeometry
import TweenMotion

/// The modifier made by `contentShape(_:eoFill:)`, which sets the area of a view that can be hit.
nonisolated public struct _ContentShape<S: Shape>: UnaryModifier {
  public typealias Body = Never
  var shape: S
  var isEvenOdd: Bool

  @MainActor package func makeWrapper(_ context: NodeContext) -> ContentShapeNode<S> {
    ContentShapeNode(context, shape, isEvenOdd)
  }
  @MainActor package func updateWrapper(_ wrapper: ContentShapeNode<S>) {
    wrapper.shape = shape
    wrapper.isEvenOdd = isEvenOdd
  }
}

/// The node of a content shape. Its rectangle animates with the layout, as the rectangles of the
/// leaves do, so that hits match the shown position.
@MainActor
package final class ContentShapeNode<S: Shape>: WrapperNode, FramedElement,
  AnimatorOwner, FocusOutlined
{
  var shape: S
  var isEvenOdd: Bool
  package private(set) var frame = FrameAttribute()
  override var framed: (any FramedElement)? { self }

  init(_ context: NodeContext, _ shape: S, _ isEvenOdd: Bool) {
    self.shape = shape
    self.isEvenOdd = isEvenOdd
    super.init(context)
  }

  package override func placementDidChange(_ placement: Placement) {
    _ = frame.update(placement.rect, node: self, owner: self)
    super.placementDidChange(placement)
  }

  /// Does nothing: a content shape draws nothing.
  package func animatorDidMove() {}

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    frame.remove()
  }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    frame.isMoved(by: animation) ? "frame" : debugName
  }

  package override func hit(_ point: CGPoint) -> HitResult? {
    guard placement != nil else { return nil }
    let shown = frame.shown
    var local = CGPoint(x: point.x - shown.minX, y: point.y - shown.minY)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if shape.layoutDirectionBehavior.isMirrored(isRightToLeft: isRightToLeft) {
      local.x = shown.width - local.x
    }
    let outline = shape._outline(in: CGRect(origin: .zero, size: shown.size))
    guard outline.contains(local, eoFill: isEvenOdd) else { return nil }
    return super.hit(point) ?? HitResult(element: self)
  }

  func focusOutline(in rect: CGRect) -> Path? {
    shape._outline(in: CGRect(origin: .zero, size: rect.size)).filled
      .offsetBy(dx: rect.minX, dy: rect.minY)
  }

  package override var holdsNothing: Bool { true }
  package override var debugName: String { "contentShape" }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the kinds: 1 is interaction, then 2, 4, 8, 16 and 32 in the order of declaration.
  public let rawValue: Int
  /// Creates a set of the kinds with these bits. Unknown bits are kept and have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The area that the pointer can hit: the only kind that has an effect here.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of the image during a drag. Accepted, but without effect.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of a view while its context menu is shown. Accepted, but without effect.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The area highlighted under a pointer. Accepted, but without effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline of the mark for keyboard focus. Accepted, but without effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outline for assistive technology. Accepted, but without effect.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Sets the area of this view that can be hit, instead of what it draws.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShape(shape: shape, isEvenOdd: eoFill))
  }

  /// Sets the area of this view for some purposes. Has an effect only if `interaction` is among
  /// them.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeForKind(kind: kind, shape: shape, isEvenOdd: eoFill))
  }
}

/// A content shape that has an effect only for interaction.
nonisolated private struct ContentShapeForKind<S: Shape>: ViewModifier {
  let kind: ContentShapeKinds
  let shape: S
  let isEvenOdd: Bool

  @MainActor func body(content: Content) -> some View {
    if kind.contains(.interaction) {
      content.modifier(_ContentShape(shape: shape, isEvenOdd: isEvenOdd))
    } else {
      content
    }
  }
}
