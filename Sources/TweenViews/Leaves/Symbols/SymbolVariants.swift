import TweenMotion

/// Other forms of symbols: filled, crossed out, enclosed.
///
/// `.circle.fill` is a filled circle with the symbol cut out of it. Symbols that lack a variant
/// stay as they are.
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

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// In a square with round corners.
  public static let square = SymbolVariants(enclosure: .square)
  /// In a rectangle with round corners.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// With its areas filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants, in a circle instead of another enclosure.
  public var circle: SymbolVariants { adding(.circle) }
  /// These variants, in a square instead of another enclosure.
  public var square: SymbolVariants { adding(.square) }
  /// These variants, in a rectangle instead of another enclosure.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// These variants, filled as well.
  public var fill: SymbolVariants { adding(.fill) }
  /// These variants, crossed out as well.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether these variants have all that the others have.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure)
      && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
  }

  /// Both together; of two enclosures the other's.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of the symbol `name` with as many of the variants as it has.
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
  /// The form that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols in this view in another form, besides those set outside.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
