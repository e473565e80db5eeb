import Foundation
import OrderedCollections
import TweenMotion

/// One view for each element of a collection, keyed by identity: moved elements keep their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
  /// Made of a range that is not to change.
  var isConstant = false
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identify = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Rows for a constant range. One that changes is shown as it is, with a warning: say
  /// `id: \.self` where that is meant.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = { $0 }
    isConstant = true
  }
}

extension ForEach where Content: View {
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
    identify = { $0.1 }
  }

  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node: RowsNode<Data, ID, Content>
    if let rowMaker = context.rowMaker, !holdsSection(Content.self) {
      node = rowMaker.makeRows(context)
    } else {
      node = ForEachNode(context)
    }
    node.update(view)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: RowsNode<Data, ID, Content>.self).update(view)
  }

  nonisolated public static var _elementCount: Int? { nil }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view built from a collection.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

/// The node of a `ForEach`, whichever rows it makes.
@MainActor class RowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  /// Rows that left the data, while elements of theirs are still shown.
  final var leaving: [ID: (node: ViewNode, order: Int)] = [:]
  private var leaveOrder = 0
  private var hasWarned = false
  final var view: ForEach<Data, ID, Content>?

  func update(_ view: ForEach<Data, ID, Content>) {}

  /// Takes the new value of the view.
  final func take(_ new: ForEach<Data, ID, Content>) {
    if let count = view?.data.count, new.isConstant, count != new.data.count {
      warnOfChange(from: count, to: new.data.count)
    }
    view = new
    isDirty = false
  }

  override func performUpdate() {
    isDirty = false
    if let view { update(view) }
  }

  final func retire(_ id: ID, _ row: ViewNode) {
    leaving[id] = (row, leaveOrder)
    leaveOrder += 1
    graph.retire(row) { [weak self] in self?.leaving.removeValue(forKey: id) }
  }

  final func warnOfDuplicate(_ id: ID) {
    guard !hasWarned else { return }
    hasWarned = true
    graph.warn(
      "ForEach<\(Data.self), \(ID.self), \(Content.self)> in \(path): the id \(id) occurs more than "
        + "once; only its first row is shown.")
  }

  private func warnOfChange(from old: Int, to new: Int) {
    guard !hasWarned else { return }
    hasWarned = true
    graph.warn(
      "ForEach in \(path): its range had \(old) elements and has \(new) now. ForEach(_:content:) is "
        + "for constant ranges; ForEach(_:id:content:) is for others.")
  }

  final func visitLeaving(_ visit: (ViewNode) -> Void) {
    for row in leaving.values.sorted(by: { $0.order < $1.order }) { visit(row.node) }
  }
}

@MainActor
private final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: RowsNode<Data, ID, Content>, IdentifyingNode, IdentityOwner {
  private var rows = OrderedDictionary<ID, ViewNode>()

  func node(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { rows[$0] }
  }

  func identity(of child: ViewNode) -> AnyHashable? {
    rows.first { $0.value === child }.map { AnyHashable($0.key) }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    take(view)
    let old = rows
    var new = OrderedDictionary<ID, ViewNode>(minimumCapacity: view.data.count)
    var context = childContext
    context.canTransition = true
    var isSameOrder = old.count == view.data.count
    // To follow what is read has its price: all rows are evaluated as one.
    let contents = graph.evaluating(self) {
      view.data.map { (id: view.identify($0), content: view.content($0)) }
    }
    for (id, content) in contents {
      if new[id] != nil {
        warnOfDuplicate(id)
        continue
      }
      if let row = old[id] {
        Content._updateNode(row, content)
        if isSameOrder, old.keys[new.count] != id { isSameOrder = false }
        new[id] = row
      } else if let returning = leaving.removeValue(forKey: id) {
        returning.node.comeBack()
        Content._updateNode(returning.node, content)
        new[id] = returning.node
        isSameOrder = false
      } else {
        new[id] = Content._makeNode(content, context)
        isSameOrder = false
      }
    }
    rows = new
    if isSameOrder { return }
    for (id, row) in old where new[id] == nil { retire(id, row) }
    structureDidChange()
  }

  override func collectElements(into list: inout [ElementNode]) {
    for row in rows.values { row.collectElements(into: &list) }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for row in rows.values { visit(row) }
    visitLeaving(visit)
  }
}
