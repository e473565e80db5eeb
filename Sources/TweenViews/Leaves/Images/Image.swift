import Foundation
import TweenCodecs
import TweenGeometry
import TweenMotion
import TweenPaint

/// A picture: a file of a bundle, of pixels (PNG, JPEG, GIF, WebP) or drawn (SVG), or a bitmap.
///
/// It takes the size of its pixels divided by its scale, whatever it is offered; a `resizable` one
/// takes what it is offered. A drawing is sharp at any size; of a picture that moves the first is
/// shown. One that is missing or broken draws nothing, and says so once.
///
/// A symbol is a picture too: it follows the font and the foreground style, stands beside text as
/// a letter does, and its drawing is of this package's own.
///
/// Out of scope: PDF files, and colour profiles other than sRGB.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(AssetName)
    case bitmap(Bitmap, scale: Double)
    case symbol(String)
  }

  var source: Source
  /// How much of a symbol is shown, from 0 to 1; nil: all of it.
  var variableValue: Double?
  /// What the picture shows, in words; nil: it only decorates.
  var label: Text?
  var resizing: Resizing?
  var ownInterpolation = Interpolation.medium
  var isAntialiased = true
  var ownRenderingMode: TemplateRenderingMode?
  var ownSymbolMode: SymbolRenderingMode?

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
    /// How much of what lies between the caps is resized, in points from the top left on; 0: all.
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

  /// The image `name` of a bundle: an image or a symbol of its asset catalogs, or a file NAME.png,
  /// NAME.jpg, NAME.jpeg, NAME.gif, NAME.webp or NAME.svg, with @2x or @3x before the point for more
  /// pixels. It is read out as its name.
  ///
  /// - Parameter name: As its catalog or file has it, without ending.
  /// - Parameter bundle: nil: the program's own, with the resources of the program's target.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, bundle: bundle, label: Text(verbatim: name))
  }

  /// The image `name` of a bundle, with words for those who don't see it.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, bundle: bundle, label: label)
  }

  /// The image `name` of a bundle, without meaning.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, bundle: bundle, label: nil)
  }

  /// The image `name` of a bundle.
  ///
  /// - Parameter name: As its catalog or file has it, without ending.
  /// - Parameter variableValue: How much of a symbol is shown, from 0 to 1: what it leaves out is faint.
  ///   nil and NaN: all. Other images, and symbols without thresholds, do not heed it.
  /// - Parameter bundle: nil: the program's own, with the resources of the program's target.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    self.variableValue = variableValue
  }

  /// As `init(_:variableValue:bundle:)`, with words for those who don't see the image.
  nonisolated public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(name, bundle: bundle, label: label)
    self.variableValue = variableValue
  }

  /// As `init(_:variableValue:bundle:)`, of an image without meaning.
  nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
    self.variableValue = variableValue
  }

  /// The image that a resource names.
  nonisolated public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  // MARK: Symbols

  /// A symbol by its name, such as "star.fill": as large as the environment's font and its
  /// `imageScale` say, in lines of the font's weight, in the foreground style.
  ///
  /// Names end in what is done with a drawing: `.fill`, `.circle` and other enclosures, `.slash`,
  /// `.badge.plus`. Letters and numbers up to 50 stand in enclosures too: "a.square", "1.circle".
  /// An unknown name shows a box with a cross, and says so once.
  nonisolated public init(systemName: String) {
    self.init(.symbol(systemName), label: Text(verbatim: systemName))
  }

  /// A symbol of which a part is shown as far as `variableValue` says, such as the waves of
  /// "speaker.wave.3" and "wifi".
  ///
  /// - Parameter systemName: The symbol's name; of one that is unknown a box is shown.
  /// - Parameter variableValue: From 0 to 1: what it leaves out is faint. nil, NaN, and symbols
  ///   without steps: all is shown.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }

  // MARK: From pixels

  /// A picture made of pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels per point. What is not above 0 and finite draws nothing.
  ///   - orientation: How the pixels lie.
  ///   - label: What the picture shows, in words; nil: it only decorates.
  nonisolated public init(
    bitmap: Bitmap, scale: CGFloat = 1, orientation: Orientation = .up, label: Text? = nil
  ) {
    self.init(
      .bitmap(bitmap.upright(from: orientation.fileOrientation), scale: Double(scale)),
      label: label)
  }
}

/// The name of an image and the bundle it is in.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// - Parameters:
  ///   - name: As `Image.init(_:bundle:)` has it. Nothing is looked up before the image is shown.
  ///   - bundle: Where the image lies.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// How the first row and column of pixels lie in what is to be shown.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The first row at the top, the first column at the left: as it is shown.
    case up = 0
    /// The first row at the top, the first column at the right: mirrored.
    case upMirrored = 2
    /// The first row at the bottom, the first column at the right: half a turn.
    case down = 6
    /// The first row at the bottom, the first column at the left: upside down, mirrored.
    case downMirrored = 4
    /// The first row is the left side, the first column the bottom: the image is turned a quarter
    /// counterclockwise to be shown.
    case left = 1
    /// The first row is the left side, the first column the top: rows and columns change places.
    case leftMirrored = 3
    /// The first row is the right side, the first column the top: the image is turned a quarter
    /// clockwise to be shown.
    case right = 7
    /// The first row is the right side, the first column the bottom: rows and columns change
    /// places, and both are reversed.
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

  /// What an image does in a larger or smaller rectangle than its own.
  @frozen public enum ResizingMode: Hashable, Sendable {
    /// It stands there again and again.
    case tile
    /// It is scaled.
    case stretch
  }

  /// How colours are found between pixels.
  @frozen public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel's.
    case none
    /// Between the four pixels around.
    case low
    /// As `low`; in smaller pictures the mean of all pixels covered.
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

  /// Whether an image shows its own colours. Symbols have `SymbolRenderingMode` instead.
  @frozen public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style, where the image is opaque.
    case template
    /// The colours that its pixels have.
    case original
  }

  /// The size of a symbol beside text.
  @frozen public enum Scale: Hashable, Sendable {
    /// 79 % of the medium size.
    case small
    /// The size that fits the font; the default.
    case medium
    /// 128 % of the medium size.
    case large
  }
}

// MARK: - Modifiers

extension Image {
  /// The image in whatever size it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: Edges, in the image's points, that keep their size: the corners are not
  ///     resized, the edges between them along one side only. Insets that meet are shortened. Without
  ///     any, those of the image's catalog count.
  ///   - resizingMode: What the rest does.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// How well the image is scaled.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.ownInterpolation = interpolation
    return image
  }

  /// Whether the image's edges are smooth.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  /// Whether the image shows its own colours; nil: as its catalog says, else yes.
  ///
  /// A symbol is drawn in the foreground style unless this is `.original`: then it is multicolored, if
  /// no `symbolRenderingMode` of the image says otherwise.
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
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// The size of symbols in this view.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
