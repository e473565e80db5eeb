/// What `#imageLiteral(resourceName:)` is where nothing says which type it should be. The compiler
/// asks for this name.
public typealias _ImageLiteralType = Image

extension Image: _ExpressibleByImageLiteral {
  /// What `#imageLiteral(resourceName:)` means: the image of that name among the program's own.
  nonisolated public init(imageLiteralResourceName name: String) { self.init(name) }
}
