import TweenMotion

/// The node of a view whose content a closure of the program makes repeatedly over time. As a
/// modifier's node it also stores the places of the modified view.
///
/// The content continues to change while its view runs a removal transition.
@MainActor package class TimedContentNode<Content: View>: ViewNode, ModifierContentOwner {
  private let makePlaced: (@MainActor (NodeContext) -> ViewNode)?
  private var places: [NodeAnchor] = []
  private var child: ViewNode?

  /// - Parameter makePlaced: Makes the modified view; nil for the node of a view.
  init(_ context: NodeContext, makePlaced: (@MainActor (NodeContext) -> ViewNode)?) {
    self.makePlaced = makePlaced
    super.init(context)
  }

  /// Returns the current content; nil without any. Subclasses override it.
  func makeContent() -> Content? { nil }

  /// Makes the first content. Subclasses call it when they are ready.
  final func build() {
    guard let content = evaluate() else { return }
    child = Content._makeNode(content, childContext)
  }

  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed, let content = evaluate() else { return }
    if let child {
      Content._updateNode(child, content)
    } else {
      child = Content._makeNode(content, childContext)
      structureDidChange()
    }
  }

  private func evaluate() -> Content? {
    graph.countBodyEvaluation()
    forgetEnvironmentReads()
    return graph.evaluating(self) { makeContent() }
  }

  /// Requests new content in this frame, or in the next one.
  final func contentDidMove() {
    isMoving = true
    markDirty()
  }

  // MARK: The modified view

  package final func makeContent(_ place: ModifierContentNode) -> ViewNode {
    places.append(place.anchor)
    return makePlaced?(place.childContext) ?? ViewNode(place.childContext)
  }

  /// Passes a new value of the modified view to each of its places.
  final func updatePlaces(_ updateContent: (ViewNode) -> Void) {
    places.removeAll { $0.node == nil || $0.node?.isDestroyed == true }
    for place in places {
      if let content = (place.node as? ModifierContentNode)?.content { updateContent(content) }
    }
  }

  package override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}

/// The value whose change starts a run, with its type hidden.
struct TriggerValue: Equatable {
  private let value: any Equatable

  nonisolated init(_ value: some Equatable) { self.value = value }

  nonisolated static func == (left: TriggerValue, right: TriggerValue) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return isEqual(left.value)
  }
}
