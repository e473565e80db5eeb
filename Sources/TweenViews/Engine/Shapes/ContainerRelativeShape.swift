import Foundation
import TweenGeometry
import TweenMotion

/// The shape of the container around this view, inset by the smallest gap between the two, so that
/// the outlines are parallel. Without a container, a rectangle.
@frozen public struct ContainerRelativeShape: Shape {
  /// Creates the shape of the container in which it is drawn.
  nonisolated public init() {}
  /// Returns the container's outline, inset by the smallest of the four gaps between its edges and
  /// those of `rect`; without a container, `rect` itself. The container's shape applies only while a
  /// view of this shape is drawn.
  nonisolated public func path(in rect: CGRect) -> Path {
    ContainerGeometry.current?.path(in: rect) ?? Path(rect)
  }
}

extension ContainerRelativeShape: BoxShape {
  /// Returns the shape with edges `amount` points further inside, so that the outline stays parallel
  /// to the container's.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container in which it is drawn.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

/// The geometry of a container, for the shapes in it.
struct ContainerGeometry: Sendable {
  /// The container's rectangle in the coordinates of the shape.
  var bounds: CGRect
  /// Returns the container's shape in a rectangle, inset by an amount in points.
  var insetPath: @Sendable (_ amount: CGFloat, _ rect: CGRect) -> Path
  /// Returns the corners of the container's shape at a size; nil unless the shape is a rectangle with
  /// rounded corners.
  var corners: (@Sendable (CGSize) -> RoundedRectangularShapeCorners?)?

  /// The container of the shape whose path is being made.
  @TaskLocal static var current: ContainerGeometry?

  func path(in rect: CGRect) -> Path {
    let gap = min(
      rect.minX - bounds.minX, bounds.maxX - rect.maxX, rect.minY - bounds.minY,
      bounds.maxY - rect.maxY)
    let inset = gap > 0 ? gap : 0
    return insetPath(inset, rect.insetBy(dx: -inset, dy: -inset))
  }
}

/// The modifier of `containerShape(_:)`: sets the shape that container-relative shapes in the view
/// follow.
nonisolated public struct _ContainerShapeModifier<S: InsettableShape>: UnaryModifier {
  public typealias Body = Never
  /// The shape of the container.
  public var shape: S

  /// Creates a modifier that sets the container's shape.
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

  /// Returns this container's geometry for an element with the visible rectangle `rect`. `spaces` are
  /// the elements between the two, the outermost first.
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
  /// The nearest container around this element with a shape.
  final var containerGeometry: ContainerGeometry? { containerGeometry(to: frame.shown) }
}

extension ElementNode {
  /// Returns the nearest container with a shape around something in this element.
  ///
  /// - Parameter rect: The rectangle of that content, in the coordinate space of this element.
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
  /// Sets the shape that container-relative shapes in this view follow, in this view's rectangle.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
