import Foundation
import TweenMotion

extension View {
  /// Whether controls in this view act; a disabled ancestor stays in force.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { isEnabled in
      isEnabled = isEnabled && !disabled
    }.modifier(DisabledHits(isDisabled: disabled))
  }
}

/// A disabled view's gestures do nothing, but it still covers what is behind it.
nonisolated private struct DisabledHits: UnaryModifier {
  typealias Body = Never
  var isDisabled: Bool

  @MainActor func makeWrapper(_ context: NodeContext) -> DisabledNode {
    DisabledNode(context, isDisabled)
  }
  @MainActor func updateWrapper(_ wrapper: DisabledNode) { wrapper.isDisabled = isDisabled }
}

@MainActor private final class DisabledNode: WrapperNode {
  var isDisabled: Bool

  init(_ context: NodeContext, _ isDisabled: Bool) {
    self.isDisabled = isDisabled
    super.init(context)
  }

  override func hit(_ point: CGPoint) -> HitResult? {
    guard let found = super.hit(point) else { return nil }
    // Hits stop here: gestures further in are not on the way up from this element.
    return isDisabled ? HitResult(element: self) : found
  }

  override var holdsNothing: Bool { true }
  override var debugName: String { "disabled" }
}
