import Foundation
import TweenMotion

// What a window shows over its content.
extension RootNode {
  /// Puts a layer above all others of its level.
  func bringLayerToFront(_ layer: any WindowLayer) {
    layers.removeAll { $0 === layer }
    let place = layers.firstIndex { $0.level > layer.level } ?? layers.endIndex
    layers.insert(layer, at: place)
    layersDidChange()
  }

  /// Puts a layer in another's place.
  func replaceLayer(_ old: any WindowLayer, by new: any WindowLayer) {
    if let place = layers.firstIndex(where: { $0 === old }) { layers[place] = new }
    layersDidChange()
  }

  func removeLayer(_ layer: any WindowLayer) {
    layers.removeAll { $0 === layer }
    layersDidChange()
  }

  /// Layers came or went, or the order in which they lie.
  func layersDidChange() {
    setNeedsPlacing()
    setNeedsDisplay()
    displayStructureDidChange()
    graph.layoutIsNeeded(self)
    graph.afterUpdate { [weak self] in
      guard let self, !isDestroyed else { return }
      window?.pointer.cancelPresses { self.isCovered($0) }
      focus.layersDidChange()
      // What somebody had read aloud is behind.
      if let node = reader.node, !isExposed(node) { reader.move(to: nil) }
    }
  }

  /// The place in `layers` of the frontmost that keeps what is below out of reach; nil: none does.
  private var frontBlocker: Int? { layers.lastIndex { $0.blocks } }

  /// Whether a layer keeps a node out of reach: of the pointer, of keys, of focus.
  package func isCovered(_ node: ViewNode) -> Bool {
    guard let front = frontBlocker else { return false }
    var current: ViewNode? = node
    while let here = current {
      if let place = layers.firstIndex(where: { $0.container === here }) { return place < front }
      current = here.parent
    }
    return true
  }

  /// The layer that a node is in; nil where it is in the content.
  func layer(of node: ViewNode) -> (any WindowLayer)? {
    var current: ViewNode? = node
    while let here = current {
      if let layer = layers.first(where: { $0.container === here }) { return layer }
      current = here.parent
    }
    return nil
  }

  /// Whether a node is in a menu, or in the bar of menus.
  func isInMenu(_ node: ViewNode) -> Bool {
    let level = layer(of: node)?.level
    return level == .menu || level == .chrome
  }

  /// Whether a menu, or the bar of menus, is in front.
  var isUnderMenu: Bool {
    frontBlocker.map { layers[$0].level == .menu || layers[$0].level == .chrome } ?? false
  }

  /// The place in `layers` of the frontmost sheet or alert, which hides the rest from who has the
  /// window read aloud (Scenes 3.2); nil: all is told. What menus and popovers belong to is told too.
  private var frontModal: Int? {
    layers.lastIndex { $0.blocks && ($0.level == .sheet || $0.level == .alert) }
  }

  /// What is told of the window, from the back.
  var exposedContainers: [ContainerNode] {
    let front = frontModal
    let containers = layers[(front ?? 0)...].compactMap(\.container)
    guard front == nil, let container else { return containers }
    return [container] + containers
  }

  /// Whether no layer hides a node from who has the window read aloud.
  private func isExposed(_ node: ElementNode) -> Bool {
    frontModal == nil || exposedContainers.contains { node.isAtOrInside($0) }
  }

  /// Calls `visit` with what the pointer can reach, from the back.
  func visitReachable(_ visit: (ElementNode) -> Void) {
    let front = frontBlocker
    if front == nil, let container { visit(container) }
    for layer in layers[(front ?? 0)...] {
      if let container = layer.container { visit(container) }
    }
  }

  /// What a point hits, in layers first. A layer that blocks is hit where nothing in it is.
  func hitInLayers(_ point: CGPoint) -> HitResult? {
    for layer in layers.reversed() {
      guard let container = layer.container else { continue }
      if let found = container.hit(point) { return found }
      if layer.blocks { return HitResult(element: container) }
    }
    return nil
  }

  /// Calls `visit` with what the pointer could reach if no menu were open, from the back.
  func visitBelowMenus(_ visit: (ElementNode) -> Void) {
    func isMenu(_ layer: any WindowLayer) -> Bool { layer.level == .menu || layer.level == .chrome }
    let front = layers.lastIndex { $0.blocks && !isMenu($0) }
    if front == nil, let container { visit(container) }
    for layer in layers[(front ?? 0)...] where !isMenu(layer) {
      if let container = layer.container { visit(container) }
    }
  }

  /// Offers the escape key to layers, the front first; whether one took it.
  func offerEscape() -> Bool {
    for layer in layers.reversed() {
      if layer.takeEscape() { return true }
      if layer.blocks { return false }
    }
    return false
  }
}
