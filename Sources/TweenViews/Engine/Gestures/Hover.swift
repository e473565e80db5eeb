import Foundation
import TweenGeometry

/// The next step of a pointer that hovers over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, there.
  case active(CGPoint)
  /// It has left.
  case ended
}

/// `onHover`.
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

/// `onContinuousHover`.
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

  /// Of hover modifiers in each other each asks what is hit inside, so that all would go through
  /// what the innermost has in it: while they are gathered, each finds out once.
  package override func hit(_ point: CGPoint) -> HitResult? {
    guard let known = window?.pointer.hoverHits else { return super.hit(point) }
    if let hit = known.hit(of: self, at: point) { return hit }
    let hit = super.hit(point)
    known.note(hit, of: self, at: point)
    return hit
  }

  package override var debugName: String { "onHover" }
}

/// What points hit inside of hover modifiers, while the tree stands still.
@MainActor final class HoverHits {
  private var known: [ObjectIdentifier: (point: CGPoint, hit: HitResult?)] = [:]

  /// Nil where it isn't known yet; what is known may be that nothing is hit.
  func hit(of node: HoverNode, at point: CGPoint) -> HitResult?? {
    guard let found = known[ObjectIdentifier(node)], found.point == point else { return nil }
    return .some(found.hit)
  }

  func note(_ hit: HitResult?, of node: HoverNode, at point: CGPoint) {
    known[ObjectIdentifier(node)] = (point, hit)
  }
}

extension View {
  /// Calls `action` when the pointer comes over the view, and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }

  /// Calls `action` while the pointer moves over the view, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(space: coordinateSpace, action: action))
  }
}
