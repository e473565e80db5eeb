import Foundation
import TweenGeometry
import TweenMotion

/// The modifier made by `offset`, which moves drawing and hits. Layout does not change.
// Used alone, it moves the leaves inside, which animate from their shown positions. As a part of
// another effect, it is a transform of a coordinate space.
nonisolated public struct _OffsetEffect: GeometryEffect, Equatable {
  /// The distance in points. A value that is not finite does not move the view.
  public var offset: CGSize

  /// Creates an effect that moves by `offset` points, to the right and down; to the left in
  /// right-to-left layouts.
  public init(offset: CGSize) { self.offset = offset }

  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    guard offset.width.isFinite, offset.height.isFinite else { return ProjectionTransform() }
    return ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: offset.width, ty: offset.height))
  }

  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    OffsetShift._makeNode(
      OffsetShift(offset: modifier.offset), context, contentCount: contentCount,
      makeContent: makeContent)
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    OffsetShift._updateNode(
      node, OffsetShift(offset: modifier.offset), makeContent: makeContent,
      updateContent: updateContent)
  }
}

/// A modifier that moves a view by a distance.
nonisolated struct OffsetShift: ValueModifier {
  typealias Body = Never
  typealias Wrapper = ShiftNode
  var offset: CGSize

  var value: ShiftNode.Kind { .offset(offset) }
}

/// A modifier that moves a view by its own size towards an edge; nil does not move it.
nonisolated struct OwnSizeShift: ValueModifier {
  typealias Body = Never
  typealias Wrapper = ShiftNode
  var edge: Edge?

  var value: ShiftNode.Kind { .ownSize(edge) }
}

@MainActor package final class ShiftNode: WrapperNode, ValueNode {
  package enum Kind: Equatable {
    case offset(CGSize)
    case ownSize(Edge?)
  }
  package var value: Kind
  /// Whether the shift has changed: the moved leaves then animate with this modifier's transaction.
  private var hasMoved = false

  package init(_ context: NodeContext, _ value: Kind) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: Kind) {
    hasMoved = true
    // The shift is part of the leaves' frames, so they must be placed again.
    setNeedsPlacing()
  }

  /// The transaction with which the next placement moves the content; nil where the shift has not changed.
  var movingTransaction: Transaction? {
    hasMoved && scope != nil ? visibleTransaction() : nil
  }

  private func shift(_ size: CGSize) -> CGSize {
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch value {
    case .offset(let offset):
      return CGSize(width: isMirrored ? -offset.width : offset.width, height: offset.height)
    case .ownSize(nil): return .zero
    case .ownSize(.top?): return CGSize(width: 0, height: -size.height)
    case .ownSize(.bottom?): return CGSize(width: 0, height: size.height)
    case .ownSize(.leading?): return CGSize(width: isMirrored ? size.width : -size.width, height: 0)
    case .ownSize(.trailing?):
      return CGSize(width: isMirrored ? -size.width : size.width, height: 0)
    }
  }

  package override func placementDidChange(_ placement: Placement) {
    let shift = shift(placement.size)
    var moved = placement
    if shift.width.isFinite, shift.height.isFinite {
      moved.origin.x += shift.width
      moved.origin.y += shift.height
    }
    guard let transaction = movingTransaction else {
      content?.place(moved)
      return
    }
    hasMoved = false
    graph.withTransaction(transaction) { content?.place(moved) }
  }

  package override var holdsNothing: Bool { true }
  package override var debugName: String { "offset" }
}

extension View {
  /// Moves this view by an offset in points from its place in the layout, which does not change.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Moves this view by an offset along each axis, in points. Its place in the layout does not
  /// change.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
