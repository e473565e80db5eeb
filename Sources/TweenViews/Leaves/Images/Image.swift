import Foundation
import TweenCodecs
import TweenGeometry
import TweenMotion
import TweenPaint

/// A picture: pixels from a file (PNG, JPEG, GIF, WebP), a drawing from a file (SVG), or a bitmap.
///
/// Its size is that of its pixels divided by its scale, for any proposal; a `resizable` image takes the
/// proposed size. A drawing is sharp at any size; an animated picture shows its first frame. A missing or
/// invalid image draws nothing, and gives one warning.
///
/// A symbol is an image, too: it follows the font and the foreground style and is aligned with text like a
/// letter. The drawings of symbols are this package's own.
///
/// Out of scope: PDF files, and colour profiles other than sRGB.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(AssetName)
    case bitmap(Bitmap, scale: Double)
    case symbol(String)
  }

  var source: Source
  /// The part of a symbol that is shown, from 0 to 1; nil for all of it.
  var variableValue: Double?
  /// The text that describes the picture; nil if it only decorates.
  var label: Text?
  var resizing: Resizing?
  var ownInterpolation = Interpolation.medium
  var isAntialiased = true
  var ownRenderingMode: TemplateRenderingMode?
  var ownSymbolMode: SymbolRenderingMode?

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
    /// The part between the caps that is resized, in points from the top left; 0 for all of it.
    var center = CGSize.zero
  }

  private init(_ source: Source, label: Text?) {
    self.source = source
    self.label = label
  }

  private init(name: String, bundle: Bundle?, label: Text?) {
    self.init(.named(AssetName(name: name, bundle: bundle)), label: label)
  }

  // MARK: From files

  /// Creates the image `name` of a bundle: an image or a symbol of its asset catalogs, or a file NAME.png,
  /// NAME.jpg, NAME.jpeg, NAME.gif, NAME.webp or NAME.svg, with @2x or @3x before the point for higher
  /// resolutions. Its accessibility label is its name.
  ///
  /// - Parameter name: The name in the catalog, or of the file, without its extension.
  /// - Parameter bundle: The bundle; nil for the program's own, with the resources of its target.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, bundle: bundle, label: Text(verbatim: name))
  }

  /// Creates the image `name` of a bundle, with an accessibility label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, bundle: bundle, label: label)
  }

  /// Creates the image `name` of a bundle as decoration, without an accessibility label.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, bundle: bundle, label: nil)
  }

  /// Creates the image `name` of a bundle, with a variable value for symbols.
  ///
  /// - Parameter name: The name in the catalog, or of the file, without its extension.
  /// - Parameter variableValue: The part of a symbol that is shown, from 0 to 1; the rest is faint. nil and
  ///   NaN show all. Other images, and symbols without thresholds, ignore it.
  /// - Parameter bundle: The bundle; nil for the program's own, with the resources of its target.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    self.variableValue = variableValue
  }

  /// Creates the image `name` of a bundle, with a variable value and an accessibility label.
  nonisolated public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(name, bundle: bundle, label: label)
    self.variableValue = variableValue
  }

  /// Creates the image `name` of a bundle as decoration, with a variable value.
  nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
    self.variableValue = variableValue
  }

  /// Creates the image that a resource names.
  nonisolated public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  // MARK: Symbols

  /// Creates a symbol by its name, such as "star.fill". Its size follows the environment's font and
  /// `imageScale`, its lines the font's weight, and its colour the foreground style.
  ///
  /// A name ends in variants of the drawing: `.fill`, `.circle` and other enclosures, `.slash`,
  /// `.badge.plus`. Enclosures can also hold letters, and numbers up to 50: "a.square", "1.circle". An
  /// unknown name shows a box with a cross, and gives one warning.
  nonisolated public init(systemName: String) {
    self.init(.symbol(systemName), label: Text(verbatim: systemName))
  }

  /// Creates a symbol with parts that appear with a growing `variableValue`, such as the waves of
  /// "speaker.wave.3" and "wifi".
  ///
  /// - Parameter systemName: The symbol's name; an unknown one shows a box with a cross.
  /// - Parameter variableValue: The part of the symbol that is shown, from 0 to 1; the rest is faint. nil
  ///   and NaN show all, and so do symbols without such parts.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }

  // MARK: From pixels

  /// Creates a picture from pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels of the picture.
  ///   - scale: The number of pixels per point. If it is not positive and finite, nothing is drawn.
  ///   - orientation: The orientation of the pixels.
  ///   - label: The text that describes the picture; nil if it only decorates.
  nonisolated public init(
    bitmap: Bitmap, scale: CGFloat = 1, orientation: Orientation = .up, label: Text? = nil
  ) {
    self.init(
      .bitmap(bitmap.upright(from: orientation.fileOrientation), scale: Double(scale)),
      label: label)
  }
}

/// The name of an image and its bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource for an image. The catalog is searched when the image is shown.
  ///
  /// - Parameters:
  ///   - name: The name, as for `Image.init(_:bundle:)`.
  ///   - bundle: The bundle that has the image.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// The position of the first row and the first column of pixels in the shown picture.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The first row is at the top, the first column at the left: shown unchanged.
    case up = 0
    /// The first row is at the top, the first column at the right: mirrored.
    case upMirrored = 2
    /// The first row is at the bottom, the first column at the right: rotated by half a turn.
    case down = 6
    /// The first row is at the bottom, the first column at the left: upside down and mirrored.
    case downMirrored = 4
    /// The first row is the left side, the first column the bottom: shown rotated by a quarter turn
    /// counterclockwise.
    case left = 1
    /// The first row is the left side, the first column the top: rows and columns are swapped.
    case leftMirrored = 3
    /// The first row is the right side, the first column the top: shown rotated by a quarter turn
    /// clockwise.
    case right = 7
    /// The first row is the right side, the first column the bottom: rows and columns are swapped, and both
    /// are reversed.
    case rightMirrored = 5

    var fileOrientation: ImageOrientation {
      switch self {
      case .up: .topLeft
      case .upMirrored: .topRight
      case .down: .bottomRight
      case .downMirrored: .bottomLeft
      case .leftMirrored: .leftTop
      case .right: .rightTop
      case .rightMirrored: .rightBottom
      case .left: .leftBottom
      }
    }
  }

  /// The way in which an image fills a rectangle of another size.
  @frozen public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated at its own size.
    case tile
    /// The image is scaled to the rectangle.
    case stretch
  }

  /// The method by which colours between pixels are computed.
  @frozen public enum Interpolation: Hashable, Sendable {
    /// The colour of the nearest pixel.
    case none
    /// Linear interpolation between the four nearest pixels.
    case low
    /// Like `low`; a reduced picture has the mean of all covered pixels.
    case medium
    /// The same as `medium`.
    case high

    var sampling: Sampling {
      switch self {
      case .none: .nearest
      case .low: .linear
      case .medium, .high: .smooth
      }
    }
  }

  /// Whether an image shows its own colours. Symbols have `SymbolRenderingMode` as well.
  @frozen public enum TemplateRenderingMode: Hashable, Sendable {
    /// The image is a mask: the foreground style fills it where it is opaque.
    case template
    /// The image has the colours of its pixels.
    case original
  }

  /// The size of a symbol in relation to text.
  @frozen public enum Scale: Hashable, Sendable {
    /// A small symbol: 79 % of the medium size.
    case small
    /// A symbol that matches the font; the default.
    case medium
    /// A large symbol: 128 % of the medium size.
    case large
  }
}

// MARK: - Modifiers

extension Image {
  /// Returns the image so that it takes any proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: Edges, in the image's points, that keep their size: the corners are not resized, and
  ///     the edges between them in one direction only. Insets that overlap are shortened. Without insets,
  ///     those of the image's catalog are used.
  ///   - resizingMode: How the rest of the image is resized.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Returns the image with another quality of scaling.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.ownInterpolation = interpolation
    return image
  }

  /// Returns the image with or without antialiased edges.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  /// Returns the image with its own colours or as a template; nil for the catalog's setting, else its own
  /// colours.
  ///
  /// A symbol has the foreground style unless this is `.original`: then it is multicolored, unless a
  /// `symbolRenderingMode` of the image sets another mode.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.ownRenderingMode = renderingMode
    return image
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols in relation to text; medium by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols in this view in relation to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
