import Foundation
import TweenGeometry
import TweenMotion

extension ViewGraph {
  /// The elements of the current frame in the first window. Before the program begins, and after it
  /// ends, only a window without children. Each access walks the whole visible tree.
  public var tree: Element {
    windows.first?.tree
      ?? Element(
        role: .window, label: "", frame: CGRect(origin: .zero, size: configuration.size))
  }

  /// The same tree, updated by the changes since its last access.
  package var keptTree: Element { windows.first?.keptTree ?? tree }

  /// Stops keeping `keptTree` up to date in all windows.
  package func stopKeepingTree() { for window in windows { window.stopKeepingTree() } }
}

extension GraphWindow {
  /// The elements of the current frame.
  package var tree: ViewGraph.Element { tree(origins: nil) }

  /// Returns the elements of the current frame, and stores their nodes in `origins`, if given.
  func tree(origins: ElementOrigins?, keeping: Bool = false) -> ViewGraph.Element {
    let frame = CGRect(origin: .zero, size: configuration.size)
    let walk = TreeWalk(
      window: frame, origins: origins, reader: root?.reader.node,
      number: keeping ? semanticsState.walk : nil, ignoresCache: semanticsState.ignoresCache)
    // The walk recurses as deep as the tree.
    let children = LargeStack.run { root.map { walk.elements(in: $0) } ?? [] }
    let window = ViewGraph.Element(role: .window, label: title, frame: frame, children: children)
    return window.mergedTree
  }

  /// Returns the elements in one node of the tree, including elements that the tree leaves out.
  func elements(in element: ElementNode, origins: ElementOrigins?) -> [ViewGraph.Element] {
    let frame = CGRect(origin: .zero, size: configuration.size)
    let walk = TreeWalk(
      window: frame, origins: origins, reader: nil, number: nil, ignoresCache: true)
    return LargeStack.run { walk.elements(in: element) }
  }
}

/// The nodes that made the elements of a tree, by the elements' numbers.
@MainActor final class ElementOrigins {
  struct Origin {
    /// The node of the element.
    let node: ElementNode
    /// The nodes around it with properties of the element, the outermost last.
    var around: [ElementNode] = []
    /// The node's action for a press on the element, where that is a part of the node; nil: the whole
    /// node.
    var partAction: String?

    /// Offers an action to the nodes around with properties of the element, the outermost first, then
    /// to the element, then to its content. Returns false where none performs it.
    @MainActor func offer(_ action: ElementRequest.Action) -> Bool {
      if let partAction {
        return action == .perform("default") && node.perform(.perform(partAction))
      }
      for node in around.reversed() where node.perform(action) { return true }
      return node.offer(action)
    }
  }

  private(set) var origins: [Int: Origin] = [:]

  func insert(_ node: ElementNode, for id: Int, partAction: String? = nil) {
    origins[id] = Origin(node: node, partAction: partAction)
  }
  func add(_ node: ElementNode, around id: Int) { origins[id]?.around.append(node) }
}

/// One walk over the visible tree. Elements are in reading order.
@MainActor private struct TreeWalk {
  let window: CGRect
  /// Receives the nodes of elements, if given.
  let origins: ElementOrigins?
  /// The screen reader's current node.
  let reader: ElementNode?
  /// The number of the walk, where results are cached; nil: they are not.
  let number: Int?
  /// Whether all cached results are invalid.
  let ignoresCache: Bool

  private typealias Entry = SemanticsElement

  /// Returns the elements of a window: first the content's, then those of the layers, from back to
  /// front. Content behind a sheet or an alert is left out.
  func elements(in root: RootNode) -> [ViewGraph.Element] {
    root.exposedContainers.flatMap {
      ordered(makeEntries($0, clip: window, isNew: ignoresCache), $0).map(\.element)
    }
  }

  /// Returns the elements of a node, including those outside of the window.
  func elements(in node: ElementNode) -> [ViewGraph.Element] {
    ordered(makeEntries(node, clip: .infinite, isNew: true), node).map(\.element)
  }

  /// Returns the elements of a node, unordered: the cached ones, where nothing in the node has
  /// changed.
  ///
  /// - Parameter isNew: Whether something around the node has changed since the last walk.
  private func makeEntries(_ node: ElementNode, clip: CGRect, isNew: Bool) -> [Entry] {
    guard let number, let kept = node.semanticsCache else {
      return makeNewEntries(node, clip: clip, isNew: isNew)
    }
    let since = kept.lastVisit
    let isOwn = isNew || kept.ownChange > since
    if !isOwn, kept.changeInside <= since, kept.clip == clip, let list = kept.list { return list }
    kept.lastVisit = number
    // Where the clip has changed, the visible parts of all elements inside have changed too.
    let isCutAnew = kept.keepsList && kept.clip != clip
    let list = makeNewEntries(node, clip: clip, isNew: isOwn || isCutAnew)
    if kept.keepsList {
      kept.list = list
      kept.clip = clip
    }
    return list
  }

  private func makeNewEntries(_ node: ElementNode, clip: CGRect, isNew: Bool) -> [Entry] {
    guard node.isExposed else { return [] }
    var clip = clip
    if let area = node.contentClip {
      guard let rest = common(clip, node.boundsInWindow(area)) else { return [] }
      clip = rest
    }
    guard let semantics = node.semantics else {
      var inside = makeEntries(in: node, clip: clip, isNew: isNew)
      markDetails(node, of: &inside)
      return inside
    }
    guard !semantics.isHidden else { return [] }
    if semantics.children == .besides {
      return entriesBesides(node, semantics, clip: clip, isNew: isNew)
    }
    let frame = node.shownRect
    var own = ViewGraph.Element(role: semantics.role ?? .element, frame: frame)
    switch semantics.children {
    case .besides, .ignored:
      if !semantics.parts.isEmpty { own.children = parts(of: semantics, node, clip: clip) }
    case .contained:
      own.children = ordered(makeEntries(in: node, clip: clip, isNew: isNew), node).map(\.element)
      if semantics.role == nil { own.role = .group }
    case .combined, .combinedWords, .value:
      // The merged element includes parts that are out of view.
      let parts = ordered(makeEntries(in: node, clip: .infinite, isNew: isNew), node).map(\.element)
      combine(
        parts, withoutPictures: semantics.children == .combinedWords,
        hasRole: semantics.role != nil, &own)
      if semantics.children == .value, !own.label.isEmpty {
        own.value = own.label
        own.label = ""
      }
    }
    guard let seen = common(frame, clip) else { return [] }
    mark(&own, node, seen: seen)
    if semantics.children != .contained { own.details.isFocusable = node.holdsFocusTarget }
    var entries = [Entry(element: own)]
    take(semantics, node, of: &entries[0])
    addRotors(semantics, of: &entries)
    markDetails(node, of: &entries)
    return entries
  }

  /// Returns the elements in a node with the node's properties; without elements inside, the node's own element.
  private func entriesBesides(
    _ node: ElementNode, _ semantics: Semantics, clip: CGRect, isNew: Bool
  ) -> [Entry] {
    var inside = makeEntries(in: node, clip: clip, isNew: isNew)
    if inside.isEmpty, isSomething(semantics) {
      var own = ViewGraph.Element(role: semantics.role ?? .element, frame: node.shownRect)
      if let seen = common(own.frame, clip) {
        mark(&own, node, seen: seen)
        inside = [Entry(element: own)]
      }
    }
    for index in inside.indices {
      // The properties of a row do not apply to the controls beside its content.
      if semantics.isRow, inside[index].element.details.nameInRow != nil { continue }
      origins?.add(node, around: inside[index].element.details.id)
      take(semantics, node, of: &inside[index])
    }
    if semantics.isRow { nameParts(of: &inside, node) }
    addRotors(semantics, of: &inside)
    markDetails(node, of: &inside)
    return inside
  }

  /// Returns the elements of parts without their own views, in reading order.
  private func parts(
    of semantics: Semantics, _ node: ElementNode, clip: CGRect
  ) -> [ViewGraph.Element] {
    let origin = node.placement?.origin ?? .zero
    return semantics.parts.compactMap { part in
      let rects = part.rects.map { rect in
        let corners = rect.offsetBy(dx: origin.x, dy: origin.y).corners
        return CGRect(around: node.windowPoints(corners), like: rect.size)
      }
      guard let first = rects.first else { return nil }
      let frame = rects.dropFirst().reduce(first) { $0.union($1) }
      guard let seen = common(frame, clip) else { return nil }
      var element = ViewGraph.Element(
        role: .link, label: part.label, actions: ["default"], frame: frame)
      element.details.id = part.number
      if seen != frame { element.details.visible = seen }
      // The center of a part in several lines may be outside of it.
      if rects.count > 1 { element.activationPoint = CGPoint(x: first.midX, y: first.midY) }
      origins?.insert(node, for: part.number, partAction: part.action)
      return element
    }
  }

  /// Gives an element its number, and stores its visible part.
  private func mark(_ element: inout ViewGraph.Element, _ node: ElementNode, seen: CGRect) {
    element.details.id = node.graph.elementNumber(node)
    if seen != element.frame { element.details.visible = seen }
    origins?.insert(node, for: element.details.id)
  }

  /// Assigns a node's keyboard focus, and the screen reader's position, to the first element in it.
  private func markDetails(_ node: ElementNode, of inside: inout [Entry]) {
    guard !inside.isEmpty else { return }
    if node === reader { inside[0].element.details.hasReader = true }
    if (node as? FocusTargetNode)?.canFocus == true {
      inside[0].element.details.isFocusable = true
    }
  }

  private func makeEntries(in node: ElementNode, clip: CGRect, isNew: Bool) -> [Entry] {
    var inside: [ElementNode] = []
    node.visitShown { inside.append($0) }
    if inside.count == 1 { return makeEntries(inside[0], clip: clip, isNew: isNew) }
    var list: [Entry] = []
    for element in inside.reversed() {
      // Each may change without the others.
      if number != nil { _ = element.keptSemanticsCache }
      list += makeEntries(element, clip: clip, isNew: isNew)
    }
    return list
  }

  /// Whether a node with these semantics is an element even without elements inside.
  private func isSomething(_ semantics: Semantics) -> Bool {
    semantics.role != nil || semantics.label != nil || semantics.value != nil
      || !semantics.actions.isEmpty
      || semantics.traits.contains("focused")
  }

  /// Returns the intersection of two rectangles; nil where it is empty. Foundation's `intersection`
  /// traps where a number is NaN.
  private func common(_ one: CGRect, _ other: CGRect) -> CGRect? {
    let start = CGPoint(x: max(one.minX, other.minX), y: max(one.minY, other.minY))
    let end = CGPoint(x: min(one.maxX, other.maxX), y: min(one.maxY, other.maxY))
    guard end.x > start.x, end.y > start.y else { return nil }
    return CGRect(
      origin: start, size: CGSize(width: end.x - start.x, height: end.y - start.y))
  }

  /// Combines the properties of several elements in one.
  private func combine(
    _ parts: [ViewGraph.Element], withoutPictures: Bool, hasRole: Bool,
    _ whole: inout ViewGraph.Element
  ) {
    let leaves = parts.flatMap(\.leaves)
    let words = leaves.filter { $0.role != .image }
    let said = withoutPictures && !words.isEmpty ? words : leaves
    let pressed = pressedParts(of: said)
    whole.label = said.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    let values = said.compactMap(\.value)
    if !values.isEmpty { whole.value = values.joined(separator: ", ") }
    whole.traits = Set(said.flatMap(\.traits)).sorted()
    whole.actions = actions(of: said, pressed: pressed)
    whole.activationPoint = activationPoint(of: pressed, in: whole.frame)
    whole.hint = said.lazy.compactMap(\.hint).first
    whole.identifier = nil
    whole.customContent = said.flatMap(\.customContent)
    whole.details.amount = said.lazy.compactMap(\.details.amount).first
    whole.details.hasReader = leaves.contains { $0.details.hasReader }
    whole.remarks = said.flatMap(\.remarks)
    whole.details.marks = leaves.flatMap(\.details.marks)
    whole.details.rotors = leaves.flatMap(\.details.rotors)
    if !hasRole, let role = said.first?.role, said.allSatisfy({ $0.role == role }) {
      whole.role = role
    }
  }

  /// Returns the actions of several merged elements. The press of a single element becomes that of
  /// the merged one; where several can be pressed, each press is an action with the element's label.
  private func actions(
    of said: [ViewGraph.Element], pressed: [ViewGraph.Element]
  ) -> [String] {
    var actions: [String] = []
    func add(_ action: String) { if !actions.contains(action) { actions.append(action) } }
    for action in said.flatMap(\.actions) where action != "default" || pressed.count == 1 {
      add(action)
    }
    if pressed.count > 1 || pressed.count == 1 && !actions.contains("default") {
      for element in pressed where !element.label.isEmpty { add(element.label) }
    }
    return actions
  }

  /// Returns the elements among merged ones that can be pressed.
  private func pressedParts(of said: [ViewGraph.Element]) -> [ViewGraph.Element] {
    said.flatMap { [$0] + $0.children }.filter { $0.actions.contains("default") }
  }

  /// Returns the point at which a press on a merged element reaches the only part that can be pressed,
  /// such as the switch of a toggle; nil where the middle of the merged element lies in that part.
  private func activationPoint(
    of pressed: [ViewGraph.Element], in whole: CGRect
  ) -> CGPoint? {
    guard pressed.count == 1, let part = pressed.first else { return nil }
    let rect = part.details.visible ?? part.frame
    let middle = CGPoint(x: whole.midX, y: whole.midY)
    if part.activationPoint == nil, rect.contains(middle) { return nil }
    return part.pressPoint
  }

  /// Applies the semantics of a node to an element. They override properties set further inside.
  private func take(_ semantics: Semantics, _ node: ElementNode, of entry: inout Entry) {
    if let role = semantics.role, entry.element.role.isPlain || semantics.children != .besides {
      entry.element.role = role
    }
    if let label = semantics.label { entry.element.label = label }
    if let value = semantics.value { entry.element.value = value }
    if let hint = semantics.hint { entry.element.hint = hint }
    if let identifier = semantics.identifier { entry.element.identifier = identifier }
    if !semantics.inputLabels.isEmpty { entry.element.inputLabels = semantics.inputLabels }
    if let level = semantics.headingLevel { entry.element.headingLevel = level }
    takeContent(of: semantics, &entry.element)
    takeRare(semantics, node, of: &entry.element)
    if let amount = semantics.amount { entry.element.details.amount = amount }
    if let editing = semantics.editing { entry.element.details.editing = editing }
    if let name = semantics.nameInRow { entry.element.details.nameInRow = name }
    if let pair = semantics.pair { entry.element.details.pair = pair }
    if let place = semantics.activationPoint {
      entry.element.activationPoint = point(place, in: node)
    }
    if let priority = semantics.sortPriority { entry.priority = priority }
    for action in semantics.actions where !entry.element.actions.contains(action) {
      entry.element.actions.append(action)
    }
    var traits = Set(entry.element.traits).union(semantics.traits).subtracting(
      semantics.removedTraits)
    if semantics.role?.isControl == true, !node.environment.isEnabled {
      traits.insert("disabled")
      entry.element.actions = []
    }
    entry.element.traits = traits.sorted()
  }

  /// Replaces "%@" in the labels of a row's controls by the first label in the row.
  private func nameParts(of row: inout [Entry], _ node: ElementNode) {
    guard row.contains(where: { $0.element.details.nameInRow != nil }) else { return }
    let said = ordered(row, node).map(\.element).filter { $0.details.nameInRow == nil }
    let name = said.lazy.flatMap(\.leaves).map(\.label).first { !$0.isEmpty } ?? ""
    for index in row.indices {
      guard let words = row[index].element.details.nameInRow else { continue }
      row[index].element.label =
        words.replacing("%@", with: name).trimmingCharacters(in: .whitespaces)
      row[index].element.details.nameInRow = nil
    }
  }

  /// Adds custom content. It replaces content of the same name that was set further inside.
  private func takeContent(of semantics: Semantics, _ element: inout ViewGraph.Element) {
    guard !semantics.customContent.isEmpty || !semantics.withdrawnContent.isEmpty else { return }
    element.customContent.removeAll { old in
      semantics.withdrawnContent.contains(old.label)
        || semantics.customContent.contains { $0.label == old.label }
    }
    element.customContent += semantics.customContent
  }

  private func takeRare(
    _ semantics: Semantics, _ node: ElementNode, of element: inout ViewGraph.Element
  ) {
    for remark in semantics.remarks {
      element.remarks.append(
        ViewGraph.Element.Remark(
          name: remark.name, words: remark.words,
          point: remark.point.map { point($0, in: node) }))
    }
    if let group = semantics.group { element.details.group = group }
  }

  /// Assigns a view's names and rotors to the first element in it.
  private func addRotors(_ semantics: Semantics, of entries: inout [Entry]) {
    guard !entries.isEmpty, !semantics.marks.isEmpty || !semantics.rotors.isEmpty else { return }
    entries[0].element.details.marks += semantics.marks
    for var rotor in semantics.rotors {
      rotor.owner = entries[0].element.details.id
      entries[0].element.details.rotors.append(rotor)
    }
  }

  /// Returns a place in an element, in points of the window.
  private func point(_ point: Semantics.ActivationPoint, in node: ElementNode) -> CGPoint {
    switch point {
    case .points(let point):
      let origin = node.placement?.origin ?? .zero
      return node.windowPoint(CGPoint(x: origin.x + point.x, y: origin.y + point.y))
    case .parts(let part):
      let rect = node.shownRect
      return CGPoint(
        x: rect.minX + rect.width * part.x, y: rect.minY + rect.height * part.y)
    }
  }

  private func ordered(_ list: [Entry], _ node: ElementNode) -> [Entry] {
    if list.count < 2 { return list }
    return ReadingOrder.sorted(
      list, isMirrored: node.environment.layoutDirection == .rightToLeft)
  }
}

extension ViewGraph.Element.Role {
  /// Whether a role set further out replaces this one.
  fileprivate var isPlain: Bool { self == .text || self == .element || self == .image }

  /// Whether elements of this role react to input, unless they are disabled.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .adjustable, .picker, .textField, .secureField: true
    default: false
    }
  }
}

extension ElementNode {
  /// Whether a view in this element can have the keyboard focus.
  fileprivate var holdsFocusTarget: Bool {
    if let target = self as? FocusTargetNode, target.canFocus { return true }
    var holds = false
    visitShown { if !holds { holds = $0.isExposed && $0.holdsFocusTarget } }
    return holds
  }
}
