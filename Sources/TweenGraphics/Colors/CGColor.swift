import Foundation
import TweenPaint

/// A colour with components in a colour space, the last of which is alpha. The object is immutable.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let space: CGColorSpace
  private let numbers: [CGFloat]
  /// The same colour in the form that is drawn.
  package let resolved: Color.Resolved

  private init(_ space: CGColorSpace, _ numbers: [CGFloat], _ resolved: Color.Resolved) {
    self.space = space
    self.numbers = numbers
    self.resolved = resolved
  }

  /// Creates a colour from as many components as the space has, and alpha. nil for fewer components;
  /// more are ignored.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    let numbers = Array(components.prefix(space.numberOfComponents + 1))
    guard let resolved = space.resolve(numbers) else { return nil }
    self.init(space, numbers, resolved)
  }

  /// Creates a colour of encoded sRGB, unchanged outside 0...1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = CGColorSpaceCreateDeviceRGB()
    numbers = [red, green, blue, alpha]
    resolved = Color.Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// Creates a colour of encoded sRGB, unchanged outside 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, encoded like sRGB: 0 is black, 1 is white.
  public init(gray: CGFloat, alpha: CGFloat) {
    space = CGColorSpaceCreateDeviceGray()
    numbers = [gray, alpha]
    resolved = Color.Resolved(
      red: Float(gray), green: Float(gray), blue: Float(gray), opacity: Float(alpha))
  }

  /// Creates a grey, encoded like sRGB: 0 is black, 1 is white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a colour from a resolved one, in encoded sRGB.
  package init(_ resolved: Color.Resolved) {
    space = CGColorSpaceCreateDeviceRGB()
    numbers = [
      CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue),
      CGFloat(resolved.opacity),
    ]
    self.resolved = resolved
  }

  /// The components, followed by alpha. Never nil here.
  public var components: [CGFloat]? { numbers }
  /// The number of components, including alpha.
  public var numberOfComponents: Int { numbers.count }
  /// The alpha, from 0 (clear) to 1 (opaque).
  public var alpha: CGFloat { numbers.last ?? 1 }
  /// The colour space of the components. Never nil here.
  public var colorSpace: CGColorSpace? { space }

  /// Returns the colour with another alpha, from 0 (clear) to 1 (opaque); nil where the colour cannot be created.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(colorSpace: space, components: numbers.dropLast() + [alpha])
  }

  /// Returns the same colour in encoded or linear sRGB; nil for Display P3, grey and pattern spaces,
  /// unless the colour is in that space already.
  ///
  /// - Parameters:
  ///   - space: The other space.
  ///   - intent: Without effect: colours are never clipped.
  ///   - options: Without effect.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    if space == self.space { return self }
    switch space.meaning {
    case .rgb(.sRGB): return CGColor(resolved)
    case .rgb(.sRGBLinear):
      return CGColor(
        colorSpace: space,
        components: [
          CGFloat(resolved.linearRed), CGFloat(resolved.linearGreen), CGFloat(resolved.linearBlue),
          CGFloat(resolved.opacity),
        ])
    case .rgb(.displayP3), .gray, .pattern: return nil
    }
  }

  /// The opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// The opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with alpha 0, which draws nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.numbers == right.numbers
  }

  /// Hashes the space and the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(numbers)
  }

  /// The colour as `#RRGGBBAA`. The format is for people and may change.
  public var description: String { resolved.description }
}

/// The rule for colours outside of a space's gamut. Without effect: colours are never clipped.
@frozen public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent of the context.
  case defaultIntent
  /// The intent that keeps colours independent of the medium's white.
  case absoluteColorimetric
  /// The intent that adapts colours to the medium's white.
  case relativeColorimetric
  /// The intent that compresses the whole gamut.
  case perceptual
  /// The intent that keeps saturation.
  case saturation
}

extension Color {
  /// Creates a constant colour from a Core Graphics colour.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// Creates a constant colour from a Core Graphics colour.
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The colour in encoded sRGB, of a system colour that of the light scheme. nil for a colour that
  /// depends on the environment in which it is used, such as one of an asset catalog.
  public var cgColor: CGColor? { standing.map { CGColor($0) } }
}
