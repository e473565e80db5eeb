import Foundation

/// The state of a window's element tree between two walks.
struct SemanticsState {
  /// Whether the tree is kept up to date, and the number of its walks.
  var isKept = false
  var walk = 0
  /// Whether elements were inserted or removed, so that the whole tree is walked.
  var ignoresCache = true
}

extension ViewGraph {
  /// Returns the number of a node's element, which is constant.
  func elementNumber(_ node: ElementNode) -> Int {
    if node.elementNumber == 0 {
      windowList.lastElementNumber += 1
      node.elementNumber = windowList.lastElementNumber
    }
    return Int(node.elementNumber)
  }

  /// Returns a new number for an element without its own view.
  func nextElementNumber() -> Int {
    windowList.lastElementNumber += 1
    return Int(windowList.lastElementNumber)
  }

  /// Announces a text through assistive technology.
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
      return graph.warn("No element \(request.target.words) has \(request.action.words).")
    }
    if request.action == .focus { return moveReader(at: origin) }
    if origin.offer(request.action) || press(request.action, in: origin.node) { return }
    switch request.action {
    case .perform("default"): press(at: element.pressPoint)
    case .perform("escape"): press(.escape)
    case .perform("increment") where origin.offer(.focus): press(.upArrow)
    case .perform("decrement") where origin.offer(.focus): press(.downArrow)
    default:
      graph.warn("The element \(request.target.words) does not have \(request.action.words).")
    }
  }

  /// Presses the part with a label in a view with merged parts. Returns false where there is no such
  /// part.
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

  /// Moves the screen reader to an element, and the keyboard focus if the element can have it.
  func moveReader(at origin: ElementOrigins.Origin) {
    guard let root else { return }
    root.reader.isPresent = true
    root.reader.move(to: origin.node)
    _ = origin.offer(.focus)
    // The keyboard focus may have moved the reader to a part.
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
  /// Offers an action to this element, then to its content.
  func offer(_ action: ElementRequest.Action) -> Bool {
    if perform(action) { return true }
    var isTaken = false
    visitShown { if !isTaken, $0.isExposed { isTaken = $0.offer(action) } }
    return isTaken
  }
}

extension ViewGraph.Element {
  /// The point at which the element is pressed: the activation point, or else the center of the
  /// visible part.
  public var pressPoint: CGPoint {
    if let activationPoint { return activationPoint }
    let rect = details.visible ?? frame
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Returns the path of child indices to the element of the same view in this one; nil without one.
  package func place(of element: ViewGraph.Element) -> [Int]? {
    place { $0.details.id == element.details.id && element.details.id > 0 }
  }

  /// Returns the element at a path of child indices; nil without one.
  package func element(at place: [Int]) -> ViewGraph.Element? {
    var element = self
    for index in place {
      guard element.children.indices.contains(index) else { return nil }
      element = element.children[index]
    }
    return element
  }

  /// Returns the path to the first element inside that satisfies a condition.
  package func place(where holds: (ViewGraph.Element) -> Bool) -> [Int]? {
    for (index, child) in children.enumerated() {
      if holds(child) { return [index] }
      if let rest = child.place(where: holds) { return [index] + rest }
    }
    return nil
  }

  /// Returns the element that a request is for; nil without one.
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
    // A window may have the same label as its page; elements inside the window come first.
    if role != .window, isWanted(self) { return self }
    for child in children {
      if let found = child.first(isWanted) { return found }
    }
    return role == .window && isWanted(self) ? self : nil
  }

  /// Whether the element can perform an action.
  private func can(_ action: ElementRequest.Action) -> Bool {
    switch action {
    // Every element accepts "escape".
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
    case .label(let label), .place(_, let label): "with the label \"\(label)\""
    case .identifier(let name): "with the identifier \(name)"
    }
  }
}

extension ElementRequest.Action {
  fileprivate var words: String {
    switch self {
    case .perform(let name): "the action \"\(name)\""
    case .setText: "editable text"
    case .setNumber: "a number to set"
    case .select: "selectable text"
    case .focus: "a place for the focus of a screen reader"
    }
  }
}
