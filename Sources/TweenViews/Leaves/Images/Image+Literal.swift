extension Image: _ExpressibleByImageLiteral {
  /// Creates the image that `#imageLiteral(resourceName:)` names, from the program's own resources.
  nonisolated public init(imageLiteralResourceName name: String) { self.init(name) }
}
