import TweenMotion
import TweenViews

extension OutlineGroup
where
  Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  private init<C: MutableCollection & RandomAccessCollection>(
    bindings roots: [Binding<C.Element>], id: KeyPath<C.Element, ID>,
    children: WritableKeyPath<C.Element, C?>, content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(
      roots: roots, id: { $0.wrappedValue[keyPath: id] },
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }

  /// Creates the tree below an element of a binding. Elements are identified by a property.
  ///
  /// - Parameters:
  ///   - root: The element at the top, which is shown too.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element {
    self.init(bindings: [root], id: id, children: children, content: content)
  }

  /// Creates the trees below the elements of a binding. Elements are identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element {
    self.init(bindings: Array(data), id: id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates the tree below an element of a binding. The views get bindings to the elements.
  ///
  /// - Parameters:
  ///   - root: The element at the top, which is shown too.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element,
    E: Identifiable, ID == E.ID
  {
    self.init(bindings: [root], id: \.id, children: children, content: content)
  }

  /// Creates the trees below the elements of a binding. The views get bindings to the elements.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element,
    E: Identifiable, ID == E.ID
  {
    self.init(bindings: Array(data), id: \.id, children: children, content: content)
  }
}
