import Foundation
import TweenGeometry
import TweenMotion

/// A fixed mirror image in right-to-left layouts.
nonisolated public struct _FlipForRightToLeft: UnaryModifier, Equatable {
  public typealias Body = Never
  var isEnabled: Bool

  @MainActor package func makeWrapper(_ context: NodeContext) -> FlipNode {
    let node = FlipNode(context)
    node.isEnabled = isEnabled
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: FlipNode) {
    guard wrapper.isEnabled != isEnabled else { return }
    wrapper.isEnabled = isEnabled
    wrapper.setNeedsDisplay()
  }
}

@MainActor package final class FlipNode: SpaceNode {
  var isEnabled = true

  package override func shownEffect(size: CGSize) -> SpaceEffect {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return .identity }
    return .affine(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }
}

extension View {
  /// Mirrors what is drawn where the layout runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRightToLeft(isEnabled: enabled))
  }
}
