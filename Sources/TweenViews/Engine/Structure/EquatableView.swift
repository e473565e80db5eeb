/// A view that is compared by `==` before its body is evaluated again.
@frozen nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view whose values are compared.
  public var content: Content
  /// Creates a view whose body is evaluated again only when the new value differs, by `==`, from the
  /// previous one.
  nonisolated public init(content: Content) { self.content = content }
  /// The view that is compared.
  @MainActor public var body: Content { content }
}

extension View where Self: Equatable {
  /// Returns a view whose body is evaluated again only when its value compares unequal to the
  /// previous one.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
