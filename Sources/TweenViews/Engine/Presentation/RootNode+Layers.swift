import Foundation
import TweenMotion

// The layers that a window shows over its content.
extension RootNode {
  /// Moves a layer above all others of its level.
  func bringLayerToFront(_ layer: any WindowLayer) {
    layers.removeAll { $0 === layer }
    let place = layers.firstIndex { $0.level > layer.level } ?? layers.endIndex
    layers.insert(layer, at: place)
    layersDidChange()
  }

  /// Replaces a layer by another, in the same place.
  func replaceLayer(_ old: any WindowLayer, by new: any WindowLayer) {
    if let place = layers.firstIndex(where: { $0 === old }) { layers[place] = new }
    layersDidChange()
  }

  func removeLayer(_ layer: any WindowLayer) {
    layers.removeAll { $0 === layer }
    layersDidChange()
  }

  /// Updates the window after a change of the layers or of their order.
  func layersDidChange() {
    setNeedsPlacing()
    setNeedsDisplay()
    displayStructureDidChange()
    graph.layoutIsNeeded(self)
    graph.afterUpdate { [weak self] in
      guard let self, !isDestroyed else { return }
      window?.pointer.cancelPresses { self.isCovered($0) }
      focus.layersDidChange()
      // The element that a screen reader read is now behind a layer.
      if let node = reader.node, !isExposed(node) { reader.move(to: nil) }
    }
  }

  /// The index in `layers` of the frontmost one that blocks the content below it; nil without one.
  private var frontBlocker: Int? { layers.lastIndex { $0.blocks } }

  /// Whether a layer blocks a node from the pointer, the keyboard and focus.
  package func isCovered(_ node: ViewNode) -> Bool {
    guard let front = frontBlocker else { return false }
    var current: ViewNode? = node
    while let here = current {
      if let place = layers.firstIndex(where: { $0.container === here }) { return place < front }
      current = here.parent
    }
    return true
  }

  /// The layer of a node; nil for a node in the content.
  func layer(of node: ViewNode) -> (any WindowLayer)? {
    var current: ViewNode? = node
    while let here = current {
      if let layer = layers.first(where: { $0.container === here }) { return layer }
      current = here.parent
    }
    return nil
  }

  /// Whether a node is in a menu, or in the menu bar.
  func isInMenu(_ node: ViewNode) -> Bool {
    let level = layer(of: node)?.level
    return level == .menu || level == .chrome
  }

  /// Whether a menu, or the menu bar, is in front.
  var isUnderMenu: Bool {
    frontBlocker.map { layers[$0].level == .menu || layers[$0].level == .chrome } ?? false
  }

  /// The index in `layers` of the frontmost sheet or alert, which hides the content below it from
  /// screen readers (Scenes 3.2). Nil where all content is exposed. Content below menus and popovers
  /// stays exposed.
  private var frontModal: Int? {
    layers.lastIndex { $0.blocks && ($0.level == .sheet || $0.level == .alert) }
  }

  /// The containers that are exposed to screen readers, from back to front.
  var exposedContainers: [ContainerNode] {
    let front = frontModal
    let containers = layers[(front ?? 0)...].compactMap(\.container)
    guard front == nil, let container else { return containers }
    return [container] + containers
  }

  /// Whether a node is exposed to screen readers, and not hidden by a layer.
  private func isExposed(_ node: ElementNode) -> Bool {
    frontModal == nil || exposedContainers.contains { node.isAtOrInside($0) }
  }

  /// Calls `visit` with the containers that the pointer can reach, from back to front.
  func visitReachable(_ visit: (ElementNode) -> Void) {
    let front = frontBlocker
    if front == nil, let container { visit(container) }
    for layer in layers[(front ?? 0)...] {
      if let container = layer.container { visit(container) }
    }
  }

  /// Returns the element at a point, from the frontmost layer on. A blocking layer itself is hit
  /// where nothing in it is.
  func hitInLayers(_ point: CGPoint) -> HitResult? {
    for layer in layers.reversed() {
      guard let container = layer.container else { continue }
      if let found = container.hit(point) { return found }
      if layer.blocks { return HitResult(element: container) }
    }
    return nil
  }

  /// Calls `visit` with the containers that the pointer could reach if all menus were closed, from
  /// back to front.
  func visitBelowMenus(_ visit: (ElementNode) -> Void) {
    func isMenu(_ layer: any WindowLayer) -> Bool { layer.level == .menu || layer.level == .chrome }
    let front = layers.lastIndex { $0.blocks && !isMenu($0) }
    if front == nil, let container { visit(container) }
    for layer in layers[(front ?? 0)...] where !isMenu(layer) {
      if let container = layer.container { visit(container) }
    }
  }

  /// Passes the escape key to the layers, the frontmost first. Returns whether one handled it.
  func offerEscape() -> Bool {
    for layer in layers.reversed() {
      if layer.takeEscape() { return true }
      if layer.blocks { return false }
    }
    return false
  }
}
