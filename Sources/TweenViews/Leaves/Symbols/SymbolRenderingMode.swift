import TweenMotion

/// How many colours a symbol is drawn in.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case monochrome
    case hierarchical
    case palette
    case multicolor
  }

  let kind: Kind

  /// In the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In the foreground style, fainter in the parts that matter less.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each level of the symbol in a style of its own: `foregroundStyle` with two or three styles.
  /// A symbol of more levels shows the last style in the rest.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// In the symbol's own colours where it has any.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How many colours symbols are drawn in. nil: in as many as `foregroundStyle` was given styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// How many colours the symbols in this view are drawn in; nil: in as many as `foregroundStyle`
  /// was given styles.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// How many colours the symbol is drawn in; nil: as the environment says.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.ownSymbolMode = mode
    return image
  }
}
