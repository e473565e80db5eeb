import TweenMotion

/// A piece of user interface: a value that describes what is to be seen.
///
/// The engine keeps a node for each place a view stands in; the view itself is made anew whenever
/// something its parent read has changed.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  /// What the view is made of. It is asked for when the view first comes, and again when its value
  /// or something that it read has changed; what it gives must follow from those alone.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node for a view that appears.
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode
  /// Hands a new value of the view to the node `_makeNode` made.
  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self)
  /// How many elements a view of this type contributes to a container; nil when that varies.
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

/// Views that the engine draws or lays out itself: their `body` is never asked for.
extension View where Body == Never {
  /// Never asked for: the engine shows this view itself. Reading it stops the program.
  @MainActor public var body: Never {
    ProgramEnd.stop("\(Self.self) is drawn by the engine and has no body.")
  }
}

extension Never: View {
  @MainActor public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _ViewNode {}
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Never) {}
  nonisolated public static var _elementCount: Int? { 1 }
}
