import Foundation
import TweenGeometry
import TweenMotion

/// The shape of the container that this one stands in, smaller by as much as it is nearer to the
/// container's middle: corners run in parallel. Without a container, a rectangle.
@frozen public struct ContainerRelativeShape: Shape {
  /// The shape of whatever container it is drawn in.
  nonisolated public init() {}
  /// The container's outline, inset by the least of the four gaps between its edges and those of
  /// `rect`; without a container `rect` itself. Only while a view of the shape is drawn is the
  /// container known.
  nonisolated public func path(in rect: CGRect) -> Path {
    ContainerGeometry.current?.path(in: rect) ?? Path(rect)
  }
}

extension ContainerRelativeShape: BoxShape {
  /// The same in a rectangle whose edges lie `amount` points further inside, so that the outline
  /// stays parallel to the container's.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container that it is drawn in.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

/// A container as one of the shapes in it sees it.
struct ContainerGeometry: Sendable {
  /// The container's rectangle in the coordinates of the shape.
  var bounds: CGRect
  /// The container's shape, inset, in a rectangle.
  var insetPath: @Sendable (_ amount: CGFloat, _ rect: CGRect) -> Path
  /// The corners of the container's shape at a size; nil where it is no rectangle but for its corners.
  var corners: (@Sendable (CGSize) -> RoundedRectangularShapeCorners?)?

  /// Set while the path of a shape in a container is made.
  @TaskLocal static var current: ContainerGeometry?

  func path(in rect: CGRect) -> Path {
    let gap = min(
      rect.minX - bounds.minX, bounds.maxX - rect.maxX, rect.minY - bounds.minY,
      bounds.maxY - rect.maxY)
    let inset = gap > 0 ? gap : 0
    return insetPath(inset, rect.insetBy(dx: -inset, dy: -inset))
  }
}

/// `containerShape`: what container-relative shapes below follow.
nonisolated public struct _ContainerShapeModifier<S: InsettableShape>: UnaryModifier {
  public typealias Body = Never
  public var shape: S

  public init(shape: S) { self.shape = shape }

  @MainActor package func makeWrapper(_ context: NodeContext) -> ContainerShapeNode {
    let node = ContainerShapeNode(context)
    updateWrapper(node)
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: ContainerShapeNode) {
    let shape = shape
    let corners = (shape as? any RoundedRectangularShape).map { Self.corners(of: $0) }
    wrapper.update({ shape.inset(by: $0).path(in: $1) }, corners)
  }

  @MainActor private static func corners(
    of shape: some RoundedRectangularShape
  ) -> @Sendable (CGSize) -> RoundedRectangularShapeCorners? {
    { shape.corners(in: $0) }
  }
}

@MainActor package final class ContainerShapeNode: WrapperNode, AnimatorOwner {
  private var insetPath: @Sendable (CGFloat, CGRect) -> Path = { Path($1) }
  private var corners: (@Sendable (CGSize) -> RoundedRectangularShapeCorners?)?
  private var frame = FrameAttribute()

  override init(_ context: NodeContext) {
    super.init(context)
    graph.uses.containerShapeCount += 1
  }

  func update(
    _ new: @escaping @Sendable (CGFloat, CGRect) -> Path,
    _ corners: (@Sendable (CGSize) -> RoundedRectangularShapeCorners?)?
  ) {
    insetPath = new
    self.corners = corners
    containerDidChange()
  }

  package override func placementDidChange(_ placement: Placement) {
    if frame.update(placement.rect, node: self, owner: self) { containerDidChange() }
    super.placementDidChange(placement)
  }

  package func animatorDidMove() { containerDidChange() }

  /// This container for an element with the shown rectangle `rect`, to which `spaces` lead from
  /// here, outermost first.
  fileprivate func geometry(through spaces: [ElementNode], to rect: CGRect) -> ContainerGeometry {
    let shown = frame.shown
    var first = CGPoint(x: shown.minX, y: shown.minY)
    var last = CGPoint(x: shown.maxX, y: shown.maxY)
    for space in spaces {
      first = space.pointInside(first)
      last = space.pointInside(last)
    }
    let bounds = CGRect(
      x: min(first.x, last.x) - rect.minX, y: min(first.y, last.y) - rect.minY,
      width: abs(last.x - first.x), height: abs(last.y - first.y))
    return ContainerGeometry(bounds: bounds, insetPath: insetPath, corners: corners)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    frame.remove()
    graph.uses.containerShapeCount -= 1
  }

  package override var debugName: String { "containerShape" }
}

extension LeafNode {
  /// The nearest container whose shape this element may follow.
  final var containerGeometry: ContainerGeometry? { containerGeometry(to: frame.shown) }
}

extension ElementNode {
  /// The nearest container whose shape something in this element may follow.
  ///
  /// - Parameter rect: Where that is, in the space this element is placed in.
  final func containerGeometry(to rect: CGRect) -> ContainerGeometry? {
    guard graph.uses.containerShapeCount > 0 else { return nil }
    var spaces: [ElementNode] = []
    var around = host
    while let element = around {
      if let container = element as? ContainerShapeNode {
        return container.geometry(through: spaces.reversed(), to: rect)
      }
      spaces.append(element)
      around = element.host
    }
    return nil
  }
}

extension View {
  /// The shape that container-relative shapes in this view follow, over this view's rectangle.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
