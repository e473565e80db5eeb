import Foundation
import TweenGeometry
import TweenMotion

/// A resolved coordinate space: a view's own, the window's, or that of a view around it by name.
// A name is compared and hashed, nothing else; it never changes.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window's points.
  case global
  /// The coordinates of the view that asks.
  case local
  /// Those of the nearest view around with that name; the window's where none has it.
  case named(AnyHashable)

  /// Whether it is the window's; false for a name that stands for the window because no view bears
  /// it.
  public var isGlobal: Bool { self == .global }
  /// Whether it is that of the view that asks.
  public var isLocal: Bool { self == .local }
}

/// Says in which coordinates places are told.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The coordinates of whoever asks; all values are alike.
  public init() {}
  /// Always `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The window's coordinates; all values are alike.
  public init() {}
  /// Always `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the nearest view around that bears a name.
// The name is compared and hashed, nothing else; it never changes.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  /// The space of that name: the nearest around whoever asks, the window's where none bears it.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view that asks, in points from its top left corner.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's coordinates, in points from its top left corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around with `coordinateSpace(.named(name))`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible part of the innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil)))
  }

  /// The visible part of the innermost scroll view around that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

/// The name that scroll views answer to; nil for those of any axis.
package struct ScrollSpaceName: Hashable, Sendable {
  package let axis: Axis?
}

/// `coordinateSpace`.
nonisolated public struct _CoordinateSpaceModifier: ValueModifier {
  public typealias Body = Never
  package typealias Wrapper = CoordinateSpaceNode
  let name: AnyHashable

  package var value: AnyHashable { name }
}

@MainActor
package final class CoordinateSpaceNode: WrapperNode, ValueNode, FramedElement,
  AnimatorOwner
{
  /// The space's name.
  package var value: AnyHashable
  /// Where the space lies, on its way with the layout.
  package private(set) var frame = FrameAttribute()
  override var framed: (any FramedElement)? { self }

  package init(_ context: NodeContext, _ value: AnyHashable) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: AnyHashable) {
    // Whoever asked by the old name or the new one may be told other places.
    graph.geometry.geometryDidMove()
  }

  package override func isCoordinateSpace(_ name: AnyHashable) -> Bool { value == name }

  package override func placementDidChange(_ placement: Placement) {
    _ = frame.update(placement.rect, node: self, owner: self)
    super.placementDidChange(placement)
  }

  /// Nothing of it is drawn.
  package func animatorDidMove() {}

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    frame.isMoved(by: animation) ? "frame" : debugName
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    frame.remove()
  }

  package override var debugName: String { "coordinateSpace" }
}

extension View {
  /// Gives this view's coordinates a name that views inside refer to.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Gives this view's coordinates a name that views inside refer to.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
