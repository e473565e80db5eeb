import Foundation
import TweenGraphics
import TweenMotion
import TweenPaint
import TweenViews

/// The default type of `#colorLiteral(red:green:blue:alpha:)`, used where the context gives none. The
/// name is fixed by the compiler.
public typealias _ColorLiteralType = UIColor

/// An immutable colour, which can differ between light and dark appearance.
///
/// It wraps a `Color`: `Color(uiColor:)` and `UIColor(_:)` convert between them, and system colours
/// have the same values in both. Out of scope: patterns of images, and Core Image's colours.
public final class UIColor: NSObject, Sendable {
  /// The same colour as SwiftUI's type.
  let color: Color
  /// The components of encoded sRGB that the colour was created from, unchanged: red, green, blue,
  /// alpha. nil where the colour must be resolved.
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

  /// Creates a UIKit colour from a SwiftUI colour, which may be dynamic.
  public convenience init(_ color: Color) { self.init(color, nil) }

  /// Creates a colour of encoded sRGB. Components are usually in 0...1; others are kept unchanged.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// Creates a grey from 0 (black) to 1 (white); values outside are kept unchanged.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each in 0...1. Hue 1 equals hue 0.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
    self.init(color, ColorComponents(color.resolve(in: EnvironmentValues())).rgba)
  }

  /// Creates a colour of encoded Display P3, with components in 0...1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor.resolved)) }

  /// Creates a named colour of the program's asset catalogs; nil where no catalog has the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a named colour of a bundle's asset catalogs; nil where no catalog has the name.
  ///
  /// - Parameters:
  ///   - name: The name, as `Color.init(_:bundle:)` takes it.
  ///   - bundle: The bundle; nil: the program's own.
  ///   - traitCollection: The traits whose variant is used everywhere; nil: the variant of each
  ///     environment.
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

  /// Creates the colour of a resource.
  public convenience init(resource: ColorResource) { self.init(Color(resource), nil) }

  /// Creates a colour that is computed for the traits in which it is drawn.
  ///
  /// - Parameter dynamicProvider: A closure that returns the colour for given traits. It must return
  ///   equal colours for equal traits, and can be called on any thread.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(Color(provider: DynamicColor(provider: dynamicProvider)), nil)
  }

  /// Returns this colour with its alpha replaced by one from 0 (clear) to 1 (opaque).
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let components {
      return UIColor(
        components: SIMD4(lowHalf: components.lowHalf, highHalf: SIMD2(components.z, Double(alpha)))
      )
    }
    return UIColor(Color(provider: AlphaColor(base: color, alpha: Double(alpha))), nil)
  }

  /// Returns the constant colour that this colour has under given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if components != nil { return self }
    return UIColor(Color(color.resolve(in: traitCollection.environment)), nil)
  }

  /// The colour as the program's window currently shows it, for Core Graphics.
  public var cgColor: CGColor {
    let rgba = shown.rgba
    return CGColor(
      srgbRed: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z),
      alpha: CGFloat(rgba.w))
  }

  // MARK: Components

  /// The components as the program's window shows the colour.
  private var shown: ColorComponents {
    if let components { return ColorComponents(rgba: components) }
    return ColorComponents(color.resolve(in: UITraitCollection.current.environment))
  }

  /// Writes the encoded sRGB components, as the program's window shows the colour, to the pointers that
  /// are not nil. Returns true.
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

  /// Writes hue, saturation and brightness to the pointers that are not nil. Greys have hue and
  /// saturation 0. Returns true.
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

  /// Writes the white value of a grey to the pointers that are not nil. Returns false, and writes
  /// nothing, for other colours.
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

  /// Returns whether an object is a `UIColor` of the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  /// The hash value of the colour, which differs between runs.
  public override var hash: Int { color.hashValue }

  /// The description of the SwiftUI colour.
  public override var description: String { color.description }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of `#colorLiteral(red:green:blue:alpha:)`, in encoded sRGB, with numbers from 0
  /// to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Color {
  /// Creates a colour from UIKit's. A dynamic colour stays dynamic.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a colour from UIKit's. A dynamic colour stays dynamic.
  public init(_ color: UIColor) { self = color.color }
}

/// A colour that a closure of the program computes for given traits.
private struct DynamicColor: ColorProvider {
  /// Two providers are equal where they share one box, that is, one closure.
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

/// A colour with its alpha replaced.
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
