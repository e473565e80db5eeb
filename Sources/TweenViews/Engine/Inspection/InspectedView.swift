import Foundation

/// A view in the tree that an inspector shows: one that a program writes or that draws something. What
/// only modifies or lists others has no place of its own in it.
package struct InspectedView: Equatable, Identifiable, Sendable {
  /// A number that the view keeps as long as it lives.
  package let id: Int
  /// How many views are around it.
  package let depth: Int
  /// Its type without module and generic arguments, or what it draws: `Card`, `Text("Hello")`.
  package let name: String
  /// The identity that the program gives it by `id(_:)` or a `ForEach`; nil: none.
  package let identity: String?
  /// Where it is shown in its window, in points; nil for one that is not placed.
  package internal(set) var frame: CGRect?
  /// Whether it is a type of the program's own.
  package let isOfProgram: Bool
}

/// A name and a value as text, as an inspector lists them.
package struct InspectedValue: Equatable, Sendable {
  package var name: String
  /// nil: the engine knows none.
  package var value: String?
  /// What kind of thing it is: `State`, `Binding`, `let`; empty: there is but one kind.
  package var kind: String

  package init(_ name: String, _ value: String?, kind: String = "") {
    self.name = name
    self.value = value
    self.kind = kind
  }
}

/// What an inspector shows of one view.
package struct InspectedDetails: Equatable, Sendable {
  package var view: InspectedView
  /// Its type with generic arguments, cut off where it is long.
  package var type: String
  /// The modifiers around it, the innermost first, as they are written after it.
  package var modifiers: [InspectedValue]
  /// The program's view whose properties these are: the view itself, or the one it stands in.
  package var owner: String?
  package var properties: [InspectedValue]
  /// Values of the environment where it stands that differ from their defaults, those that were set
  /// last first.
  package var environment: [InspectedValue]
}
