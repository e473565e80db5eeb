import TweenMotion

/// Variants of symbols: filled, slashed, or in an enclosure.
///
/// `.circle.fill` is a filled circle with the symbol cut out of it. Symbols without a variant are shown
/// unchanged.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  private init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// The symbol without variants, as its name sets it.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// The symbol in a square with round corners.
  public static let square = SymbolVariants(enclosure: .square)
  /// The symbol in a rectangle with round corners.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// The symbol with its areas filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a slash through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants in a circle, which replaces another enclosure.
  public var circle: SymbolVariants { adding(.circle) }
  /// These variants in a square, which replaces another enclosure.
  public var square: SymbolVariants { adding(.square) }
  /// These variants in a rectangle, which replaces another enclosure.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// These variants with areas filled as well.
  public var fill: SymbolVariants { adding(.fill) }
  /// These variants with a slash as well.
  public var slash: SymbolVariants { adding(.slash) }

  /// Returns whether these variants include all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure)
      && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
  }

  /// The union of both variants; the enclosure of `other` replaces that of these.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of the symbol `name` with those variants that exist for it.
  func name(of name: String, exists: (String) -> Bool) -> String {
    guard self != .none, exists(name) else { return name }
    var stem = name
    let wasFilled = stem.hasSuffix(".fill")
    if wasFilled { stem = String(stem.dropLast(5)) }
    if isSlashed, !stem.contains(".slash"), exists(stem + ".slash") { stem += ".slash" }
    if let enclosure {
      let enclosed = "\(stem).\(enclosure.rawValue)"
      if !stem.hasSuffix("." + enclosure.rawValue), stem != enclosure.rawValue, exists(enclosed) {
        stem = enclosed
      }
    }
    if isFilled || wasFilled, exists(stem + ".fill") { stem += ".fill" }
    return exists(stem) ? stem : name
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The variants in which symbols are shown; none by default.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds variants to the symbols in this view, in addition to variants set around it.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
