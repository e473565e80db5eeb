import Foundation
import TweenGeometry
import TweenMotion

/// A resolved coordinate space: that of a view, of the window, or of a named ancestor.
// A name is compared and hashed, nothing else; it never changes.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinates of the window, in points from its top left.
  case global
  /// The coordinates of the view that reads positions, from its top left.
  case local
  /// The coordinates of the nearest ancestor with this name, or the window's if there is none.
  case named(AnyHashable)

  /// Whether this is the window's space. False for a name, also if no view has that name and the
  /// window's space is used in its place.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the space of the view that reads positions.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space in which positions are expressed.
public protocol CoordinateSpaceProtocol {
  /// The space as a value of the enumeration.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view that reads positions.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the local space; all values are equal.
  public init() {}
  /// The case `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the window's space; all values are equal.
  public init() {}
  /// The case `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the nearest ancestor with a name.
// The name is compared and hashed, nothing else; it never changes.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  /// The space with the name: that of the nearest ancestor, or the window's if there is none.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view that reads positions, in points from its top left corner.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the window, in points from its top left corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of the nearest ancestor with `coordinateSpace(.named(name))`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible area of the innermost surrounding scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil)))
  }

  /// Returns the visible area of the innermost surrounding scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

/// The name of a scroll view's space; a nil axis matches scroll views along any axis.
package struct ScrollSpaceName: Hashable, Sendable {
  package let axis: Axis?
}

/// The modifier made by `coordinateSpace(_:)`.
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
  /// The name of the space.
  package var value: AnyHashable
  /// The rectangle of the space, which animates with the layout.
  package private(set) var frame = FrameAttribute()
  override var framed: (any FramedElement)? { self }

  package init(_ context: NodeContext, _ value: AnyHashable) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: AnyHashable) {
    // Readers of the old or the new name may get other positions.
    graph.geometry.geometryDidMove()
  }

  package override func isCoordinateSpace(_ name: AnyHashable) -> Bool { value == name }

  package override func placementDidChange(_ placement: Placement) {
    _ = frame.update(placement.rect, node: self, owner: self)
    super.placementDidChange(placement)
  }

  /// Does nothing: a coordinate space draws nothing.
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
  /// Gives this view's coordinates a name, which views inside refer to.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Gives this view's coordinates a name, which views inside refer to.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
