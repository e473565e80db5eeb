import Foundation
import TweenGeometry
import TweenMotion

extension ViewGraph {
  /// What the current frame shows in its first window, as elements; of a program that has not begun,
  /// or is over, the window alone. Made anew at each call, by a walk over all that is shown.
  public var tree: Element {
    windows.first?.tree
      ?? Element(
        role: .window, label: "", frame: CGRect(origin: .zero, size: configuration.size))
  }

  /// The same, made by what has changed since it was last asked for.
  package var keptTree: Element { windows.first?.keptTree ?? tree }

  /// Nobody asks for that any more.
  package func stopKeepingTree() { for window in windows { window.stopKeepingTree() } }
}

extension GraphWindow {
  /// What the current frame shows, as elements.
  package var tree: ViewGraph.Element { tree(origins: nil) }

  /// The same; who asks for the origins of elements is handed them.
  func tree(origins: ElementOrigins?, keeping: Bool = false) -> ViewGraph.Element {
    let frame = CGRect(origin: .zero, size: configuration.size)
    let walk = TreeWalk(
      window: frame, origins: origins, reader: root?.reader.node,
      number: keeping ? semanticsState.walk : nil, startsAnew: semanticsState.startsAnew)
    // The walk goes as deep as the tree.
    let children = LargeStack.run { root.map { walk.elements(in: $0) } ?? [] }
    let window = ViewGraph.Element(role: .window, label: title, frame: frame, children: children)
    return window.mergedTree
  }

  /// What is in one element of the tree, as elements; they may be in no tree themselves.
  func elements(in element: ElementNode, origins: ElementOrigins?) -> [ViewGraph.Element] {
    let frame = CGRect(origin: .zero, size: configuration.size)
    let walk = TreeWalk(
      window: frame, origins: origins, reader: nil, number: nil, startsAnew: true)
    return LargeStack.run { walk.elements(in: element) }
  }
}

/// Which nodes made the elements of a tree, by the elements' numbers.
@MainActor final class ElementOrigins {
  struct Origin {
    /// The node that is the element.
    let node: ElementNode
    /// Nodes around it that said something of it, the outermost last.
    var around: [ElementNode] = []
    /// What the node is asked for where a part of it is pressed that is the element; nil: the node is.
    var partAction: String?

    /// Offers an action to those around who said something of it, the outermost first, then to the
    /// element, then to what is in it; false where none takes it.
    @MainActor func offer(_ action: ElementRequest.Action) -> Bool {
      if let partAction {
        return action == .perform("default") && node.takes(.perform(partAction))
      }
      for node in around.reversed() where node.takes(action) { return true }
      return node.offer(action)
    }
  }

  private(set) var origins: [Int: Origin] = [:]

  func insert(_ node: ElementNode, for id: Int, partAction: String? = nil) {
    origins[id] = Origin(node: node, partAction: partAction)
  }
  func add(_ node: ElementNode, around id: Int) { origins[id]?.around.append(node) }
}

/// One walk over what is shown. Elements come in the order they are read.
@MainActor private struct TreeWalk {
  let window: CGRect
  /// Handed the nodes of elements; nil: nobody asks.
  let origins: ElementOrigins?
  /// Where the reader looks.
  let reader: ElementNode?
  /// The number of the walk, where what is told is kept; nil: it is not.
  let number: Int?
  /// Whether nothing of what was kept holds any more.
  let startsAnew: Bool

  private typealias Entry = SemanticsElement

  /// What lies over the content comes after it, each layer by itself, from the back. Of what a sheet
  /// or an alert keeps out of reach nothing is told.
  func elements(in root: RootNode) -> [ViewGraph.Element] {
    root.exposedContainers.flatMap {
      ordered(makeEntries($0, clip: window, isNew: startsAnew), $0).map(\.element)
    }
  }

  /// The elements of a node, also where it lies outside of the window.
  func elements(in node: ElementNode) -> [ViewGraph.Element] {
    ordered(makeEntries(node, clip: .infinite, isNew: true), node).map(\.element)
  }

  /// The elements of a node, in no order: those that are kept, where nothing about it has changed.
  ///
  /// - Parameter isNew: Whether something around it is otherwise than at the last walk.
  private func makeEntries(_ node: ElementNode, clip: CGRect, isNew: Bool) -> [Entry] {
    guard let number, let kept = node.semanticsCache else {
      return makeNewEntries(node, clip: clip, isNew: isNew)
    }
    let since = kept.lastVisit
    let isOwn = isNew || kept.ownChange > since
    if !isOwn, kept.changeInside <= since, kept.clip == clip, let list = kept.list { return list }
    kept.lastVisit = number
    // Where what is around cuts it off elsewhere, all in it is cut off elsewhere.
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
    if node.clipsWhatIsTold {
      guard let rest = common(clip, node.placedRect) else { return [] }
      clip = rest
    }
    guard let note = node.semantics else {
      var inside = makeEntries(in: node, clip: clip, isNew: isNew)
      markDetails(node, of: &inside)
      return inside
    }
    guard !note.isHidden else { return [] }
    let frame = node.shownRect
    var own = ViewGraph.Element(role: note.role ?? .element, frame: frame)
    switch note.children {
    case .besides:
      var inside = makeEntries(in: node, clip: clip, isNew: isNew)
      if inside.isEmpty, isSomething(note), let seen = common(frame, clip) {
        mark(&own, node, seen: seen)
        inside = [Entry(element: own)]
      }
      for index in inside.indices {
        // What is written for a row is not written for the controls beside its content.
        if note.isRow, inside[index].element.details.nameInRow != nil { continue }
        origins?.add(node, around: inside[index].element.details.id)
        take(note, node, of: &inside[index])
      }
      if note.isRow { nameParts(of: &inside, node) }
      takeWays(note, of: &inside)
      markDetails(node, of: &inside)
      return inside
    case .ignored:
      if !note.parts.isEmpty { own.children = parts(of: note, node, clip: clip) }
    case .contained:
      own.children = ordered(makeEntries(in: node, clip: clip, isNew: isNew), node).map(\.element)
      if note.role == nil { own.role = .group }
    case .combined, .combinedWords, .value:
      // What of it is out of view belongs to it all the same.
      let parts = ordered(makeEntries(in: node, clip: .infinite, isNew: isNew), node).map(\.element)
      combine(
        parts, withoutPictures: note.children == .combinedWords, hasRole: note.role != nil, &own)
      if note.children == .value, !own.label.isEmpty {
        own.value = own.label
        own.label = ""
      }
    }
    guard let seen = common(frame, clip) else { return [] }
    mark(&own, node, seen: seen)
    if note.children != .contained { own.details.isFocusable = node.holdsFocusTarget }
    var entries = [Entry(element: own)]
    take(note, node, of: &entries[0])
    takeWays(note, of: &entries)
    markDetails(node, of: &entries)
    return entries
  }

  /// The elements of parts that have no views of their own, in the order they are read.
  private func parts(
    of note: Semantics, _ node: ElementNode, clip: CGRect
  ) -> [ViewGraph.Element] {
    let origin = node.placement?.origin ?? .zero
    return note.parts.compactMap { part in
      let rects = part.rects.map { rect in
        let corners = rect.offsetBy(dx: origin.x, dy: origin.y).corners
        return CGRect(around: corners.map { node.windowPoint($0) }, like: rect.size)
      }
      guard let first = rects.first else { return nil }
      let frame = rects.dropFirst().reduce(first) { $0.union($1) }
      guard let seen = common(frame, clip) else { return nil }
      var element = ViewGraph.Element(
        role: .link, label: part.label, actions: ["default"], frame: frame)
      element.details.id = part.number
      if seen != frame { element.details.visible = seen }
      // What goes on in the next line has nothing in its middle.
      if rects.count > 1 { element.activationPoint = CGPoint(x: first.midX, y: first.midY) }
      origins?.insert(node, for: part.number, partAction: part.action)
      return element
    }
  }

  /// Gives an element its number, and takes note of what of it is to be seen.
  private func mark(_ element: inout ViewGraph.Element, _ node: ElementNode, seen: CGRect) {
    element.details.id = node.graph.elementNumber(node)
    if seen != element.frame { element.details.visible = seen }
    origins?.insert(node, for: element.details.id)
  }

  /// The focus of keys that a node can have, and that of a reader, are those of the first element in
  /// it.
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

  /// Whether a note makes an element of what would be none.
  private func isSomething(_ note: Semantics) -> Bool {
    note.role != nil || note.label != nil || note.value != nil || !note.actions.isEmpty
      || note.traits.contains("focused")
  }

  /// What two rectangles have in common; nil where that is nothing. Foundation's `intersection` traps
  /// where a number is none.
  private func common(_ one: CGRect, _ other: CGRect) -> CGRect? {
    let start = CGPoint(x: max(one.minX, other.minX), y: max(one.minY, other.minY))
    let end = CGPoint(x: min(one.maxX, other.maxX), y: min(one.maxY, other.maxY))
    guard end.x > start.x, end.y > start.y else { return nil }
    return CGRect(
      origin: start, size: CGSize(width: end.x - start.x, height: end.y - start.y))
  }

  /// Makes one element of several: it says what they say.
  private func combine(
    _ parts: [ViewGraph.Element], withoutPictures: Bool, hasRole: Bool,
    _ whole: inout ViewGraph.Element
  ) {
    let leaves = parts.flatMap(\.leaves)
    let words = leaves.filter { $0.role != .image }
    let said = withoutPictures && !words.isEmpty ? words : leaves
    whole.label = said.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    let values = said.compactMap(\.value)
    if !values.isEmpty { whole.value = values.joined(separator: ", ") }
    whole.traits = Set(said.flatMap(\.traits)).sorted()
    whole.actions = actions(of: said)
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

  /// The actions of several elements: what one alone does when it is pressed is what they do together,
  /// of several each is called by its name.
  private func actions(of said: [ViewGraph.Element]) -> [String] {
    let pressed = said.flatMap { [$0] + $0.children }.filter { $0.actions.contains("default") }
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

  /// Takes what a note says of an element; what further inside was said gives way.
  private func take(_ note: Semantics, _ node: ElementNode, of entry: inout Entry) {
    if let role = note.role, entry.element.role.isPlain || note.children != .besides {
      entry.element.role = role
    }
    if let label = note.label { entry.element.label = label }
    if let value = note.value { entry.element.value = value }
    if let hint = note.hint { entry.element.hint = hint }
    if let identifier = note.identifier { entry.element.identifier = identifier }
    if !note.inputLabels.isEmpty { entry.element.inputLabels = note.inputLabels }
    if let level = note.headingLevel { entry.element.headingLevel = level }
    takeContent(of: note, &entry.element)
    takeRare(note, node, of: &entry.element)
    if let amount = note.amount { entry.element.details.amount = amount }
    if let editing = note.editing { entry.element.details.editing = editing }
    if let name = note.nameInRow { entry.element.details.nameInRow = name }
    if let pair = note.pair { entry.element.details.pair = pair }
    if let place = note.activationPoint { entry.element.activationPoint = point(place, in: node) }
    if let priority = note.sortPriority { entry.priority = priority }
    for action in note.actions where !entry.element.actions.contains(action) {
      entry.element.actions.append(action)
    }
    var traits = Set(entry.element.traits).union(note.traits).subtracting(note.removedTraits)
    if note.role?.isControl == true, !node.environment.isEnabled {
      traits.insert("disabled")
      entry.element.actions = []
    }
    entry.element.traits = traits.sorted()
  }

  /// Calls the controls of a row by what is said first in it.
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

  /// What is said further out under a name takes the place of what was said further in.
  private func takeContent(of note: Semantics, _ element: inout ViewGraph.Element) {
    guard !note.customContent.isEmpty || !note.withdrawnContent.isEmpty else { return }
    element.customContent.removeAll { old in
      note.withdrawnContent.contains(old.label)
        || note.customContent.contains { $0.label == old.label }
    }
    element.customContent += note.customContent
  }

  private func takeRare(
    _ note: Semantics, _ node: ElementNode, of element: inout ViewGraph.Element
  ) {
    for remark in note.remarks {
      element.remarks.append(
        ViewGraph.Element.Remark(
          name: remark.name, words: remark.words,
          point: remark.point.map { point($0, in: node) }))
    }
    if let group = note.group { element.details.group = group }
  }

  /// Names and rotors of a view are those of the first element in it.
  private func takeWays(_ note: Semantics, of entries: inout [Entry]) {
    guard !entries.isEmpty, !note.marks.isEmpty || !note.rotors.isEmpty else { return }
    entries[0].element.details.marks += note.marks
    for var rotor in note.rotors {
      rotor.owner = entries[0].element.details.id
      entries[0].element.details.rotors.append(rotor)
    }
  }

  /// A place in an element, in points of the window.
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
  /// Whether a role that is said further out takes the place of this one.
  fileprivate var isPlain: Bool { self == .text || self == .element || self == .image }

  /// Whether it answers to people, unless it is disabled.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .adjustable, .picker, .textField, .secureField: true
    default: false
    }
  }
}

extension ElementNode {
  /// Whether something in this element can have the focus of keys.
  fileprivate var holdsFocusTarget: Bool {
    if let target = self as? FocusTargetNode, target.canFocus { return true }
    var holds = false
    visitShown { if !holds { holds = $0.isExposed && $0.holdsFocusTarget } }
    return holds
  }

  /// The smallest rectangle of the window around this element as it is shown. One without a
  /// rectangle of its own that glides is as far from its place as the first one inside that has one.
  fileprivate var shownRect: CGRect {
    if let framed { return inWindow(framed.frame.shown) }
    let rect = placedRect
    guard let inner = firstFramed, inner.frame.isAnimating else { return rect }
    let shown = inner.windowPoint(inner.frame.shown.origin)
    let placed = inner.windowPoint(inner.frame.model.origin)
    return rect.offsetBy(dx: shown.x - placed.x, dy: shown.y - placed.y)
  }

  /// The same where it lies, or is on its way to.
  fileprivate var placedRect: CGRect { inWindow(placement?.rect ?? .zero) }

  private func inWindow(_ rect: CGRect) -> CGRect {
    CGRect(around: rect.corners.map { windowPoint($0) }, like: rect.size)
  }

  private var firstFramed: (any FramedElement)? {
    var found: (any FramedElement)?
    visitShown { element in
      if found == nil { found = element.framed ?? element.firstFramed }
    }
    return found
  }
}
