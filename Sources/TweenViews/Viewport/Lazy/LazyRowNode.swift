import TweenMotion

/// A view of a lazy container's list that is one row, whatever it shows: it is made when the row comes
/// into view, and stays.
@MainActor final class LazyRowNode: LateRowNode {
  private var make: @MainActor (NodeContext) -> ViewNode
  /// Whether it is one row, where that is up to the environment.
  private var isOne: (@MainActor (EnvironmentValues) -> Bool)?
  private var content: ViewNode?
  /// Whether the view is one row in the environment that it has now. Where it isn't, it is there like
  /// any other.
  private var isSingleRow = true
  private var ownElement: LazyRowElement?
  private var element: LazyRowElement {
    if let ownElement { return ownElement }
    let element = LazyRowElement(self, childContext)
    ownElement = element
    return element
  }

  init<Content: View>(_ view: Content, _ context: NodeContext) {
    make = { Content._makeNode(view, $0) }
    if Content._elementCount != 1 { isOne = { TweenViews.isSingleRow(view, in: $0) } }
    super.init(context)
  }

  override func takeValue<Content: View>(_ view: Content) {
    make = { Content._makeNode(view, $0) }
    if isOne != nil { isOne = { TweenViews.isSingleRow(view, in: $0) } }
    if let content { Content._updateNode(content, view) }
    checkRows()
  }

  override func environmentDidChange(_ new: EnvironmentValues, keys: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, keys: keys)
    checkRows()
  }

  private func checkRows() {
    guard let isOne = isOne?(environment), isOne != isSingleRow else { return }
    isSingleRow = isOne
    structureDidChange()
  }

  /// The row's elements: one, as a rule.
  var elements: [ElementNode] {
    var elements: [ElementNode] = []
    made.collectElements(into: &elements)
    return elements
  }

  var isMade: Bool { content != nil }

  private var made: ViewNode {
    if let content { return content }
    isMaking = true
    let node = make(childContext)
    isMaking = false
    content = node
    return node
  }
  private var isMaking = false

  override func structureDidChange() {
    // A row that is being made is asked for its elements right then.
    if !isMaking { super.structureDidChange() }
  }

  override func collectElements(into list: inout [ElementNode]) {
    if isSingleRow { list.append(element) } else { made.collectElements(into: &list) }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    ownElement?.destroy()
  }

  override var debugName: String { "row" }
}

/// Stands for a row that is made when it comes into view, in a list of elements.
@MainActor package final class LazyRowElement: StandInElement {
  private let owner: NodeAnchor
  private var row: LazyRowNode? { owner.node as? LazyRowNode }

  init(_ owner: LazyRowNode, _ context: NodeContext) {
    self.owner = owner.anchor
    super.init(context)
  }

  override func copy(_ context: NodeContext) -> StandInElement {
    row.map { LazyRowElement($0, context) } ?? StandInElement(context)
  }

  /// The row's elements with the modifiers around them, which are made if they are not there.
  var elements: [ElementNode] { row?.elements.map(modify) ?? [] }

  /// The same where they are there.
  var madeElements: [ElementNode] { row?.isMade == true ? elements : [] }

  override var shownElements: [ElementNode] { madeElements }

  /// What tells where the row stands in the data.
  var rowNode: ViewNode? { row }
}

extension ElementNode {
  /// What this element stands for in a lazy container's list: itself, or the row that it has made.
  var listedElements: [ElementNode] { (self as? LazyRowElement)?.elements ?? [self] }

  /// The same, without what is yet to be made.
  var madeListedElements: [ElementNode] { (self as? LazyRowElement)?.madeElements ?? [self] }
}
