import Foundation
import TweenPaint

/// What the components of a colour mean.
///
/// There are those that this project can turn into pixels: RGB and grey, of the primaries and
/// encodings below. Two are equal where they have one meaning.
public final class CGColorSpace: Hashable, Sendable {
  /// How many components a colour has, and what they stand for.
  enum Meaning: Hashable, Sendable {
    case rgb(Color.RGBColorSpace)
    /// Grey, encoded as sRGB is or in linear light.
    case gray(isLinear: Bool)
    /// None: a pattern brings its own colours, or is drawn in one of another space.
    indirect case pattern(Meaning?)
  }

  let meaning: Meaning
  /// The space's name.
  public let name: CFString?

  private init(_ meaning: Meaning, name: String?) {
    self.meaning = meaning
    self.name = name
  }

  /// The space of a name among those below; nil for another one.
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

  /// The space of patterns.
  ///
  /// - Parameter patternBaseSpace: Where a pattern without colours of its own has its colour; nil for
  ///   patterns that bring theirs. nil is returned for another space of patterns.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    if case .pattern = patternBaseSpace?.meaning { return nil }
    self.init(.pattern(patternBaseSpace?.meaning), name: nil)
  }

  fileprivate static let standardRGB = CGColorSpace(.rgb(.sRGB), name: sRGB)
  fileprivate static let standardGray = CGColorSpace(
    .gray(isLinear: false), name: genericGrayGamma2_2)

  /// How many numbers a colour has, without its alpha; of patterns that of the colour they are drawn
  /// in, and 0 where they bring their own.
  public var numberOfComponents: Int { meaning.count }

  /// What kind of space it is.
  public var model: CGColorSpaceModel {
    switch meaning {
    case .rgb: .rgb
    case .gray: .monochrome
    case .pattern: .pattern
    }
  }

  /// Whether colours of the space may lie outside sRGB.
  public var isWideGamutRGB: Bool { meaning == .rgb(.displayP3) }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.meaning == right.meaning
  }

  /// Feeds the meaning.
  public func hash(into hasher: inout Hasher) { hasher.combine(meaning) }

  /// The numbers of a colour of this space; nil where there are too few components, and of patterns.
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

/// Names of Core Foundation's strings, which are Swift's here.
public typealias CFString = String
/// A list, as Core Foundation names it: `[red, blue] as CFArray`.
public typealias CFArray = [Any]
/// Bytes, as Core Foundation names them: `data as CFData`.
public typealias CFData = NSData
/// A place of a file or in a network, as Core Foundation names it: `url as CFURL`.
public typealias CFURL = NSURL
/// Values by keys, as Core Foundation names them: `[key: value] as CFDictionary`.
public typealias CFDictionary = NSDictionary
/// A truth value among others, as Core Foundation names it.
public typealias CFBoolean = NSNumber

// As on Apple's systems, where programs write `kCFBooleanTrue` with and without a mark behind it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False.
public let kCFBooleanFalse: CFBoolean! = false

extension CGColorSpace {
  /// Encoded sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Encoded sRGB with components outside 0...1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB's primaries in linear light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// sRGB's primaries in linear light, with components outside 0...1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// sRGB's primaries in linear light.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// Display P3, encoded like sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Display P3 with components outside 0...1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// Grey, encoded; here as sRGB is.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey, encoded as sRGB is, with numbers outside 0...1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// Grey in linear light.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// Grey in linear light, with numbers outside 0...1.
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
}

/// The kinds of colour spaces.
@frozen public enum CGColorSpaceModel: Int32, Sendable {
  /// None of those below.
  case unknown = -1
  /// Grey.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// A pattern.
  case pattern = 6
}

/// The screen's RGB: encoded sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

/// The screen's grey, encoded as sRGB is.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
