import Foundation

/// Rows that are made when they come into view: a `ForEach` in a lazy container.
@MainActor protocol LazyRowSource: ViewNode {
  var rowCount: Int { get }
  /// The elements of a row, which is made if it isn't there.
  func elements(ofRow index: Int) -> [ElementNode]
  /// Tells which rows are shown from now on, among those of the whole container.
  func didShow(_ rows: Range<Int>)
  /// The rows whose lengths are known, in no order.
  var measuredRows: [Int] { get }
  func knownLength(ofRow index: Int) -> CGFloat?
  func setKnownLength(_ length: CGFloat, ofRow index: Int)
  func index(of id: AnyHashable) -> Int?
  func id(ofRow index: Int) -> AnyHashable?
}

/// Stands for rows in a list of elements. Only lazy containers get to see it: they ask for the rows
/// they show.
@MainActor final class LazyRowsElement: ElementNode {
  var owner: NodeAnchor?
  var source: (any LazyRowSource)? { owner?.node as? any LazyRowSource }
}

/// Stands for a section in a list of elements of a lazy container.
@MainActor final class LazySectionElement: ElementNode {
  var owner: NodeAnchor?
  var section: SectionNode? { owner?.node as? SectionNode }
}

/// Has a lazy container's list make rows when they come into view.
@MainActor enum LazyRowMaker: RowMaker {
  static func makeRows<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ context: NodeContext
  ) -> RowsNode<Data, ID, Content> {
    LazyForEachNode<Data, ID, Content>(context)
  }

  static func makeElement(_ section: SectionNode) -> ElementNode {
    let element = LazySectionElement(section.childContext)
    element.owner = section.anchor
    return element
  }
}
