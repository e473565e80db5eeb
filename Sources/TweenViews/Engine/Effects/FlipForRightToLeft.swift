import Foundation
import TweenGeometry
import TweenMotion

/// A modifier that mirrors its content in one layout direction.
nonisolated public struct _FlipForRightToLeft: UnaryModifier, Equatable {
  public typealias Body = Never
  var isEnabled: Bool
  /// The layout direction in which the content is mirrored.
  var direction = LayoutDirection.rightToLeft

  @MainActor package func makeWrapper(_ context: NodeContext) -> FlipNode {
    let node = FlipNode(context)
    node.flip = self
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: FlipNode) {
    guard wrapper.flip != self else { return }
    wrapper.flip = self
    wrapper.setNeedsDisplay()
  }
}

@MainActor package final class FlipNode: SpaceNode {
  fileprivate(set) var flip = _FlipForRightToLeft(isEnabled: true)

  package override func shownEffect(size: CGSize) -> SpaceEffect {
    guard flip.isEnabled, environment.layoutDirection == flip.direction else { return .identity }
    return .affine(.mirror(width: size.width))
  }
}

extension View {
  /// Mirrors the picture of this view in right-to-left layouts, if `enabled` is true.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRightToLeft(isEnabled: enabled))
  }

  /// Mirrors this view and everything inside in the layout direction that `behavior` names.
  ///
  /// The content is laid out in the direction for which it was designed; then its whole picture is
  /// mirrored, text included.
  ///
  /// - Parameter behavior: The layout direction in which the view is mirrored. With `fixed` the
  ///   view is never mirrored, and is laid out in the current direction.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    transformEnvironment(\.layoutDirection) { direction in
      if case .mirrors(let mirrored) = behavior {
        direction = mirrored == .rightToLeft ? .leftToRight : .rightToLeft
      }
    }.modifier(behavior.flip)
  }
}

extension LayoutDirectionBehavior {
  fileprivate var flip: _FlipForRightToLeft {
    switch self {
    case .fixed: _FlipForRightToLeft(isEnabled: false)
    case .mirrors(let direction): _FlipForRightToLeft(isEnabled: true, direction: direction)
    }
  }
}
