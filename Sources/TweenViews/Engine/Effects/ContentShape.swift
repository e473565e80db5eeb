import Foundation
import TweenGeometry
import TweenMotion

/// `contentShape`: what of a view is hit.
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

/// A shape in a rectangle that glides with the layout, as those of the leaves inside do: hits find
/// it where the view is shown.
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

  /// Nothing of it is drawn.
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

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each kind: 1 is interaction, then 2, 4, 8, 16 and 32 in the order they stand here.
  public let rawValue: Int
  /// The kinds with these bits, taken as they are; bits that stand for no kind mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is hit by the pointer: the only kind that has an effect here.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of what is dragged. Accepted, without effect.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of a view that a context menu is shown for. Accepted, without effect.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer. Accepted, without effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is marked on a view that has the keyboard. Accepted, without effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outline that assistive programs are told. Accepted, without effect.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// What of this view is hit, whatever it draws.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShape(shape: shape, isEvenOdd: eoFill))
  }

  /// The same for some kinds only: without `interaction` among them the view stays as it is.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeForKind(kind: kind, shape: shape, isEvenOdd: eoFill))
  }
}

/// A content shape that counts only where it is for interaction.
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
