import TweenMotion

/// A colour that adapts to its environment.
///
/// A constant colour is the same everywhere. A system colour, such as `.red`, has a light and a dark
/// variant, and so may a colour of an asset catalogue. An opacity or a mix refers to other colours.
/// `resolve(in:)` returns the numbers.
///
/// A value type. Two colours are equal when they were made in the same way, not when they look alike.
/// A colour that refers to others is computed each time it is resolved.
public struct Color: Hashable, Sendable {
  /// The space of red, green and blue components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB space, with encoded components.
    case sRGB
    /// The primaries of sRGB, with components proportional to light.
    case sRGBLinear
    /// The primaries of Display P3, with components encoded as in sRGB.
    case displayP3
  }

  enum Storage: Hashable, Sendable {
    case constant(Resolved)
    case system(SystemColor)
    case provided(AnyColorProvider)
    indirect case opacity(Storage, Double)
    indirect case mix(Storage, Storage, fraction: Double, Gradient.ColorSpace)
  }

  var storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Creates a constant colour from resolved components.
  public init(_ resolved: Resolved) { storage = .constant(resolved) }

  /// Creates a constant colour from components, usually in 0...1. Other numbers are kept and may lie
  /// outside the range of a display.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Resolved(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a constant grey, from 0, black, to 1, white. Other numbers are kept.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a constant colour from hue, saturation and brightness, each in 0...1.
  ///
  /// The hue is cyclic: 1 is the same as 0, and other numbers continue around; one that is not finite
  /// makes a component NaN. Saturation and brightness are not clamped.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // The sextant of the hue determines which channels rise, fall and stay.
    let turns = hue - hue.rounded(.down)
    let position = turns * 6
    let sextant = position.rounded(.down)
    let fraction = position - sextant
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sextant {
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      case 5: (brightness, low, falling)
      default: (brightness, rising, low)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Returns this colour with its opacity multiplied by `opacity`.
  ///
  /// The factor is not clamped: above 1 it compensates an opacity below 1. Drawing clamps the product
  /// to 0...1; NaN counts as 0.
  public func opacity(_ opacity: Double) -> Color {
    Color(storage: .opacity(storage, opacity))
  }

  /// Returns a mix of this colour and another.
  ///
  /// - Parameters:
  ///   - rhs: The colour to mix in.
  ///   - fraction: The share of `rhs`, clamped to 0...1. NaN counts as 0.
  ///   - colorSpace: The space of the mix.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = fraction > 0 ? min(fraction, 1) : 0
    return Color(storage: .mix(storage, rhs.storage, fraction: share, colorSpace))
  }

  /// The colour's numbers in the default environment, in which a system colour has those of the light
  /// scheme. nil for a colour that a provider resolves.
  package var standing: Resolved? {
    storage.isProvided ? nil : storage.resolve(in: EnvironmentValues())
  }

  /// Returns the numbers of this colour in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    storage.resolve(in: environment)
  }
}

extension Color.Storage {
  /// Whether the colour contains a provider's colour.
  fileprivate var isProvided: Bool {
    switch self {
    case .constant, .system: false
    case .provided: true
    case .opacity(let base, _): base.isProvided
    case .mix(let from, let to, _, _): from.isProvided || to.isProvided
    }
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .constant(let resolved):
      return resolved
    case .system(let color):
      return color.resolve(in: environment)
    case .provided(let provider):
      return provider.base.resolve(in: environment)
    case .opacity(let base, let opacity):
      var resolved = base.resolve(in: environment)
      resolved.opacity = Float(Double(resolved.opacity) * opacity)
      return resolved
    case .mix(let from, let to, let fraction, let colorSpace):
      let space = colorSpace.interpolation
      let start = space.components(of: from.resolve(in: environment))
      let end = space.components(of: to.resolve(in: environment))
      return space.color(from: start + (end - start) * fraction)
    }
  }
}

extension Color: CustomStringConvertible {
  /// The colour in words: a system colour's name, a constant's `#RRGGBBAA`; opacities precede in
  /// percent, and a mix names both colours and the share of the second. For people: the form may
  /// change.
  public var description: String { storage.description }
}

extension Color.Storage: CustomStringConvertible {
  var description: String {
    switch self {
    case .constant(let resolved):
      return resolved.description
    case .system(let color):
      return color.rawValue
    case .provided(let provider):
      return provider.base.description
    case .opacity(let base, let opacity):
      return "\(Self.percent(opacity))% \(base)"
    case .mix(let from, let to, let fraction, _):
      return "\(from) mixed with \(Self.percent(fraction))% \(to)"
    }
  }

  private static func percent(_ value: Double) -> Int {
    // Beyond these bounds a percentage is meaningless, and the conversion of infinities and NaN would
    // trap.
    let percent = value * 100 + 0.5
    return percent > -1e9 && percent < 1e9 ? Int(percent.rounded(.down)) : 0
  }
}
