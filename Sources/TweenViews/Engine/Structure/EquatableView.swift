/// A view that is compared by `==` before its body is evaluated again.
@frozen nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  nonisolated public init(content: Content) { self.content = content }
  @MainActor public var body: Content { content }
}

extension View where Self: Equatable {
  /// A view whose body is evaluated again only when it compares unequal.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
