import Foundation
import TweenGeometry
import TweenMotion

/// Where in the window a layer lies; those of a later level lie above those of earlier ones
/// (Controls 12.2).
package enum WindowLayerLevel: Int, Comparable, Sendable {
  case sheet, popover, menu, alert, drag, chrome

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Shows a view over all of the window, as long as it is active.
///
/// The layer's nodes are the modifier's: they see its environment, go when it goes, and their state
/// ends when it is no longer active. What shows them is the window's root, which lays them out in the
/// window's safe area, above its content; layers of one level in the order in which they came.
package struct WindowLayerModifier<Layer: View> {
  let level: WindowLayerLevel
  let isActive: Bool
  let blocks: Bool
  let onEscape: (@MainActor () -> Bool)?
  let onEnd: (@MainActor () -> Void)?
  let exitAnimation: ExitAnimation<Layer>?
  let layer: Layer

  /// A layer.
  ///
  /// - Parameters:
  ///   - level: Where it lies among others.
  ///   - isActive: Whether it is there.
  ///   - blocks: Whether what is below gets no press, hover or key while it is there.
  ///   - onEscape: Asked when the escape key is pressed and no layer above takes it; whether it does.
  ///   - onEnd: Told when the view that it belongs to goes away.
  ///   - exitAnimation: How it leaves where that view goes away while it is there; nil: at once.
  ///   - layer: What it shows, in the window's safe area.
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

/// How a layer leaves whose view has gone away.
package struct ExitAnimation<Layer: View> {
  let animation: Animation
  let layer: Layer

  /// - Parameters:
  ///   - animation: How it goes.
  ///   - layer: What it shows from then on.
  package nonisolated init(_ animation: Animation, layer: Layer) {
    self.animation = animation
    self.layer = layer
  }
}

/// Reaches what a layer shows when the view that it belongs to is no longer there.
@MainActor private final class LayerLink {
  /// Has it leave; the closure is called when it is gone.
  var leave: ((@escaping () -> Void) -> Void)?
}

/// What a layer shows: nothing while it isn't active.
private struct WindowLayerContent<Layer: View>: View {
  let isActive: Bool
  let layer: Layer
  let exitAnimation: ExitAnimation<Layer>?
  let link: LayerLink
  @State private var isOrphan = false

  var body: some View {
    let _ =
      link.leave = exitAnimation.map { exitAnimation in
        { done in
          withAnimation(exitAnimation.animation, completionCriteria: .removed) {
            isOrphan = true
          } completion: {
            done()
          }
        }
      }
    if isActive { (isOrphan ? exitAnimation?.layer ?? layer : layer).transition(.identity) }
  }
}

/// A layer on its way out, whose view has gone away.
@MainActor private final class OrphanLayer: WindowLayer {
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

/// A layer, as the window's root knows it.
@MainActor protocol WindowLayer: AnyObject {
  var level: WindowLayerLevel { get }
  /// What shows it.
  var container: ContainerNode? { get }
  /// Whether what is below is out of reach.
  var blocks: Bool { get }
  /// How far it sends back what lies below it.
  var backdropScale: BackdropScale? { get set }
  /// Whether it takes the escape key, having done what that does.
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
    // The last that came is in front.
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
    // Empty at first: what comes is told that it appears.
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
    if bequeath() { return }
    let hadContainer = container != nil
    super.destroy()
    if hadContainer { rootNode?.removeLayer(self) }
    if let onEnd = modifier.onEnd { graph.afterUpdate { onEnd() } }
  }

  /// Leaves the layer to the window, in which it goes as it would have gone with its view there.
  private func bequeath() -> Bool {
    guard modifier.isActive, modifier.exitAnimation != nil, let left = container,
      let root = rootNode,
      !root.isDestroyed
    else { return false }
    container = nil
    super.destroy()
    let orphan = OrphanLayer(modifier.level, left, backdropScale)
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
