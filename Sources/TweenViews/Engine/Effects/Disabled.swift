import Foundation
import TweenMotion

extension View {
  /// Disables the controls in this view if `disabled` is true. A value of false does not override a
  /// disabled ancestor.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { isEnabled in
      isEnabled = isEnabled && !disabled
    }.modifier(DisabledHits(isDisabled: disabled))
  }
}

/// Stops the gestures of a disabled view. The view still covers what is behind it.
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
    // Returns this element as hit, so that gestures further in are not found on the way up.
    return isDisabled ? HitResult(element: self) : found
  }

  override var holdsNothing: Bool { true }
  override var debugName: String { "disabled" }
}
