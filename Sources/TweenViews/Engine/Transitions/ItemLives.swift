import Foundation

/// The items of a container: the staying ones, which it lays out, and behind them the leaving ones.
@MainActor final class ItemLives {
  /// The items that are laid out, in order.
  // These properties are read often, and no access to them calls other code.
  @exclusivity(unchecked) private(set) var staying: [ItemLife] = []
  /// The items in removal, in order of removal: drawn behind the others, and left out of layout.
  @exclusivity(unchecked) private(set) var leaving: [ItemLife] = []
  /// Whether items of `leaving` have been erased or have come back. They are removed together,
  /// because each single removal would take time for all.
  private var leavingNeedsSweep = false
  /// All items, by element; nil for a small number, where a linear search is faster.
  private var itemByElement: [ObjectIdentifier: ItemLife]?
  private static let few = 12
  private var isFirst = true
  /// The only visible item, where the layout shows one at a time.
  var only: ItemLife? {
    didSet { drawOrder = nil }
  }
  /// The elements that are laid out, in order; nil when the list is out of date.
  @exclusivity(unchecked) private var laidOut: [ElementNode]?
  /// The elements that were erased in the running update, each with the distance that the others had
  /// moved down by then.
  private var erased: (pass: Int, elements: [ObjectIdentifier: CGFloat]) = (-1, [:])
  /// The distance by which all items moved down in an update.
  private var shifted: (pass: Int, distance: CGFloat) = (-1, 0)
  /// The children in drawing order, back to front; nil when the list is out of date.
  @exclusivity(unchecked) private var drawOrder: [ElementNode]?

  // MARK: Insertion and removal

  /// Takes the current elements of the content: inserts new items, restores returning ones, and
  /// begins removals.
  func take(_ elements: [ElementNode], in container: ContainerNode) {
    index(elements.count)
    // Items without a transition disappear before others are inserted, the other removed items after
    // that (Semantics 4.5).
    let leavers = staying.isEmpty ? [] : gone(from: elements).filter { !eraseIfImmediate($0) }
    var new: [ItemLife] = []
    new.reserveCapacity(elements.count)
    for element in elements {
      if let item = item(of: element) {
        if item.phase == .didDisappear { bringBack(item, in: container) }
        new.append(item)
      } else {
        new.append(insert(element, in: container))
      }
    }
    staying = new
    laidOut = nil
    if let only, only.phase == .erased { self.only = nil }
    for item in leavers { beginRemoval(item, in: container) }
    drawOrder = nil
    isFirst = false
  }

  /// The items whose elements are missing from the new ones.
  private func gone(from elements: [ElementNode]) -> [ItemLife] {
    // Loops instead of closures, as in `backToFront`.
    var gone: [ItemLife] = []
    if itemByElement == nil {
      search: for item in staying {
        for element in elements where element === item.element { continue search }
        gone.append(item)
      }
      return gone
    }
    var kept = Set<ObjectIdentifier>(minimumCapacity: elements.count)
    for element in elements { kept.insert(ObjectIdentifier(element)) }
    for item in staying where !kept.contains(ObjectIdentifier(item.element)) { gone.append(item) }
    return gone
  }

  private func item(of element: ElementNode) -> ItemLife? {
    if let itemByElement { return itemByElement[ObjectIdentifier(element)] }
    for item in staying where item.element === element && item.phase != .erased { return item }
    for item in leaving where item.element === element && item.phase != .erased { return item }
    return nil
  }

  /// Starts the index of items by element, where their number is or becomes large enough.
  private func index(_ count: Int) {
    guard itemByElement == nil, max(count, staying.count) + leaving.count > Self.few else { return }
    var index: [ObjectIdentifier: ItemLife] = [:]
    for item in leaving + staying where item.phase != .erased {
      index[ObjectIdentifier(item.element)] = item
    }
    itemByElement = index
  }

  private func insert(_ element: ElementNode, in container: ContainerNode) -> ItemLife {
    let item = ItemLife(element: element)
    let pass = container.graph.updateState.passNumber
    if erased.pass == pass, let distance = erased.elements[ObjectIdentifier(element)] {
      // An element that was removed earlier in this update has been there throughout.
      item.missedShift = (pass, distanceShifted(in: pass) - distance)
    } else {
      item.entryPass = pass
    }
    itemByElement?[ObjectIdentifier(element)] = item
    item.insert(container, isFirst: isFirst)
    return item
  }

  private func bringBack(_ item: ItemLife, in container: ContainerNode) {
    sweepSoon(container)
    item.restore()
  }

  /// Erases an item that leaves without a transition, and returns whether it did.
  private func eraseIfImmediate(_ item: ItemLife) -> Bool {
    guard item.leavesAtOnce || !isShown(item) else { return false }
    erase(item)
    return true
  }

  private func beginRemoval(_ item: ItemLife, in container: ContainerNode) {
    // The item may be among the returned ones, which are not removed from `leaving` yet.
    sweep()
    leaving.append(item)
    item.beginRemoval(container) { [weak self, weak item, weak container] in
      guard let self, let item, let container else { return }
      erase(item)
      sweepSoon(container)
      container.itemWasErased()
    }
  }

  private func erase(_ item: ItemLife) {
    let pass = item.element.graph.updateState.passNumber
    if erased.pass != pass { erased = (pass, [:]) }
    let missed = item.missedShift.map { $0.pass == pass ? $0.distance : 0 } ?? 0
    erased.elements[ObjectIdentifier(item.element)] = distanceShifted(in: pass) - missed
    itemByElement?[ObjectIdentifier(item.element)] = nil
    item.erase()
  }

  private func distanceShifted(in pass: Int) -> CGFloat {
    shifted.pass == pass ? shifted.distance : 0
  }

  /// Records that all items were moved down by `distance` in an update.
  func wereShifted(by distance: CGFloat, in pass: Int) {
    shifted = (pass, distanceShifted(in: pass) + distance)
  }

  private func sweepSoon(_ container: ContainerNode) {
    drawOrder = nil
    guard !leavingNeedsSweep else { return }
    leavingNeedsSweep = true
    container.graph.afterUpdate { [weak self] in self?.sweep() }
  }

  private func sweep() {
    guard leavingNeedsSweep else { return }
    leavingNeedsSweep = false
    leaving.removeAll { $0.phase != .didDisappear }
    drawOrder = nil
  }

  // MARK: What is shown

  /// The elements that are laid out, in order.
  var displayed: [ElementNode] {
    if let laidOut { return laidOut }
    let elements = staying.map(\.displayed)
    laidOut = elements
    return elements
  }

  func isShown(_ item: ItemLife) -> Bool { only == nil || only === item }

  func isShown(_ element: ElementNode) -> Bool {
    only == nil || only?.displayed === element || element.isFrozen
  }

  /// Returns all elements that are drawn, back to front.
  func backToFront() -> [ElementNode] {
    sweep()
    if let drawOrder { return drawOrder }
    // Loops, because closures isolated to the main actor would each check the thread.
    var order: [ElementNode] = []
    order.reserveCapacity(leaving.count + staying.count)
    for item in leaving { order.append(item.displayed) }
    for item in staying where isShown(item) { order.append(item.displayed) }
    var indices: [Double] = []
    for (at, element) in order.enumerated() {
      guard element.writesTrait(among: Self.orderKeys) else { continue }
      let index = element.trait(ZIndexTrait.self)
      if index != 0, indices.isEmpty { indices = Array(repeating: 0, count: order.count) }
      if index != 0 { indices[at] = index }
    }
    if !indices.isEmpty { order = Self.sorted(order, by: indices) }
    drawOrder = order
    return order
  }

  private static let orderKeys: [any TraitKey.Type] = [ZIndexTrait.self]

  /// Sorts elements by their indices; elements with equal indices stay in order.
  private static func sorted(_ all: [ElementNode], by indices: [Double]) -> [ElementNode] {
    let places = all.indices.sorted {
      indices[$0] != indices[$1] ? indices[$0] < indices[$1] : $0 < $1
    }
    return places.map { all[$0] }
  }

  /// Notes that a child's `zIndex` changed.
  func orderDidChange() { drawOrder = nil }
}
