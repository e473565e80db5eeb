/// A `Binding`, for `ForEach`.
///
/// SwiftUI writes `Binding<C>` for the parameter of the initialisers below, and so a wrong name in a
/// row is a riddle there: among the repairs that the compiler tries, an argument of another type
/// costs less than a missing member, so that it prefers to believe in a binding, then knows nothing of the row's
/// element, and tries every operator of the row with every type. A dozen modifiers take minutes.
/// A missing conformance costs more, and three of them more than any one mistake in a row: these
/// initialisers are then left at once. `Binding` alone conforms.
public protocol _BindingValue<Value> {
  associatedtype Value
  /// Itself.
  var _binding: Binding<Value> { get }
}

/// The same as `_BindingValue`, counted once more.
public protocol _BindingAgain {}

/// The same as `_BindingValue`, counted a third time.
public protocol _BindingOnceMore {}

extension Binding: _BindingValue, _BindingAgain, _BindingOnceMore {
  public var _binding: Binding<Value> { self }
}
