import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The views that a canvas can draw: laid out at their ideal size, each drawn into its own list, from which
/// the canvas takes the items.
@MainActor final class CanvasSymbols {
  private struct Symbol {
    let element: ElementNode
    /// The ids that the program gave the view, the innermost first.
    let ids: [AnyHashable]
    let builder: DisplayListBuilder
    var size = CGSize.zero
    /// The symbol's picture; nil while its list has changes.
    var resolved: GraphicsContext.ResolvedSymbol?
    /// Whether the last drawing of the canvas shows the symbol.
    var isUsed = false

    @MainActor init(_ element: ElementNode, ids: [AnyHashable]) {
      builder = DisplayListBuilder(list: DisplayList(size: .zero))
      self.element = element
      self.ids = ids
    }
  }

  private(set) var content: ViewNode?
  private unowned let host: CanvasNode
  private var symbols: [Symbol] = []

  init(host: CanvasNode) { self.host = host }

  var elements: [ElementNode] { symbols.map(\.element) }

  func setContent(_ node: ViewNode) {
    content = node
    _ = collect()
  }

  /// Collects the current elements; returns true if they changed.
  func collect() -> Bool {
    guard let content, !host.isDestroyed else { return false }
    var elements: [ElementNode] = []
    content.collectElements(into: &elements)
    guard !elements.elementsEqual(symbols.lazy.map(\.element), by: ===) else { return false }
    let kept = Set(elements.map(ObjectIdentifier.init))
    let old = symbols
    symbols = elements.map { element in
      old.first { $0.element === element } ?? insert(element)
    }
    // They leave without a transition, since they are not shown.
    for symbol in old where !kept.contains(ObjectIdentifier(symbol.element)) {
      symbol.element.wasErased()
    }
    return true
  }

  private func insert(_ element: ElementNode) -> Symbol {
    element.host = host
    host.graph.afterUpdate { if !element.isDestroyed { element.appearOnce() } }
    var ids: [AnyHashable] = []
    var node: ViewNode = element
    while let parent = node.parent, parent !== host {
      if let id = (parent as? any IdentifyingNode)?.identity(of: node) { ids.append(id) }
      node = parent
    }
    return Symbol(element, ids: ids)
  }

  /// Gives each symbol its ideal size; returns true if the size of a shown one changed.
  func layOut() -> Bool {
    var hasChanged = false
    for index in symbols.indices {
      let element = symbols[index].element
      let size = element.size(for: .unspecified)
      element.place(Placement(origin: .zero, size: size, proposal: .unspecified))
      guard symbols[index].size != size else { continue }
      symbols[index].size = size
      symbols[index].resolved = nil
      if symbols[index].isUsed { hasChanged = true }
    }
    return hasChanged
  }

  /// Called when elements anywhere in the tree came, went or changed their order, perhaps in a symbol.
  func structureDidChange() {
    for symbol in symbols { symbol.builder.structureDidChange() }
  }

  /// Updates the symbols that the canvas shows; returns true if one of them looks different.
  func refreshUsed() -> Bool {
    var hasChanged = false
    for index in symbols.indices where symbols[index].isUsed {
      if refresh(index) { hasChanged = true }
    }
    return hasChanged
  }

  func forgetUse() { for index in symbols.indices { symbols[index].isUsed = false } }

  /// A search for a symbol by a tag or an id.
  struct Query {
    let isTagged: (ElementNode) -> Bool
    let isIdentified: (AnyHashable) -> Bool

    init<ID: Hashable>(id: ID) {
      // The program resolves symbols while it draws, on the main actor.
      isTagged = { element in
        nonisolated(unsafe) var tag: ID?
        MainActor.assumeIsolated { tag = element.tag(ID.self) }
        return tag == id
      }
      isIdentified = { ($0.base as? ID) == id }
    }
  }

  /// Finds the first symbol with a tag, or else with an id.
  func resolve(_ query: Query) -> GraphicsContext.ResolvedSymbol? {
    let named = symbols.firstIndex { query.isTagged($0.element) }
    guard
      let index = named
        ?? symbols.firstIndex(where: { $0.ids.contains(where: query.isIdentified) })
    else { return nil }
    symbols[index].isUsed = true
    _ = refresh(index)
    return symbols[index].resolved
  }

  /// Updates one symbol's items; returns true if they changed.
  private func refresh(_ index: Int) -> Bool {
    let symbol = symbols[index]
    let before = symbol.builder.list.items
    symbol.builder.update { builder in
      symbol.element.drawIfNeeded(builder, DrawContext(target: .symbol))
    }
    let items = symbol.builder.list.items
    let isSame = items.elementsEqual(before) { $0.id == $1.id && $0.version == $1.version }
    if isSame, symbol.resolved != nil { return false }
    symbols[index].resolved = GraphicsContext.ResolvedSymbol(
      size: symbol.size, picture: CanvasPicture(items))
    return true
  }
}
