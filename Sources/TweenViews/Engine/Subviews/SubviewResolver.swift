import TweenMotion

/// The node of resolved views: it lists them, and a `SubviewOwner` shows them.
@MainActor package final class SubviewResolver: ViewNode {
  private var content: ViewNode?
  private var knownElements: [ElementNode]?
  private var knownList: SubviewList?
  private var knownSections: [SectionConfiguration]?
  /// The first list of the same content; nil where this is the first.
  private let original: NodeAnchor?

  init(
    _ context: NodeContext, copyOf original: SubviewResolver? = nil,
    _ make: (NodeContext) -> ViewNode
  ) {
    self.original = original?.anchor
    super.init(context)
    var inner = childContext
    inner.rowMaker = SubviewRowMaker.self
    inner.contentSlot = nil
    // Traits written around the place of a subview reach the subview there.
    inner.traits = nil
    content = make(inner)
  }

  func updateContent(_ update: (ViewNode) -> Void) { if let content { update(content) } }

  // MARK: What is listed

  private var elements: [ElementNode] {
    if let knownElements { return knownElements }
    var elements: [ElementNode] = []
    content?.collectElements(into: &elements)
    knownElements = elements
    return elements
  }

  /// The views in order.
  var list: SubviewList {
    if let knownList { return knownList }
    let list = SubviewList(elements)
    knownList = list
    return list
  }

  /// The sections in order. Views between sections form sections too.
  var sections: [SectionConfiguration] {
    if let knownSections { return knownSections }
    var sections: [SectionConfiguration] = []
    var loose: [ElementNode] = []
    var implicit = 0
    func close() {
      let list = SubviewList(loose)
      loose = []
      guard list.count > 0 else { return }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(place: nil, ordinal: implicit),
          content: SubviewsCollection(list)))
      implicit += 1
    }
    for element in elements {
      guard let standIn = element as? SectionElement, let section = standIn.section else {
        loose.append(element)
        continue
      }
      close()
      let configuration = SectionConfiguration(standIn, section)
      if !configuration.isEmpty { sections.append(configuration) }
    }
    close()
    knownSections = sections
    return sections
  }

  // MARK: Copies

  /// Returns further copies of a subview that is placed already: the same view in further lists of
  /// the content.
  func copies(of subview: Subview) -> SubviewCopies {
    if let first = original?.node as? SubviewResolver { return first.copies(of: subview) }
    guard let owner = parent as? any SubviewOwner else { return SubviewCopies() }
    return SubviewCopies { [self] number in
      owner.copy(number).flatMap { $0.list.counterpart(of: subview, in: list)?.element }
    }
  }

  // MARK: Tree

  package override func structureDidChange() {
    knownElements = nil
    knownList = nil
    knownSections = nil
    guard original == nil else { return }
    (parent as? any SubviewOwner)?.listDidChange()
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  // The suffix "Node" keeps this name out of the paths in messages.
  package override var debugName: String { "ResolverNode" }
}

/// A node that shows views made from a resolved list.
@MainActor protocol SubviewOwner: ViewNode {
  /// Notifies the node that the list changed.
  func listDidChange()
  /// Returns one of the further lists of the same content, and makes it if necessary; nil beyond the
  /// limit of copies.
  func copy(_ number: Int) -> SubviewResolver?
}

/// The elements that can show a subview in further places, one after another.
@MainActor struct SubviewCopies {
  private var number = 0
  private let find: (Int) -> ElementNode?

  init(_ find: @escaping (Int) -> ElementNode? = { _ in nil }) { self.find = find }

  mutating func next() -> ElementNode? {
    defer { number += 1 }
    return find(number)
  }
}

/// Makes rows of a resolved list when they are placed, if each is one view, and keeps sections apart.
@MainActor enum SubviewRowMaker: RowMaker {
  static func makeRows<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ context: NodeContext
  ) -> RowsNode<Data, ID, Content> {
    // For other rows the number of views is known only after their closures have run.
    Content._elementCount == 1 ? PlacedRowsNode(context) : ForEachNode(context)
  }
}
