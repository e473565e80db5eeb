import Foundation

/// A view in an inspector's tree: one that a program writes, or that draws something. Nodes that
/// only modify or list others are not included.
package struct InspectedView: Equatable, Identifiable, Sendable {
  /// The number of the view, which it keeps as long as it lives.
  package let id: Int
  /// The number of views around it.
  package let depth: Int
  /// The type without module and generic arguments, or the drawn content: `Card`, `Text("Hello")`.
  package let name: String
  /// The identity that the program assigns by `id(_:)` or a `ForEach`; nil for none.
  package let identity: String?
  /// The frame as shown in the window, in points; nil if the view is not placed.
  package internal(set) var frame: CGRect?
  /// Whether the view's type belongs to the program.
  package let isOfProgram: Bool
}

/// A name with a value as text, for a list in an inspector.
package struct InspectedValue: Equatable, Sendable {
  package var name: String
  /// The value; nil if it is unknown.
  package var value: String?
  /// The kind of the entry: `State`, `Binding`, `let`; empty if a list has only one kind.
  package var kind: String

  package init(_ name: String, _ value: String?, kind: String = "") {
    self.name = name
    self.value = value
    self.kind = kind
  }
}

/// The details of one view in an inspector.
package struct InspectedDetails: Equatable, Sendable {
  package var view: InspectedView
  /// The type with generic arguments, truncated if it is long.
  package var type: String
  /// The modifiers of the view, innermost first, in the order in which they are written.
  package var modifiers: [InspectedValue]
  /// The name of the program's view with these properties: the view itself, or its nearest ancestor
  /// of the program.
  package var owner: String?
  package var properties: [InspectedValue]
  /// The environment values at the view that differ from their defaults, the last set first.
  package var environment: [InspectedValue]
}
