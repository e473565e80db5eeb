extension Image: _ExpressibleByImageLiteral {
  /// What `#imageLiteral(resourceName:)` means: the image of that name among the program's own.
  nonisolated public init(imageLiteralResourceName name: String) { self.init(name) }
}
