import Foundation
import TweenGeometry
import TweenMotion

/// Where in the window a layer lies; those of a later level lie above those of earlier ones
/// (Controls 12.2).
package enum WindowLayerLevel: Int, Comparable, Sendable {
  case sheet, popover, menu, alert

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
  let layer: Layer

  /// A layer.
  ///
  /// - Parameters:
  ///   - level: Where it lies among others.
  ///   - isActive: Whether it is there.
  ///   - blocks: Whether what is below gets no press, hover or key while it is there.
  ///   - onEscape: Asked when the escape key is pressed and no layer above takes it; whether it does.
  ///   - onEnd: Told when the view that it belongs to goes away.
  ///   - layer: What it shows, in the window's safe area.
  package nonisolated init(
    level: WindowLayerLevel, isActive: Bool, blocks: Bool,
    onEscape: (@MainActor () -> Bool)? = nil, onEnd: (@MainActor () -> Void)? = nil, layer: Layer
  ) {
    self.level = level
    self.isActive = isActive
    self.blocks = blocks
    self.onEscape = onEscape
    self.onEnd = onEnd
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

/// What a layer shows: nothing while it isn't active.
private struct WindowLayerContent<Layer: View>: View {
  let isActive: Bool
  let layer: Layer

  var body: some View {
    if isActive { layer.transition(.identity) }
  }
}

/// A layer, as the window's root knows it.
@MainActor protocol WindowLayer: AnyObject {
  var level: WindowLayerLevel { get }
  /// What shows it.
  var container: ContainerNode? { get }
  /// Whether what is below is out of reach.
  var blocks: Bool { get }
  /// Whether it takes the escape key, having done what that does.
  func takeEscape() -> Bool
}

@MainActor package final class WindowLayerNode<Layer: View>: EnclosingNode, WindowLayer {
  private var modifier: WindowLayerModifier<Layer>
  private(set) var container: ContainerNode?

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
    let content = WindowLayerContent(isActive: modifier.isActive, layer: modifier.layer)
    container.updateContent { WindowLayerContent<Layer>._updateNode($0, content) }
    guard let root = graph.root else { return }
    // The last that came is in front.
    if modifier.isActive, !wasActive { root.bringLayerToFront(self) }
    if modifier.isActive != wasActive { root.layersDidChange() }
  }

  private func makeContainer() -> ContainerNode {
    var context = childContext
    context.rowMaker = nil
    context.oneViewPlace = nil
    context.traits = nil
    let made = ContainerNode(DepthLayout(alignment: .center), context)
    container = made
    made.host = graph.root
    // Empty at first: what comes is told that it appears.
    let content = WindowLayerContent(isActive: false, layer: modifier.layer)
    made.setContent(in: .layer) { WindowLayerContent<Layer>._makeNode(content, $0) }
    return made
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let container { visit(container) }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    let hadContainer = container != nil
    super.destroy()
    if hadContainer { graph.root?.removeLayer(self) }
    if let onEnd = modifier.onEnd { graph.afterUpdate { onEnd() } }
  }

  package override var debugName: String { "layer" }
}
