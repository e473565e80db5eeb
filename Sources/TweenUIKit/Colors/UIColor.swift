import Foundation
import TweenGraphics
import TweenMotion
import TweenPaint
import TweenViews

/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing says which type it should be. The
/// compiler asks for this name.
public typealias _ColorLiteralType = UIColor

/// A colour as UIKit has it: one that may differ between light and dark, an object that never
/// changes.
///
/// It is a `Color` under another name: `Color(uiColor:)` and `UIColor(_:)` lead from one to the other
/// and back, and system colours have one set of numbers. Out of scope: patterns of images, and
/// Core Image's colours.
public final class UIColor: NSObject, Sendable {
  /// The colour as views show it.
  let color: Color
  /// The encoded sRGB that it was made of, as it was given: red, green, blue, alpha. nil where it
  /// must be resolved.
  private let components: SIMD4<Double>?

  private init(_ color: Color, _ components: SIMD4<Double>?) {
    self.color = color
    self.components = components
  }

  private convenience init(components: SIMD4<Double>) {
    self.init(
      Color(
        red: components.x, green: components.y, blue: components.z, opacity: components.w),
      components)
  }

  // MARK: Making colours

  /// A view's colour.
  public convenience init(_ color: Color) { self.init(color, nil) }

  /// A colour of encoded sRGB, each usually in 0...1; what lies outside is kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// A grey from 0, black, to 1, white; what lies outside is kept.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue, saturation and brightness, each in 0...1. The hue turns: 1 is the same as 0.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
    self.init(color, ColorComponents(color.resolve(in: EnvironmentValues())).rgba)
  }

  /// A colour of encoded Display P3, each in 0...1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// A colour of Core Graphics'.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor.resolved)) }

  /// The colour of an asset catalogue of the program's own; nil where there is none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of an asset catalogue of a bundle; nil where there is none of that name.
  ///
  /// - Parameters:
  ///   - name: As `Color.init(_:bundle:)` has it.
  ///   - bundle: nil: the program's own.
  ///   - traitCollection: The surroundings whose variant is wanted everywhere; nil: each its own.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = Color(existing: name, bundle: bundle) else { return nil }
    guard let traitCollection else {
      self.init(color, nil)
      return
    }
    self.init(Color(color.resolve(in: traitCollection.environment)), nil)
  }

  /// The colour that a resource names.
  public convenience init(resource: ColorResource) { self.init(Color(resource), nil) }

  /// A colour that is asked for anew wherever it is shown.
  ///
  /// - Parameter dynamicProvider: The colour for the surroundings it is given. Of surroundings that
  ///   are the same it should say the same; it may be asked on any thread.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(Color(provider: DynamicColor(provider: dynamicProvider)), nil)
  }

  /// This colour with another alpha in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let components {
      return UIColor(
        components: SIMD4(lowHalf: components.lowHalf, highHalf: SIMD2(components.z, Double(alpha)))
      )
    }
    return UIColor(Color(provider: AlphaColor(base: color, alpha: Double(alpha))), nil)
  }

  /// The constant colour that this one is in some surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if components != nil { return self }
    return UIColor(Color(color.resolve(in: traitCollection.environment)), nil)
  }

  /// The colour as the program's window shows it now, for Core Graphics.
  public var cgColor: CGColor {
    let rgba = shown.rgba
    return CGColor(
      srgbRed: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z),
      alpha: CGFloat(rgba.w))
  }

  // MARK: Components

  /// As the program's window shows it.
  private var shown: ColorComponents {
    if let components { return ColorComponents(rgba: components) }
    return ColorComponents(color.resolve(in: UITraitCollection.current.environment))
  }

  /// Writes the encoded sRGB of the colour, as the program's window shows it, to what isn't nil.
  /// Always true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = shown.rgba
    red?.pointee = CGFloat(rgba.x)
    green?.pointee = CGFloat(rgba.y)
    blue?.pointee = CGFloat(rgba.z)
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  /// Writes hue, saturation and brightness to what isn't nil. Greys have hue and saturation 0.
  /// Always true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let shown = shown
    let hsb = shown.hueSaturationBrightness
    hue?.pointee = CGFloat(hsb.x)
    saturation?.pointee = CGFloat(hsb.y)
    brightness?.pointee = CGFloat(hsb.z)
    alpha?.pointee = CGFloat(shown.rgba.w)
    return true
  }

  /// Writes the shade of a grey to what isn't nil; false, and nothing is written, for other colours.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = shown.rgba
    guard rgba.x == rgba.y, rgba.y == rgba.z else { return false }
    white?.pointee = CGFloat(rgba.x)
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  // MARK: As an object

  /// Whether an object is a `UIColor` of the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  /// The same for equal objects; another in the next run.
  public override var hash: Int { color.hashValue }

  /// As the colour of views describes itself.
  public override var description: String { color.description }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// What `#colorLiteral(red:green:blue:alpha:)` means: encoded sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Color {
  /// UIKit's colour, which differs between light and dark where that one does.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// UIKit's colour, which differs between light and dark where that one does.
  public init(_ color: UIColor) { self = color.color }
}

/// A colour that a program works out for the surroundings.
private struct DynamicColor: ColorProvider {
  /// Two providers are the same where they are one closure.
  private final class Box: Sendable {
    let provider: @Sendable (UITraitCollection) -> UIColor
    init(_ provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.provider = provider
    }
  }

  private let box: Box

  init(provider: @escaping @Sendable (UITraitCollection) -> UIColor) { box = Box(provider) }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    box.provider(UITraitCollection(environment)).color.resolve(in: environment)
  }

  static func == (left: Self, right: Self) -> Bool { left.box === right.box }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
  var description: String { "UIDynamicProviderColor" }
}

/// A colour with another alpha.
private struct AlphaColor: ColorProvider {
  var base: Color
  var alpha: Double

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    var resolved = base.resolve(in: environment)
    resolved.opacity = Float(alpha)
    return resolved
  }

  var description: String { "\(base) with alpha \(alpha)" }
}
