/// Elements that their animators moved since they were drawn, while their surroundings did not
/// change.
@MainActor struct MovedElements {
  private var wrappers: ContiguousArray<ElementNode> = []
  private var leaves: ContiguousArray<ElementNode> = []

  var isEmpty: Bool { leaves.isEmpty && wrappers.isEmpty }

  @inline(__always) mutating func append(_ element: ElementNode) {
    if element.isLeaf { leaves.append(element) } else { wrappers.append(element) }
  }

  mutating func removeAll() {
    wrappers.removeAll(keepingCapacity: true)
    leaves.removeAll(keepingCapacity: true)
  }

  /// Draws the elements from the outside in; an element inside another is drawn with it.
  func redraw(_ builder: DisplayListBuilder) {
    if wrappers.count > 1 {
      let ordered = wrappers.map { ($0.hostDepth, $0) }.sorted { $0.0 < $1.0 }
      for (_, element) in ordered { element.redraw(builder) }
    } else {
      wrappers.first?.redraw(builder)
    }
    for leaf in leaves { leaf.redraw(builder) }
  }
}
