/// `Binding` as a protocol, for the parameter type of `ForEach`'s initializers that take a binding.
///
/// SwiftUI writes `Binding<C>` as the type of that parameter. With that signature a wrong name in a
/// row makes type checking take minutes: among the repairs that the compiler tries, an argument of
/// another type costs less than a missing member. The compiler therefore assumes a binding, loses the
/// type of the row's element, and tries every operator of the row with every type. A missing
/// conformance costs more than an argument of another type, and three missing conformances cost more
/// than any one mistake in a row, so that the compiler gives up on these initializers at once. Only
/// `Binding` conforms.
public protocol _BindingValue<Value> {
  associatedtype Value
  /// The binding itself, with its concrete type.
  var _binding: Binding<Value> { get }
}

/// A second requirement with the purpose of `_BindingValue`: it raises the cost of a wrong overload.
public protocol _BindingAgain {}

/// A third requirement with the purpose of `_BindingValue`: it raises the cost of a wrong overload.
public protocol _BindingOnceMore {}

extension Binding: _BindingValue, _BindingAgain, _BindingOnceMore {
  public var _binding: Binding<Value> { self }
}
