/// A view that is compared by `==` before its body is evaluated again.
@frozen nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared.
  public var content: Content
  /// A view that is asked for its body only where it differs, by `==`, from the one before.
  nonisolated public init(content: Content) { self.content = content }
  /// The view itself.
  @MainActor public var body: Content { content }
}

extension View where Self: Equatable {
  /// A view whose body is evaluated again only when it compares unequal.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
