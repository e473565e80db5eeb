/// The properties that depend on several elements of a window.
private struct CrossElementProperties {
  /// The labels by pair, and the pairs with an element that needs a label.
  var labels: [ElementPair.ID: String] = [:]
  var named: Set<ElementPair.ID> = []
  /// The groups, in reading order.
  var groups: [ElementPair.ID] = []
  var rotors: [TreeRotor] = []

  var isEmpty: Bool { labels.isEmpty && groups.isEmpty && rotors.isEmpty }

  mutating func add(_ element: ViewGraph.Element) {
    let details = element.details
    if let pair = details.pair {
      if pair.isLabel {
        labels[pair.id] = element.label
      } else if element.label.isEmpty {
        named.insert(pair.id)
      }
    }
    if let group = details.group, !groups.contains(group) { groups.append(group) }
    rotors += details.rotors
    for child in element.children { add(child) }
  }
}

extension ViewGraph.Element {
  /// The window's tree with its pairs, groups and rotors resolved: an element with a separate label
  /// gets that label, and the label's element is removed; groups have numbers, and the window has all
  /// rotors.
  var mergedTree: ViewGraph.Element {
    var together = CrossElementProperties()
    together.add(self)
    guard !together.isEmpty else { return self }
    together.labels = together.labels.filter { together.named.contains($0.key) }
    var window = self
    if !together.labels.isEmpty || !together.groups.isEmpty { window = resolving(together) }
    guard !together.rotors.isEmpty else { return window }
    window.details.rotors = together.rotors
    window.rotors = together.rotors.map { $0.semantics(in: window) }
    window.actions += together.rotors.flatMap(\.actions)
    return window
  }

  private func resolving(_ together: CrossElementProperties) -> ViewGraph.Element {
    var element = self
    if let pair = details.pair, !pair.isLabel, label.isEmpty, let words = together.labels[pair.id] {
      element.label = words
    }
    if let group = details.group, let place = together.groups.firstIndex(of: group) {
      element.remarks.append(Remark(name: "group", words: "\(place + 1)"))
    }
    element.children = children.filter { child in
      guard let pair = child.details.pair, pair.isLabel else { return true }
      return together.labels[pair.id] == nil
    }
    .map { $0.resolving(together) }
    return element
  }

  /// The elements inside without children, and texts, including their links.
  var leaves: [ViewGraph.Element] {
    children.isEmpty || role == .text ? [self] : children.flatMap(\.leaves)
  }
}
