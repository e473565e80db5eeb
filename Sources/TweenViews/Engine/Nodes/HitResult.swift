/// The result of a hit test.
@MainActor package struct HitResult {
  /// The innermost element under the pointer.
  package let element: ElementNode
}
