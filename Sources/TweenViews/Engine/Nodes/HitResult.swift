/// What a pointer finds.
@MainActor package struct HitResult {
  /// The innermost element under the pointer.
  package let element: ElementNode
}
