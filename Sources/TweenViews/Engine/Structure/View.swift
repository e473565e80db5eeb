import TweenMotion

/// A piece of user interface, as a value that describes it.
///
/// The engine keeps a node for each place of a view in the tree. The view's value is made again
/// whenever something changes that its parent read.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  /// The content of the view. The engine evaluates it when the view is inserted, and again when the
  /// view's value or something that `body` read has changed. The result must depend on these alone.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view that is inserted.
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode
  /// Passes a new value of the view to the node that `_makeNode` made.
  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self)
  /// The number of elements that a view of this type adds to a container; nil where that varies.
  nonisolated static var _elementCount: Int? { get }
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    CompositeNode<Self>(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
  }

  nonisolated public static var _elementCount: Int? {
    CountingDepth.counted { Body._elementCount }
  }
}

/// Views that the engine draws or lays out itself. Their `body` is never evaluated.
extension View where Body == Never {
  /// Unused: the engine shows this view itself. Reading it stops the program.
  @MainActor public var body: Never {
    ProgramEnd.stop("\(Self.self) is drawn by the engine and has no body.")
  }
}

extension Never: View {
  @MainActor public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _ViewNode {}
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Never) {}
  nonisolated public static var _elementCount: Int? { 1 }
}
