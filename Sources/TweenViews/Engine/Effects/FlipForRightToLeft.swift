import Foundation
import TweenGeometry
import TweenMotion

/// A fixed mirror image in right-to-left layouts.
nonisolated public struct _FlipForRightToLeft: UnaryModifier, Equatable {
  public typealias Body = Never
  var isEnabled: Bool
  /// The direction in which the image is mirrored.
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
  /// Mirrors what is drawn where the layout runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRightToLeft(isEnabled: enabled))
  }

  /// Mirrors a view, with everything in it, where the layout runs in another direction than the one
  /// that the view was designed for.
  ///
  /// What is inside is laid out in the direction it was designed for; then the whole picture is
  /// mirrored, texts too.
  ///
  /// - Parameter behavior: The direction in which the view is mirrored; `fixed`: in none, the view
  ///   is laid out in the direction in force.
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
