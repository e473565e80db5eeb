import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// `allowsHitTesting` and `hidden`.
nonisolated public struct _VisibilityModifier: UnaryModifier, Equatable {
  public typealias Body = Never
  var takesHits: Bool
  var isDrawn: Bool

  @MainActor package func makeWrapper(_ context: NodeContext) -> VisibilityNode {
    VisibilityNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: VisibilityNode) { wrapper.update(self) }
}

@MainActor package final class VisibilityNode: WrapperNode {
  private var modifier: _VisibilityModifier

  init(_ context: NodeContext, _ modifier: _VisibilityModifier) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: _VisibilityModifier) { modifier = new }

  package override var takesHits: Bool { modifier.takesHits }

  package override func hit(_ point: CGPoint) -> Hit? {
    takesHits ? super.hit(point) : nil
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if modifier.isDrawn { super.draw(builder, context, isStale: isStale) }
  }

  package override var debugName: String { modifier.isDrawn ? "allowsHitTesting" : "hidden" }
}

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
  AnimatorOwner
{
  var shape: S
  var isEvenOdd: Bool
  package private(set) var frame = FrameAttribute()

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

  package override func hit(_ point: CGPoint) -> Hit? {
    guard placement != nil else { return nil }
    let shown = frame.shown
    let local = CGPoint(x: point.x - shown.minX, y: point.y - shown.minY)
    let path = shape.path(in: CGRect(origin: .zero, size: shown.size))
    guard path.contains(local, eoFill: isEvenOdd) else { return nil }
    return super.hit(point) ?? Hit(element: self, hasResponder: false)
  }

  package override var debugName: String { "contentShape" }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Whether this view and everything in it can be hit.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_VisibilityModifier(takesHits: enabled, isDrawn: true))
  }

  /// Keeps the view's place, but neither draws it nor lets it be hit.
  nonisolated public func hidden() -> some View {
    modifier(_VisibilityModifier(takesHits: false, isDrawn: false))
  }

  /// What of this view is hit, whatever it draws.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShape(shape: shape, isEvenOdd: eoFill))
  }

  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeForKind(kind: kind, shape: shape, isEvenOdd: eoFill))
  }

  /// Whether controls in this view act; a disabled ancestor stays in force.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { isEnabled in
      isEnabled = isEnabled && !disabled
    }.modifier(DisabledHits(isDisabled: disabled))
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

/// A disabled view's gestures do nothing, but it still covers what is behind it.
nonisolated private struct DisabledHits: UnaryModifier {
  typealias Body = Never
  var isDisabled: Bool

  @MainActor func makeWrapper(_ context: NodeContext) -> DisabledNode {
    DisabledNode(context, isDisabled)
  }
  @MainActor func updateWrapper(_ wrapper: DisabledNode) { wrapper.isDisabled = isDisabled }
}

@MainActor private final class DisabledNode: WrapperNode {
  var isDisabled: Bool

  init(_ context: NodeContext, _ isDisabled: Bool) {
    self.isDisabled = isDisabled
    super.init(context)
  }

  override func hit(_ point: CGPoint) -> Hit? {
    guard let found = super.hit(point) else { return nil }
    // Hits stop here: gestures further in are not on the way up from this element.
    return isDisabled ? Hit(element: self, hasResponder: found.hasResponder) : found
  }

  override var debugName: String { "disabled" }
}
