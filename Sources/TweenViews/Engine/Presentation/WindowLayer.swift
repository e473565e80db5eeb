import Foundation
import TweenGeometry
import TweenMotion

/// The level of a window layer. Layers of a later level are in front of layers of an earlier one
/// (Controls 12.2).
package enum WindowLayerLevel: Int, Comparable, Sendable {
  case sheet, popover, menu, alert, drag, chrome

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Shows a view over the whole window while it is active.
///
/// The layer's nodes belong to the modifier: they have its environment, are destroyed with it, and
/// lose their state when the layer becomes inactive. The window's root shows them: it lays them out
/// in the window's safe area, above its content. Layers of one level are in the order in which they
/// were activated.
package struct WindowLayerModifier<Layer: View> {
  let level: WindowLayerLevel
  let isActive: Bool
  let blocks: Bool
  let onEscape: (@MainActor () -> Bool)?
  let onEnd: (@MainActor () -> Void)?
  let exitAnimation: ExitAnimation<Layer>?
  let layer: Layer

  /// Creates a layer of the window.
  ///
  /// - Parameters:
  ///   - level: The level among the window's layers.
  ///   - isActive: Whether the layer is shown.
  ///   - blocks: Whether the active layer blocks presses, hovering and keys for everything below it.
  ///   - onEscape: Called when the escape key is pressed and no layer above handles it; returns
  ///     whether it handled the key.
  ///   - onEnd: Called after the view with this modifier has been removed.
  ///   - exitAnimation: The removal of an active layer whose view is removed; nil: at once.
  ///   - layer: The content of the layer, in the window's safe area.
  package nonisolated init(
    level: WindowLayerLevel, isActive: Bool, blocks: Bool,
    onEscape: (@MainActor () -> Bool)? = nil, onEnd: (@MainActor () -> Void)? = nil,
    exitAnimation: ExitAnimation<Layer>? = nil, layer: Layer
  ) {
    self.level = level
    self.isActive = isActive
    self.blocks = blocks
    self.onEscape = onEscape
    self.onEnd = onEnd
    self.exitAnimation = exitAnimation
    self.layer = layer
  }
}

extension WindowLayerModifier: EnclosingModifier {
  package typealias Body = Never

  @MainActor package func makeEnclosure(_ context: NodeContext) -> WindowLayerNode<Layer> {
    WindowLayerNode(self, context)
  }

  @MainActor package func updateEnclosure(_ node: WindowLayerNode<Layer>) { node.update(self) }
}

/// The removal of a layer whose view has been removed.
package struct ExitAnimation<Layer: View> {
  let animation: Animation
  let layer: Layer

  /// - Parameters:
  ///   - animation: The animation of the removal.
  ///   - layer: The content of the layer from then on.
  package nonisolated init(_ animation: Animation, layer: Layer) {
    self.animation = animation
    self.layer = layer
  }
}

/// A link to a layer's content that outlives the view with the layer.
@MainActor private final class LayerLink {
  /// Begins the removal of the layer; the closure is called when it is complete.
  var leave: ((@escaping () -> Void) -> Void)?
}

/// The content of a layer: empty while the layer is inactive.
private struct WindowLayerContent<Layer: View>: View {
  let isActive: Bool
  let layer: Layer
  let exitAnimation: ExitAnimation<Layer>?
  let link: LayerLink
  @State private var isExiting = false

  var body: some View {
    let _ =
      link.leave = exitAnimation.map { exitAnimation in
        { done in
          withAnimation(exitAnimation.animation, completionCriteria: .removed) {
            isExiting = true
          } completion: {
            done()
          }
        }
      }
    if isActive { (isExiting ? exitAnimation?.layer ?? layer : layer).transition(.identity) }
  }
}

/// A layer in its removal, whose view has been removed.
@MainActor private final class ExitingLayer: WindowLayer {
  let level: WindowLayerLevel
  let container: ContainerNode?
  let blocks = false
  var backdropScale: BackdropScale?

  init(_ level: WindowLayerLevel, _ container: ContainerNode, _ backdropScale: BackdropScale?) {
    self.level = level
    self.container = container
    self.backdropScale = backdropScale
  }

  func takeEscape() -> Bool { false }
}

/// The interface of a layer for the window's root.
@MainActor protocol WindowLayer: AnyObject {
  var level: WindowLayerLevel { get }
  /// The container that shows the layer.
  var container: ContainerNode? { get }
  /// Whether the layer blocks the pointer, the keyboard and focus for everything below it.
  var blocks: Bool { get }
  /// The scale that the layer applies to the content behind it; nil: none.
  var backdropScale: BackdropScale? { get set }
  /// Handles the escape key, and returns whether the layer did.
  func takeEscape() -> Bool
}

@MainActor package final class WindowLayerNode<Layer: View>: EnclosingNode, WindowLayer {
  private var modifier: WindowLayerModifier<Layer>
  private(set) var container: ContainerNode?
  var backdropScale: BackdropScale?
  private let link = LayerLink()

  init(_ modifier: WindowLayerModifier<Layer>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    if modifier.isActive { show(nil) }
  }

  var level: WindowLayerLevel { modifier.level }
  var blocks: Bool { modifier.isActive && modifier.blocks }
  func takeEscape() -> Bool { modifier.isActive && modifier.onEscape?() == true }

  func update(_ new: WindowLayerModifier<Layer>) {
    let old = modifier
    modifier = new
    guard new.isActive || old.isActive else { return }
    show(old)
  }

  private func show(_ old: WindowLayerModifier<Layer>?) {
    let wasActive = old?.isActive == true && container != nil
    let container = container ?? makeContainer()
    let content = self.content(isActive: modifier.isActive)
    container.updateContent { WindowLayerContent<Layer>._updateNode($0, content) }
    guard let root = rootNode else { return }
    // The layer activated last is in front.
    if modifier.isActive, !wasActive { root.bringLayerToFront(self) }
    if !modifier.isActive { backdropScale = nil }
    if modifier.isActive != wasActive {
      root.layersDidChange()
    } else if modifier.blocks != old?.blocks {
      window?.reachDidChange()
    }
  }

  private func content(isActive: Bool) -> WindowLayerContent<Layer> {
    WindowLayerContent(
      isActive: isActive, layer: modifier.layer, exitAnimation: modifier.exitAnimation, link: link)
  }

  private func makeContainer() -> ContainerNode {
    var context = childContext
    context.rowMaker = nil
    context.contentSlot = nil
    context.traits = nil
    let made = ContainerNode(DepthLayout(alignment: .center), context)
    container = made
    made.host = rootNode
    // Empty at first, so that views inserted later run their `onAppear`.
    let content = self.content(isActive: false)
    made.setContent(in: .layer) { WindowLayerContent<Layer>._makeNode(content, $0) }
    return made
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let container { visit(container) }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    if transferToWindow() { return }
    let hadContainer = container != nil
    super.destroy()
    if hadContainer { rootNode?.removeLayer(self) }
    if let onEnd = modifier.onEnd { graph.afterUpdate { onEnd() } }
  }

  /// Passes the layer to the window, which runs its exit animation, and returns whether it did.
  private func transferToWindow() -> Bool {
    guard modifier.isActive, modifier.exitAnimation != nil, let left = container,
      let root = rootNode,
      !root.isDestroyed
    else { return false }
    container = nil
    super.destroy()
    let orphan = ExitingLayer(modifier.level, left, backdropScale)
    root.replaceLayer(self, by: orphan)
    let (link, onEnd) = (link, modifier.onEnd)
    graph.afterUpdate { [weak root] in
      let end: () -> Void = {
        left.destroy()
        root?.removeLayer(orphan)
        onEnd?()
      }
      if let leave = link.leave { leave(end) } else { end() }
    }
    return true
  }

  package override var debugName: String { "layer" }
}
