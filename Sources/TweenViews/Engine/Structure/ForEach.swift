import Foundation
import TweenMotion

/// One view for each element of a collection, keyed by identity: moved elements keep their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements, in the order of their views.
  public var data: Data
  /// Makes an element's views.
  public var content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID
  /// Made of a range that is not to change.
  var isConstant = false
  /// What gives the data, where a view resolves to it.
  var resolution: ForEachResolution<Data, ID, Content>?
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

// Behind the initialisers above, in the same file: for a wrong name in a row the compiler tries the
// initialisers in the order of their files and lines, and those that come behind the right one are
// left at the first mistake beyond its own. With these in front, a row took half as long again.
extension ForEach where Content: View {
  /// A view for each element that a binding holds, from bindings to them, keyed by a property.
  ///
  /// `.constant(...)` without `Binding` before it finds no type here; see `_BindingValue`.
  public init<B: _BindingValue & _BindingAgain & _BindingOnceMore, C>(
    _ data: B, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    B.Value == C, Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let binding = data._binding
    let elements = binding.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { content(binding.row(at: $0.0, known: elements)) }
    identify = { $0.1 }
  }

  /// A view for each element that a binding holds, from bindings to them, keyed by its id.
  ///
  /// `.constant(...)` without `Binding` before it finds no type here; see `_BindingValue`.
  public init<B: _BindingValue & _BindingAgain & _BindingOnceMore, C>(
    _ data: B, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    B.Value == C, Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    if let resolution = view.resolution { return resolution.makeNode(view, context) }
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
    if let resolution = view.resolution { return resolution.updateNode(node, view) }
    unsafeDowncast(node, to: RowsNode<Data, ID, Content>.self).update(view)
  }

  nonisolated public static var _elementCount: Int? { nil }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view built from a collection.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// The elements, in the order of their views.
  var data: Data { get }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of what is modified.
  public var data: Content.Data { content.data }
}
