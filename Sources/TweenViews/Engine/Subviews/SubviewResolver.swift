import TweenMotion

/// Holds views that somebody else shows, as subviews, and lists them.
@MainActor package final class SubviewResolver: ViewNode {
  private var content: ViewNode?
  private var knownElements: [ElementNode]?
  private var knownList: SubviewList?
  private var knownSections: [SectionConfiguration]?
  /// The first list of the same content; nil if that is this one.
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
    // What is written around the place where subviews are shown reaches them there.
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

  /// The sections in order. Views between sections form some too.
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

  /// Where `subview` is placed already: the same view in further lists of the content.
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

  // No place that a program knows of.
  package override var debugName: String { "ResolverNode" }
}

/// Shows what it makes of a resolved list.
@MainActor protocol SubviewOwner: ViewNode {
  /// The list is another one.
  func listDidChange()
  /// One of the further lists of the same content, which is made if it isn't there; nil where there
  /// are too many.
  func copy(_ number: Int) -> SubviewResolver?
}

/// The elements that a subview may be shown by where it is placed more than once.
@MainActor struct SubviewCopies {
  private var number = 0
  private let find: (Int) -> ElementNode?

  init(_ find: @escaping (Int) -> ElementNode? = { _ in nil }) { self.find = find }

  mutating func next() -> ElementNode? {
    defer { number += 1 }
    return find(number)
  }
}

/// Has the rows of a resolved list made when they are placed, where each is one view, and keeps its
/// sections apart.
@MainActor enum SubviewRowMaker: RowMaker {
  static func makeRows<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ context: NodeContext
  ) -> RowsNode<Data, ID, Content> {
    // How many others are in a list only their closures can tell.
    Content._elementCount == 1 ? PlacedRowsNode(context) : ForEachNode(context)
  }
}
