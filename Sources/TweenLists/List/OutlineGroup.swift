import Foundation
import TweenMotion
import TweenViews

/// A tree of elements: each that has children is a disclosure group of them.
///
/// Only levels that are open are made. An element whose children are nil is a leaf; one with no
/// children in its collection can be opened, and shows none.
@MainActor @preconcurrency public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  /// One element, or those of the first level.
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
  let group: @MainActor (Data.Element, Data) -> Subgroup
}

/// The levels below an element of an outline.
public struct OutlineSubgroupChildren: View {
  let view: AnyView
  /// The elements one level below.
  public var body: some View { view }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A row or a group for each element.
  public var body: some View {
    ForEach(roots.indices.map { OutlineElement(index: $0, id: id(roots[$0])) }, id: \.id) { place in
      let element = roots[place.index]
      if let below = children(element) {
        group(element, below)
      } else {
        leaf(element)
      }
    }
  }
}

/// Where an element stands among those of its level.
private struct OutlineElement<ID: Hashable> {
  let index: Int
  let id: ID
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  init(
    roots: [Data.Element], id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    leaf = content
    group = { element, below in
      DisclosureGroup {
        OutlineSubgroupChildren(
          view: AnyView(
            OutlineGroup(roots: Array(below), id: id, children: children, content: content)))
      } label: {
        content(element)
      }
    }
  }

  /// The tree below one element, which is keyed by a property.
  ///
  /// - Parameters:
  ///   - root: the element at the top, which is shown as well.
  ///   - id: what tells the elements apart.
  ///   - children: where an element has those below it; nil there for none.
  ///   - content: the view of an element.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }

  /// The trees below some elements, which are keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - id: what tells the elements apart.
  ///   - children: where an element has those below it; nil there for none.
  ///   - content: the view of an element.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// The tree below one element.
  ///
  /// - Parameters:
  ///   - root: the element at the top, which is shown as well.
  ///   - children: where an element has those below it; nil there for none.
  ///   - content: the view of an element.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// The trees below some elements.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - children: where an element has those below it; nil there for none.
  ///   - content: the view of an element.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}
