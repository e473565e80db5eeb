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

  /// The tree below an element that a binding holds, of bindings to its elements, which are keyed by
  /// a property.
  ///
  /// - Parameters:
  ///   - root: the element at the top, which is shown as well.
  ///   - id: what tells the elements apart.
  ///   - children: where an element has those below it; nil there for none.
  ///   - content: the view of an element.
  public init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element {
    self.init(bindings: [root], id: id, children: children, content: content)
  }

  /// The trees below the elements that a binding holds, of bindings to their elements, which are
  /// keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - id: what tells the elements apart.
  ///   - children: where an element has those below it; nil there for none.
  ///   - content: the view of an element.
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
  /// The tree below an element that a binding holds, of bindings to its elements.
  ///
  /// - Parameters:
  ///   - root: the element at the top, which is shown as well.
  ///   - children: where an element has those below it; nil there for none.
  ///   - content: the view of an element.
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

  /// The trees below the elements that a binding holds, of bindings to their elements.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - children: where an element has those below it; nil there for none.
  ///   - content: the view of an element.
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
