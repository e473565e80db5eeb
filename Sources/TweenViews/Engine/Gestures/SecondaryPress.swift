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
    return node.rectInWindow(CGRect(origin: node.shownOrigin, size: placement.size))
  }
}

/// Acts when the right button is pressed over a view, or a key that stands for that where the focus is;
/// the innermost view that takes it does.
nonisolated package struct SecondaryPressModifier: UnaryModifier {
  package typealias Body = Never
  let place: PlaceInWindow
  let action: @MainActor (CGPoint?) -> Bool

  /// - Parameters:
  ///   - place: Told where the view is.
  ///   - action: Receives where the pointer is, in the window's points; nil: a key stands for the
  ///     press. False: a view around may take it.
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

  /// - Parameter position: Where the pointer is; nil: a key stands for the press.
  func press(at position: CGPoint?) -> Bool {
    guard environment.isEnabled else { return false }
    var isTaken = false
    graph.acting(self) { isTaken = action(position) }
    return isTaken
  }

  // It changes no layout.
  package override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  package override var debugName: String { "secondaryPress" }
}

extension FocusStore {
  /// A key stands for a press of the right button: what has the focus takes it, or what is selected in
  /// it, then what is around that, the innermost first, and last what is inside.
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

  /// The first view in an element that takes it, those further in before those around them.
  private static func press(in element: ElementNode) -> Bool {
    var isTaken = false
    element.visitShown { if !isTaken { isTaken = press(in: $0) } }
    return isTaken || (element as? SecondaryPressNode)?.press(at: nil) == true
  }
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
