/// What a pointer finds.
@MainActor package struct Hit {
  /// The innermost element under the pointer.
  package let element: ElementNode
}
