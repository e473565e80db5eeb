import Foundation

/// A source of rows that are made when they come into view: a `ForEach` in a lazy container.
@MainActor protocol LazyRowSource: ViewNode {
  var rowCount: Int { get }
  /// The elements of a row; the row is made if it does not exist.
  func elements(ofRow index: Int) -> [ElementNode]
  /// The rows that are made, in the order of the data.
  var madeRows: [Int] { get }
  func isMade(row index: Int) -> Bool
  /// Calls `ask` with a row's elements and returns its result. A row that is not made is made for the call,
  /// without coming into view.
  func withElements<Answer>(ofRow index: Int, _ ask: ([ElementNode]) -> Answer) -> Answer
  /// Updates a row that is made. Rows out of view otherwise keep the state in which they were last shown.
  func refresh(row index: Int)
  /// Sets which rows are shown from now on, among the rows of the whole container.
  func didShow(_ rows: LazyRows)
  /// The rows that are shown, by their current numbers, in unspecified order.
  var rowsShown: [Int] { get }
  /// Whether a row was inserted by the change being processed.
  func isNew(row index: Int) -> Bool
  /// Sets whether the rows are listed at all: rows of a collapsed section are not. They leave and come like
  /// rows that are removed from the data and inserted.
  func wasListed(_ isListed: Bool)
  /// The elements of the shown rows, without the modifiers around their list.
  var shownElements: [ElementNode] { get }
  /// The source that makes the rows, without the modifiers around it.
  var maker: (any LazyRowSource)? { get }
  /// The rows whose lengths are known, in unspecified order.
  var measuredRows: [Int] { get }
  func knownLength(ofRow index: Int) -> LineLength?
  func setKnownLength(_ length: LineLength, ofRow index: Int)
  func index(of id: AnyHashable) -> Int?
  func id(ofRow index: Int) -> AnyHashable?
}

/// Numbers of rows, or of lines: the ones in view, and some elsewhere that are visible on their way.
struct LazyRows: Equatable {
  var inView: Range<Int>
  /// In ascending order; none of them is in view.
  var outOfView: [Int] = []

  func contains(_ number: Int) -> Bool {
    inView.contains(number) || !outOfView.isEmpty && outOfView.contains(number)
  }

  /// The run of consecutive numbers that contains `number`.
  func together(with number: Int) -> Range<Int> {
    if outOfView.isEmpty { return inView }
    var (first, end) = (number, number + 1)
    while contains(first - 1) { first -= 1 }
    while contains(end) { end += 1 }
    return first..<end
  }

  /// The range from the first number to the last.
  var hull: Range<Int> {
    guard let first = outOfView.first, let last = outOfView.last else { return inView }
    guard !inView.isEmpty else { return first..<last + 1 }
    return min(first, inView.lowerBound)..<max(last + 1, inView.upperBound)
  }

  /// Calls `visit` with each number in ascending order.
  func visit(_ visit: (Int) -> Void) {
    var next = 0
    while next < outOfView.count, outOfView[next] < inView.lowerBound {
      visit(outOfView[next])
      next += 1
    }
    for number in inView { visit(number) }
    for number in outOfView[next...] { visit(number) }
  }
}

/// The stand-in for rows in a list of elements. Only lazy containers receive it: they request the rows that
/// they show.
@MainActor package final class LazyRowsElement: PlaceholderElement {
  private let owner: NodeAnchor
  private var base: (any LazyRowSource)? { owner.node as? any LazyRowSource }

  init(_ owner: any LazyRowSource, _ context: NodeContext) {
    self.owner = owner.anchor
    super.init(context)
  }

  override func copy(_ context: NodeContext) -> PlaceholderElement {
    base.map { LazyRowsElement($0, context) } ?? PlaceholderElement(context)
  }

  override var shownElements: [ElementNode] { base?.shownElements ?? [] }

  /// The rows, with the modifiers around their list.
  var source: (any LazyRowSource)? { isUnmodified ? base : self }
}

/// Rows with modifiers around them: the modifiers are put around a row when it is requested.
extension LazyRowsElement: LazyRowSource {
  var rowCount: Int { base?.rowCount ?? 0 }

  func elements(ofRow index: Int) -> [ElementNode] {
    (base?.elements(ofRow: index) ?? []).map { element in
      let modified = modify(element)
      modified.isScrolledInOrOut = element.isScrolledInOrOut
      return modified
    }
  }

  var madeRows: [Int] { base?.madeRows ?? [] }
  func isMade(row index: Int) -> Bool { base?.isMade(row: index) ?? false }
  func withElements<Answer>(ofRow index: Int, _ ask: ([ElementNode]) -> Answer) -> Answer {
    base?.withElements(ofRow: index, ask) ?? ask([])
  }
  func refresh(row index: Int) { base?.refresh(row: index) }
  func didShow(_ rows: LazyRows) { base?.didShow(rows) }
  var rowsShown: [Int] { base?.rowsShown ?? [] }
  func isNew(row index: Int) -> Bool { base?.isNew(row: index) ?? false }
  func wasListed(_ isListed: Bool) { base?.wasListed(isListed) }
  var maker: (any LazyRowSource)? { base }
  var measuredRows: [Int] { base?.measuredRows ?? [] }
  func knownLength(ofRow index: Int) -> LineLength? { base?.knownLength(ofRow: index) }
  func setKnownLength(_ length: LineLength, ofRow index: Int) {
    base?.setKnownLength(length, ofRow: index)
  }
  func index(of id: AnyHashable) -> Int? { base?.index(of: id) }
  func id(ofRow index: Int) -> AnyHashable? { base?.id(ofRow: index) }
}

/// Makes a lazy container's rows when they come into view.
@MainActor enum LazyRowMaker: RowMaker {
  static func makeRows<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ context: NodeContext
  ) -> RowsNode<Data, ID, Content> {
    LazyForEachNode<Data, ID, Content>(context)
  }

  static func makeRow<V: View>(_ view: V, _ context: NodeContext) -> ViewNode? {
    LazyRowNode(view, context)
  }
}
