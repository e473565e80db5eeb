import Foundation
import TweenGeometry
import TweenMotion

/// A handle by which code reads the frame of a view in its window.
@MainActor package final class PlaceInWindow {
  fileprivate weak var node: SecondaryPressNode?

  package nonisolated init() {}

  /// The frame as shown, in the window's points; null while there is no view.
  package var frame: CGRect {
    guard let node, !node.isDestroyed, let placement = node.placement else { return .null }
    return node.rectInWindow(CGRect(origin: node.shownOrigin, size: placement.size))
  }
}

/// A modifier that calls an action when the right button is pressed over a view, or when its key
/// equivalent is pressed while the focus is there. The innermost view that handles the press does.
nonisolated package struct SecondaryPressModifier: UnaryModifier {
  package typealias Body = Never
  let place: PlaceInWindow
  let action: @MainActor (CGPoint?) -> Bool

  /// - Parameters:
  ///   - place: The handle to connect with the view.
  ///   - action: Receives the pointer's position in the window's points; nil for a key. Returns false to
  ///     leave the press to an ancestor.
  package init(place: PlaceInWindow, action: @escaping @MainActor (CGPoint?) -> Bool) {
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
  fileprivate var action: @MainActor (CGPoint?) -> Bool = { _ in false }

  /// - Parameter position: The pointer's position; nil for a key.
  func press(at position: CGPoint?) -> Bool {
    guard environment.isEnabled else { return false }
    var isTaken = false
    graph.acting(self) { isTaken = action(position) }
    return isTaken
  }

  // The modifier does not affect layout.
  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  package override var debugName: String { "secondaryPress" }
}

extension FocusStore {
  /// Handles the key equivalent of a right button press. The selected part of the focused view is
  /// offered the press first, then the view and its ancestors, innermost first, and last the views
  /// inside.
  func pressSecondary() -> Bool {
    guard let focused else { return false }
    if let part = focused.value.part?(), Self.press(in: part) { return true }
    var element: ElementNode? = focused
    while let current = element {
      if let node = current as? SecondaryPressNode, node.press(at: nil) { return true }
      element = current.host
    }
    return focused.value.part == nil && Self.press(in: focused)
  }

  /// Offers the press to all views in an element, inner views before outer ones, until one handles
  /// it.
  private static func press(in element: ElementNode) -> Bool {
    var isTaken = false
    element.visitShown { if !isTaken { isTaken = press(in: $0) } }
    return isTaken || (element as? SecondaryPressNode)?.press(at: nil) == true
  }
}

extension PointerRouter {
  /// Handles a press of the right button, by the innermost view that handles it.
  func pressSecondary(at location: CGPoint, window: GraphWindow) {
    var element = window.root?.hit(location)?.element
    while let current = element {
      if let node = current as? SecondaryPressNode, node.press(at: location) { return }
      element = current.host
    }
  }
}
