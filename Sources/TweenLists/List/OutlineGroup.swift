import Foundation
import TweenMotion
import TweenViews

/// A tree of elements. An element with children is a disclosure group of them.
///
/// Only open levels are created. An element whose children are nil is a leaf; an element with an
/// empty collection of children can be opened, and shows nothing.
@MainActor @preconcurrency public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  /// The root element, or the elements of the first level.
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
  let group: @MainActor (Data.Element, Data) -> Subgroup
}

/// The levels below an element of an outline, as the content of its disclosure group.
public struct OutlineSubgroupChildren: View {
  let view: AnyView
  /// The elements one level below the outline's element.
  public var body: some View { view }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A row for each leaf, and a disclosure group for each element with children.
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

/// The index of an element among the elements of its level.
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

  /// Creates the tree below one element. Elements are identified by a property.
  ///
  /// - Parameters:
  ///   - root: The element at the top, which is shown too.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }

  /// Creates the trees below some elements. Elements are identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - content: Returns the view of an element.
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
  /// Creates the tree below one element, which is shown as the root.
  ///
  /// - Parameters:
  ///   - root: The element at the top, which is shown too.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates the trees below some elements, which form the first level.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}
