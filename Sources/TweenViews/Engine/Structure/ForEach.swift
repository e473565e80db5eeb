import Foundation
import TweenMotion

/// Views made from the elements of a collection. Each element has an id; a view keeps its state when
/// its element moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements, in the order of their views.
  public var data: Data
  /// Returns the views of an element.
  public var content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID
  /// Whether the data is a range that must stay constant.
  var isConstant = false
  /// Resolves a view to the data, for `ForEach(subviews:)` and `ForEach(sections:)`. Nil for other
  /// data.
  var resolution: ForEachResolution<Data, ID, Content>?
}

extension ForEach where Content: View {
  /// Creates views from a collection whose elements are identified by the property at `id`.
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
  /// Creates views from a collection whose elements are identified by their `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identify = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views from a constant range of integers. Where an update changes the range, the new
  /// range is shown and a warning is printed: for such a range use `init(_:id:content:)` with `id:
  /// \.self`.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = { $0 }
    isConstant = true
  }
}

// These follow the initializers above in the same file: for a wrong name in a row the compiler tries
// the initializers in the order of files and lines, and stops checking each one behind the right one
// at the first mistake of its own. Placed first, they made type checking of a row take half as long
// again.
extension ForEach where Content: View {
  /// Creates a view for each element of the collection in a binding. `content` gets a binding to the
  /// element, and the property at `id` identifies it.
  ///
  /// Write `Binding.constant(...)` in full: a bare `.constant(...)` has no type here; see
  /// `_BindingValue`.
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

  /// Creates a view for each element of the collection in a binding. `content` gets a binding to the
  /// element, whose `id` identifies it.
  ///
  /// Write `Binding.constant(...)` in full: a bare `.constant(...)` has no type here; see
  /// `_BindingValue`.
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

/// A view that makes its content from the elements of a collection.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// The elements, in the order of their views.
  var data: Data { get }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of the modified view.
  public var data: Content.Data { content.data }
}
