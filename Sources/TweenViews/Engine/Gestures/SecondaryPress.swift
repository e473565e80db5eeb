import Foundation
import TweenGeometry
import TweenMotion

/// Where a view lies in the window, for those who ask while it is there.
@MainActor package final class PlaceInWindow {
  fileprivate weak var node: SecondaryPressNode?

  package nonisolated init() {}

  /// In the window's points, as shown; null while there is no view.
  package var frame: CGRect {
    guard let node, !node.isDestroyed, let placement = node.placement else { return .null }
    let shown = node.shownOrigin
    let corner = node.windowPoint(shown)
    let far = node.windowPoint(
      CGPoint(x: shown.x + placement.size.width, y: shown.y + placement.size.height))
    return CGRect(
      x: min(corner.x, far.x), y: min(corner.y, far.y), width: abs(far.x - corner.x),
      height: abs(far.y - corner.y))
  }
}

/// Acts when the right button is pressed over a view; the innermost view that takes it does.
nonisolated package struct SecondaryPressModifier: UnaryModifier {
  package typealias Body = Never
  let place: PlaceInWindow
  let action: @MainActor (CGPoint) -> Bool

  /// - Parameters:
  ///   - place: Told where the view is.
  ///   - action: Told where the pointer is, in the window's points. False: a view around may take it.
  package init(place: PlaceInWindow, action: @escaping @MainActor (CGPoint) -> Bool) {
    self.place = place
    self.action = action
  }

  @MainActor package func makeWrapper(_ context: NodeContext) -> SecondaryPressNode {
    let node = SecondaryPressNode(context)
    updateWrapper(node)
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: SecondaryPressNode) {
    wrapper.action = action
    place.node = wrapper
  }
}

@MainActor package final class SecondaryPressNode: WrapperNode {
  fileprivate var action: @MainActor (CGPoint) -> Bool = { _ in false }

  func press(at position: CGPoint) -> Bool {
    guard environment.isEnabled else { return false }
    var isTaken = false
    graph.acting(self) { isTaken = action(position) }
    return isTaken
  }

  // It changes no layout.
  package override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  package override var debugName: String { "secondaryPress" }
}

extension PointerRouter {
  /// The right button is pressed: the innermost view that takes it acts.
  func pressSecondary(at location: CGPoint, window: GraphWindow) {
    var element = window.root?.hit(location)?.element
    while let current = element {
      if let node = current as? SecondaryPressNode, node.press(at: location) { return }
      element = current.host
    }
  }
}
