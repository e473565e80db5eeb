import Foundation
import TweenPaint

/// The meaning of a colour's components.
///
/// Supported are RGB and grey spaces with the primaries and encodings below. Two spaces are equal if
/// their components have the same meaning.
public final class CGColorSpace: Hashable, Sendable {
  /// The number and meaning of a colour's components.
  enum Meaning: Hashable, Sendable {
    case rgb(Color.RGBColorSpace)
    /// Grey, encoded like sRGB or linear.
    case gray(isLinear: Bool)
    /// A pattern, which has its own colours or is drawn in a colour of the associated space.
    indirect case pattern(Meaning?)
  }

  let meaning: Meaning
  /// The name of the space; nil for a pattern space.
  public let name: CFString?

  private init(_ meaning: Meaning, name: String?) {
    self.meaning = meaning
    self.name = name
  }

  /// Creates the space with one of the names below; nil for other names.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.genericRGBLinear:
      self.init(
        .rgb(name == CGColorSpace.genericRGBLinear ? .sRGBLinear : .sRGB), name: name)
    case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB:
      self.init(.rgb(.sRGBLinear), name: name)
    case CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3:
      self.init(.rgb(.displayP3), name: name)
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray:
      self.init(.gray(isLinear: false), name: name)
    case CGColorSpace.linearGray, CGColorSpace.extendedLinearGray:
      self.init(.gray(isLinear: true), name: name)
    default: return nil
    }
  }

  /// Creates a pattern space.
  ///
  /// - Parameter patternBaseSpace: The space of the colour with which a pattern without own colours is
  ///   drawn; nil for patterns with own colours. A pattern space gives nil.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    if case .pattern = patternBaseSpace?.meaning { return nil }
    self.init(.pattern(patternBaseSpace?.meaning), name: nil)
  }

  fileprivate static let standardRGB = CGColorSpace(.rgb(.sRGB), name: sRGB)
  fileprivate static let standardGray = CGColorSpace(
    .gray(isLinear: false), name: genericGrayGamma2_2)

  /// The number of components without alpha. A pattern space has the number of its base space, or 0
  /// without one.
  public var numberOfComponents: Int { meaning.count }

  /// The kind of the space.
  public var model: CGColorSpaceModel {
    switch meaning {
    case .rgb: .rgb
    case .gray: .monochrome
    case .pattern: .pattern
    }
  }

  /// Whether the space contains colours outside sRGB.
  public var isWideGamutRGB: Bool { meaning == .rgb(.displayP3) }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.meaning == right.meaning
  }

  /// Hashes the meaning of the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(meaning) }

  /// Returns the drawable form of a colour in this space; nil for too few components, and for patterns.
  func resolve(_ components: [CGFloat]) -> Color.Resolved? { meaning.resolve(components) }
}

extension CGColorSpace.Meaning {
  var count: Int {
    switch self {
    case .rgb: 3
    case .gray: 1
    case .pattern(let base): base?.count ?? 0
    }
  }

  func resolve(_ components: [CGFloat]) -> Color.Resolved? {
    guard components.count > count else { return nil }
    switch self {
    case .rgb(let space):
      return Color.Resolved(
        colorSpace: space, red: Float(components[0]), green: Float(components[1]),
        blue: Float(components[2]), opacity: Float(components[3]))
    case .gray(let isLinear):
      let white = Float(components[0])
      return Color.Resolved(
        colorSpace: isLinear ? .sRGBLinear : .sRGB, red: white, green: white, blue: white,
        opacity: Float(components[1]))
    case .pattern: return nil
    }
  }
}

/// Core Foundation's string type, which is Swift's `String` here.
public typealias CFString = String
/// Core Foundation's array type: `[red, blue] as CFArray`.
public typealias CFArray = [Any]
/// Core Foundation's data type: `data as CFData`.
public typealias CFData = NSData
/// Core Foundation's URL type: `url as CFURL`.
public typealias CFURL = NSURL
/// Core Foundation's dictionary type: `[key: value] as CFDictionary`.
public typealias CFDictionary = NSDictionary
/// Core Foundation's Boolean type, for values in dictionaries.
public typealias CFBoolean = NSNumber

// Implicitly unwrapped as on Apple's systems, because programs write `kCFBooleanTrue` with and without
// `!`.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value true.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value false.
public let kCFBooleanFalse: CFBoolean! = false

extension CGColorSpace {
  /// The name of encoded sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of encoded sRGB with components outside 0...1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of linear light with the primaries of sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of linear light with the primaries of sRGB and components outside 0...1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of linear light with the primaries of sRGB.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// The name of Display P3, encoded like sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with components outside 0...1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// The name of encoded grey, which has sRGB's encoding here.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of grey encoded like sRGB, with components outside 0...1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// The name of grey in linear light.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// The name of grey in linear light, with components outside 0...1.
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
}

/// The kind of a colour space.
@frozen public enum CGColorSpaceModel: Int32, Sendable {
  /// A kind other than those below.
  case unknown = -1
  /// A space of greys.
  case monochrome
  /// A space of red, green and blue.
  case rgb
  /// A space of patterns.
  case pattern = 6
}

/// Returns the colour space of the screen: encoded sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

/// Returns the grey space of the screen, encoded like sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
