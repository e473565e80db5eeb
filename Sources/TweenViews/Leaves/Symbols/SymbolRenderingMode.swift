import TweenMotion

/// The colours in which a symbol is drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case monochrome
    case hierarchical
    case palette
    case multicolor
  }

  let kind: Kind

  /// The symbol has the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol has the foreground style, with lower opacity in its less important parts.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each level of the symbol has its own style: `foregroundStyle` with two or three styles. Further levels
  /// use the last style.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The symbol has its own colours, if it defines any.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The rendering mode of symbols; nil for as many colours as `foregroundStyle` got styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the rendering mode of symbols in this view; nil for as many colours as `foregroundStyle` got
  /// styles.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Returns the symbol with another rendering mode; nil for that of the environment.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.ownSymbolMode = mode
    return image
  }
}
