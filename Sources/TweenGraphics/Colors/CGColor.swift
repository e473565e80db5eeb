import Foundation
import TweenPaint

/// A colour as components of a colour space, the last of them its alpha. It does not change.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let space: CGColorSpace
  private let numbers: [CGFloat]
  /// The same in numbers that are drawn.
  package let resolved: Color.Resolved

  private init(_ space: CGColorSpace, _ numbers: [CGFloat], _ resolved: Color.Resolved) {
    self.space = space
    self.numbers = numbers
    self.resolved = resolved
  }

  /// A colour of a space: as many components as that has, and the alpha. nil where they are fewer;
  /// what is beyond is left out.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    let numbers = Array(components.prefix(space.numberOfComponents + 1))
    guard let resolved = space.resolve(numbers) else { return nil }
    self.init(space, numbers, resolved)
  }

  /// A colour of encoded sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = CGColorSpaceCreateDeviceRGB()
    numbers = [red, green, blue, alpha]
    resolved = Color.Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// A colour of encoded sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, encoded as sRGB is: 0 is black, 1 white.
  public init(gray: CGFloat, alpha: CGFloat) {
    space = CGColorSpaceCreateDeviceGray()
    numbers = [gray, alpha]
    resolved = Color.Resolved(
      red: Float(gray), green: Float(gray), blue: Float(gray), opacity: Float(alpha))
  }

  /// A grey, encoded as sRGB is.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Resolved numbers, in encoded sRGB.
  package init(_ resolved: Color.Resolved) {
    space = CGColorSpaceCreateDeviceRGB()
    numbers = [
      CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue),
      CGFloat(resolved.opacity),
    ]
    self.resolved = resolved
  }

  /// The components, and the alpha at the end. Never nil here.
  public var components: [CGFloat]? { numbers }
  /// How many components there are, with the alpha.
  public var numberOfComponents: Int { numbers.count }
  /// 0, clear, to 1, opaque.
  public var alpha: CGFloat { numbers.last ?? 1 }
  /// What the components mean. Never nil here.
  public var colorSpace: CGColorSpace? { space }

  /// The colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(colorSpace: space, components: numbers.dropLast() + [alpha])
  }

  /// The same colour in another space: encoded or linear sRGB. nil for a space that has no colours
  /// but greys, and for Display P3.
  ///
  /// - Parameters:
  ///   - space: The other space.
  ///   - intent: Without effect: nothing is cut off.
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

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Clear black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.numbers == right.numbers
  }

  /// Feeds the space and the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(numbers)
  }

  /// The colour as `#RRGGBBAA`. For people: the form may change.
  public var description: String { resolved.description }
}

/// How colours that a space lacks come into it. Here nothing is ever cut off.
@frozen public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the context has it.
  case defaultIntent
  /// Without the medium's white.
  case absoluteColorimetric
  /// With the medium's white.
  case relativeColorimetric
  /// As a whole, for the eye.
  case perceptual
  /// With the saturation kept.
  case saturation
}

extension Color {
  /// A constant colour of these components.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// A constant colour of these components.
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The colour in encoded sRGB; a system colour as it is in the light scheme. nil for one that is
  /// only known where it is used, such as one of an asset catalogue.
  public var cgColor: CGColor? { standing.map { CGColor($0) } }
}
