import Foundation

/// What a container shows: the items that stay, which it lays out, and behind them those that are
/// leaving.
@MainActor final class ItemLives {
  /// What is laid out, in order.
  // What is looked at all the time is reached by nobody twice at once.
  @exclusivity(unchecked) private(set) var staying: [ItemLife] = []
  /// Items on their way out, in order of removal: drawn behind the others, and no part of layout.
  @exclusivity(unchecked) private(set) var leaving: [ItemLife] = []
  /// Some of `leaving` have been erased or brought back. They are thrown out together: one by one
  /// would take as many steps as there are others, each time.
  private var leavingNeedsSweep = false
  /// All that is shown, by element; nil where there are so few that looking through them is quicker.
  private var itemByElement: [ObjectIdentifier: ItemLife]?
  private static let few = 12
  private var isFirst = true
  /// The only item that is shown, where the layout shows one at a time.
  var only: ItemLife? {
    didSet { drawOrder = nil }
  }
  /// What is laid out, in order; nil when it must be found anew.
  @exclusivity(unchecked) private var laidOut: [ElementNode]?
  /// The elements that went in the running update, and how far the others had been put by then.
  private var erased: (pass: Int, elements: [ObjectIdentifier: CGFloat]) = (-1, [:])
  /// How far in an update all that is shown was put further down.
  private var shifted: (pass: Int, distance: CGFloat) = (-1, 0)
  /// Children in drawing order, back to front; nil when it must be found anew.
  @exclusivity(unchecked) private var drawOrder: [ElementNode]?

  // MARK: Coming and going

  /// Takes the elements that the content has now: inserts, keeps, brings back, begins removals.
  func take(_ elements: [ElementNode], in container: ContainerNode) {
    index(elements.count)
    // What goes at once is told so before others come; what leaves slowly, after (Semantics 4.5).
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

  /// Items whose elements are not among the new ones.
  private func gone(from elements: [ElementNode]) -> [ItemLife] {
    // Loops, as in `backToFront`.
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

  /// Keeps items by their elements from here on, where they are, or will be, more than a few.
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
      // What went earlier in this update has been there throughout.
      item.missedShift = (pass, distanceShifted(in: pass) - distance)
    } else {
      item.entryPass = pass
    }
    itemByElement?[ObjectIdentifier(element)] = item
    item.enter(container, isFirst: isFirst)
    return item
  }

  private func bringBack(_ item: ItemLife, in container: ContainerNode) {
    sweepSoon(container)
    item.comeBack()
  }

  /// Erases an item that leaves without a transition; false for others.
  private func eraseIfImmediate(_ item: ItemLife) -> Bool {
    guard item.leavesAtOnce || !isShown(item) else { return false }
    erase(item)
    return true
  }

  private func beginRemoval(_ item: ItemLife, in container: ContainerNode) {
    // It may be among those that came back, which are yet to be thrown out.
    sweep()
    leaving.append(item)
    item.leave(container) { [weak self, weak item, weak container] in
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

  /// All that is shown is put further down by `distance` in an update.
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

  /// What is laid out, in order.
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

  /// All that is drawn, back to front.
  func backToFront() -> [ElementNode] {
    sweep()
    if let drawOrder { return drawOrder }
    // Loops, where closures that belong to the main actor would each ask what thread they are on.
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

  /// Elements by their indices; those of one index stay in order.
  private static func sorted(_ all: [ElementNode], by indices: [Double]) -> [ElementNode] {
    let places = all.indices.sorted {
      indices[$0] != indices[$1] ? indices[$0] < indices[$1] : $0 < $1
    }
    return places.map { all[$0] }
  }

  /// A child's zIndex has changed.
  func orderDidChange() { drawOrder = nil }
}
