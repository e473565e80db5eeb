import Foundation

/// The state of a window's element tree between two walks.
struct SemanticsState {
  /// Whether the tree is kept up to date, and the number of its walks.
  var isKept = false
  var walk = 0
  /// Whether elements were inserted or removed, so that the whole tree is walked.
  var startsAnew = true
}

extension ViewGraph {
  /// The number of a node's element, which it keeps.
  func elementNumber(_ node: ElementNode) -> Int {
    if node.elementNumber == 0 {
      windowList.lastElementNumber += 1
      node.elementNumber = windowList.lastElementNumber
    }
    return Int(node.elementNumber)
  }

  /// A number for an element that has no view of its own.
  func nextElementNumber() -> Int {
    windowList.lastElementNumber += 1
    return Int(windowList.lastElementNumber)
  }

  /// Has assistive technology announce a text.
  func announce(_ words: String) {
    announcements.append((now, words))
    host.onAnnouncement?(words)
  }
}

extension GraphWindow {
  /// Performs a request of assistive technology.
  func perform(_ request: ElementRequest) {
    let origins = ElementOrigins()
    let tree = tree(origins: origins)
    let element = tree.element(for: request)
    if let element, element.role == .window, case .perform(let action) = request.action,
      turnRotor(action, tree, origins)
    {
      return
    }
    guard let element, let origin = origins.origins[element.details.id]
    else {
      return graph.warn("No element is \(request.target.words) that \(request.action.words).")
    }
    if request.action == .focus { return look(at: origin) }
    if origin.offer(request.action) || press(request.action, in: origin.node) { return }
    switch request.action {
    case .perform("default"): press(at: element.pressPoint)
    case .perform("escape"): press(.escape)
    case .perform("increment") where origin.offer(.focus): press(.upArrow)
    case .perform("decrement") where origin.offer(.focus): press(.downArrow)
    default:
      graph.warn("The element \(request.target.words) is not one that \(request.action.words).")
    }
  }

  /// Presses the element in a view that tells its parts together, by its name; false: there is none.
  private func press(_ action: ElementRequest.Action, in node: ElementNode) -> Bool {
    guard case .perform(let name) = action, name != "default" else { return false }
    let origins = ElementOrigins()
    var inside: [ElementNode] = []
    node.visitShown { inside.append($0) }
    let parts = inside.flatMap { elements(in: $0, origins: origins) }.flatMap(\.all)
    guard let part = parts.first(where: { $0.label == name && $0.actions.contains("default") })
    else { return false }
    if origins.origins[part.details.id]?.offer(.perform("default")) != true {
      press(at: part.pressPoint)
    }
    return true
  }

  /// The reader looks at an element, which has the focus of keys if it can.
  func look(at origin: ElementOrigins.Origin) {
    guard let root else { return }
    root.reader.isPresent = true
    root.reader.move(to: origin.node)
    _ = origin.offer(.focus)
    // The focus of keys may be that of a part.
    root.reader.move(to: origin.node)
  }

  private func press(_ key: KeyEquivalent) {
    _ = handleKey(key, [], .down)
    _ = handleKey(key, [], .up)
  }

  private func press(at point: CGPoint) {
    handle(.pointer(.down, position: point, button: .left))
    handle(.pointer(.up, position: point, button: .left))
  }
}

extension ElementNode {
  /// Offers an action to this element, then to those in it.
  func offer(_ action: ElementRequest.Action) -> Bool {
    if takes(action) { return true }
    var isTaken = false
    visitShown { if !isTaken, $0.isExposed { isTaken = $0.offer(action) } }
    return isTaken
  }
}

extension ViewGraph.Element {
  /// Where a press meets it: the place that the program names, else the middle of what is to be seen.
  public var pressPoint: CGPoint {
    if let activationPoint { return activationPoint }
    let rect = details.visible ?? frame
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Where an element of the same view stands in this one: the index of a child, and so on inwards;
  /// nil: nowhere.
  package func place(of element: ViewGraph.Element) -> [Int]? {
    place { $0.details.id == element.details.id && element.details.id > 0 }
  }

  /// The element at a place; nil: there is none.
  package func element(at place: [Int]) -> ViewGraph.Element? {
    var element = self
    for index in place {
      guard element.children.indices.contains(index) else { return nil }
      element = element.children[index]
    }
    return element
  }

  /// The place of the first element inside that something holds for.
  package func place(where holds: (ViewGraph.Element) -> Bool) -> [Int]? {
    for (index, child) in children.enumerated() {
      if holds(child) { return [index] }
      if let rest = child.place(where: holds) { return [index] + rest }
    }
    return nil
  }

  /// The element that a request is meant for; nil: there is none.
  fileprivate func element(for request: ElementRequest) -> ViewGraph.Element? {
    switch request.target {
    case .label(let label): return first { $0.label == label && $0.can(request.action) }
    case .identifier(let name): return first { $0.identifier == name && $0.can(request.action) }
    case .place(let place, let label):
      if let element = element(at: place), element.label == label, element.can(request.action) {
        return element
      }
      return first { $0.label == label && $0.can(request.action) }
    }
  }

  private func first(_ isWanted: (ViewGraph.Element) -> Bool) -> ViewGraph.Element? {
    // A window is called as its front page: what is in it is meant first.
    if role != .window, isWanted(self) { return self }
    for child in children {
      if let found = child.first(isWanted) { return found }
    }
    return role == .window && isWanted(self) ? self : nil
  }

  /// Whether it does what is asked.
  private func can(_ action: ElementRequest.Action) -> Bool {
    switch action {
    // Whatever it is, one can ask to leave it.
    case .perform(let name): actions.contains(name) || name == "escape"
    case .setText, .select: role == .textField || role == .secureField
    case .setNumber: actions.contains("increment") || actions.contains("decrement")
    case .focus: role != .window
    }
  }
}

extension ElementRequest.Target {
  fileprivate var words: String {
    switch self {
    case .label(let label), .place(_, let label): "called \"\(label)\""
    case .identifier(let name): "with the identifier \(name)"
    }
  }
}

extension ElementRequest.Action {
  fileprivate var words: String {
    switch self {
    case .perform(let name): "can do \"\(name)\""
    case .setText: "has a text to edit"
    case .setNumber: "has a number to set"
    case .select: "has a text to select from"
    case .focus: "can be looked at"
    }
  }
}
