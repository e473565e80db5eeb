import TweenMotion

/// A view in a lazy container's list that is always exactly one row. It is made when the row comes into
/// view, and is kept.
@MainActor final class LazyRowNode: LateRowNode {
  private var make: @MainActor (NodeContext) -> ViewNode
  /// Decides whether the view is one row, if that depends on the environment.
  private var isOne: (@MainActor (EnvironmentValues) -> Bool)?
  private var content: ViewNode?
  /// Whether the view is one row in the current environment. If not, it is made at once like any other
  /// view.
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

  /// The row's elements, usually one.
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
    // A row that is being made has its elements read right afterwards.
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

/// The stand-in, in a list of elements, for a row that is made when it comes into view.
@MainActor package final class LazyRowElement: PlaceholderElement {
  private let owner: NodeAnchor
  private var row: LazyRowNode? { owner.node as? LazyRowNode }

  init(_ owner: LazyRowNode, _ context: NodeContext) {
    self.owner = owner.anchor
    super.init(context)
  }

  override func copy(_ context: NodeContext) -> PlaceholderElement {
    row.map { LazyRowElement($0, context) } ?? PlaceholderElement(context)
  }

  /// The row's elements with the modifiers around them; made if they do not exist.
  var elements: [ElementNode] { row?.elements.map(modify) ?? [] }

  /// The row's elements with the modifiers around them, or none if the row is not made.
  var madeElements: [ElementNode] { row?.isMade == true ? elements : [] }

  override var shownElements: [ElementNode] { madeElements }

  /// The node that provides the row's position in the data.
  var rowNode: ViewNode? { row }
}

extension ElementNode {
  /// The elements that this entry of a lazy container's list yields: itself, or those of the row, which is
  /// made.
  var listedElements: [ElementNode] { (self as? LazyRowElement)?.elements ?? [self] }

  /// The elements that this entry yields, without making a row.
  var madeListedElements: [ElementNode] { (self as? LazyRowElement)?.madeElements ?? [self] }
}
