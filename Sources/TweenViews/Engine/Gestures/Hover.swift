import Foundation
import TweenGeometry

/// A phase of the pointer's movement over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at this position.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The modifier made by `onHover(perform:)`.
nonisolated public struct _HoverModifier: UnaryModifier {
  public typealias Body = Never
  let action: (Bool) -> Void

  @MainActor package func makeWrapper(_ context: NodeContext) -> HoverNode {
    let node = HoverNode(context)
    updateWrapper(node)
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: HoverNode) { wrapper.onChange = action }
}

/// The modifier made by `onContinuousHover(coordinateSpace:perform:)`.
nonisolated public struct _ContinuousHoverModifier: UnaryModifier {
  public typealias Body = Never
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor package func makeWrapper(_ context: NodeContext) -> HoverNode {
    let node = HoverNode(context)
    updateWrapper(node)
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: HoverNode) {
    wrapper.space = space
    wrapper.onPhase = action
  }
}

@MainActor package final class HoverNode: WrapperNode {
  var onChange: (Bool) -> Void = { _ in }
  var onPhase: (HoverPhase) -> Void = { _ in }
  var space = CoordinateSpace.local

  package override init(_ context: NodeContext) {
    super.init(context)
    window?.pointer.hoverNodes[ObjectIdentifier(self)] = anchor
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    window?.pointer.hoverNodes[ObjectIdentifier(self)] = nil
  }

  func pointerIsOver(at point: CGPoint, isNew: Bool) {
    graph.acting(self) {
      if isNew { onChange(true) }
      onPhase(.active(shownPoint(point, in: space)))
    }
  }

  func pointerDidLeave() {
    graph.acting(self) {
      onChange(false)
      onPhase(.ended)
    }
  }

  /// A cache for nested hover modifiers: each would search everything inside the innermost one.
  /// While the modifiers are collected, each searches only once.
  package override func hit(_ point: CGPoint) -> HitResult? {
    guard let known = window?.pointer.hoverHits else { return super.hit(point) }
    if let hit = known.hit(of: self, at: point) { return hit }
    let hit = super.hit(point)
    known.note(hit, of: self, at: point)
    return hit
  }

  package override var debugName: String { "onHover" }
}

/// The results of hit tests inside hover modifiers, while the tree does not change.
@MainActor final class HoverHits {
  private var known: [ObjectIdentifier: (point: CGPoint, hit: HitResult?)] = [:]

  /// Returns the recorded result, which may be that nothing is hit; nil if none is recorded.
  func hit(of node: HoverNode, at point: CGPoint) -> HitResult?? {
    guard let found = known[ObjectIdentifier(node)], found.point == point else { return nil }
    return .some(found.hit)
  }

  func note(_ hit: HitResult?, of node: HoverNode, at point: CGPoint) {
    known[ObjectIdentifier(node)] = (point, hit)
  }
}

extension View {
  /// Calls `action` with true when the pointer enters the view, and with false when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }

  /// Calls `action` for each move of the pointer over the view, and when the pointer leaves it.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Calls `action` for each move of the pointer over the view, and when the pointer leaves it,
  /// with positions in a coordinate space value.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(space: coordinateSpace, action: action))
  }
}
