import Foundation
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenRaster
import TweenViews

/// The default type of `#imageLiteral(resourceName:)`, used where the context gives none. The name is
/// fixed by the compiler.
public typealias _ImageLiteralType = UIImage

/// An immutable image: pixels with a scale, or a symbol.
///
/// Image files are turned upright when they are read; an animated file gives its first frame. A drawing
/// (SVG) of the program's resources is rendered to pixels at the window's scale. Out of scope: animated
/// images, and Core Image's images.
public final class UIImage: NSObject, Sendable {
  /// The pixels; nil for a symbol.
  private let picture: CGImage?
  private let symbol: (image: Image, configuration: SymbolConfiguration?)?
  /// Whether the asset catalog marks the image as a template.
  private let isTemplate: Bool
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The use of the image's colours when it is drawn.
  public let renderingMode: RenderingMode

  private init(
    picture: CGImage?, symbol: (image: Image, configuration: SymbolConfiguration?)? = nil,
    isTemplate: Bool = false, scale: CGFloat, renderingMode: RenderingMode = .automatic
  ) {
    self.picture = picture
    self.symbol = symbol
    self.isTemplate = isTemplate
    self.scale = scale
    self.renderingMode = renderingMode
  }

  /// Creates an image of size zero.
  public override convenience init() { self.init(picture: nil, scale: 1) }

  // MARK: From the program's resources

  /// Creates an image of the program's own asset catalogs or files; nil where no image has the name, or
  /// the file cannot be read.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image of a bundle's asset catalogs or files, in the variant for given traits; nil where
  /// no image has the name, or the file cannot be read. A symbol set gives a symbol.
  ///
  /// - Parameters:
  ///   - name: The name, as `Image.init(_:bundle:)` takes it.
  ///   - bundle: The bundle; nil: the program's own.
  ///   - traitCollection: The traits; nil: those of the program's window.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      found: Image(name, bundle: bundle), nil, (traitCollection ?? .current).environment)
  }

  /// Creates an image of a bundle, and configures it if it is a symbol; nil where no image has the
  /// name, or the file cannot be read.
  ///
  /// - Parameters:
  ///   - name: The name, as `Image.init(_:bundle:)` takes it.
  ///   - bundle: The bundle; nil: the program's own.
  ///   - configuration: The size and weight of a symbol; nil: the symbol follows the text around it.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(
      found: Image(name, bundle: bundle), configuration, UITraitCollection.current.environment)
  }

  /// Creates an image of a bundle, with a variable value if it is a symbol; nil where no image has the
  /// name, or the file cannot be read.
  ///
  /// - Parameters:
  ///   - name: The name, as `Image.init(_:bundle:)` takes it.
  ///   - bundle: The bundle; nil: the program's own.
  ///   - value: The share of the symbol's layers that is drawn fully, from 0 to 1; the others are
  ///     faint.
  ///   - configuration: The size and weight of a symbol; nil: the symbol follows the text around it.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double,
    configuration: SymbolConfiguration? = nil
  ) {
    self.init(
      found: Image(name, variableValue: value, bundle: bundle), configuration,
      UITraitCollection.current.environment)
  }

  private convenience init?(
    found image: Image, _ configuration: SymbolConfiguration?, _ environment: EnvironmentValues
  ) {
    if image.isExistingSymbol {
      self.init(
        picture: nil, symbol: (image, configuration), scale: environment.displayScale)
      return
    }
    guard let found = image.picture(in: environment),
      let pixels = found.pixels(displayScale: Double(environment.displayScale))
    else { return nil }
    self.init(
      picture: CGImage(pixels.bitmap), isTemplate: found.isTemplate, scale: CGFloat(pixels.scale))
  }

  /// Creates the image of a resource. Where it is missing, the image has size zero and a warning
  /// reports it once.
  public convenience init(resource: ImageResource) {
    self.init(Image(resource), "The image of a resource is missing.")
  }

  private convenience init(_ image: Image, _ complaint: String) {
    let environment = UITraitCollection.current.environment
    if image.isExistingSymbol {
      self.init(picture: nil, symbol: (image, nil), scale: environment.displayScale)
      return
    }
    guard let found = image.picture(in: environment),
      let pixels = found.pixels(displayScale: Double(environment.displayScale))
    else {
      Notice.warn(complaint)
      self.init(picture: nil, scale: 1)
      return
    }
    self.init(
      picture: CGImage(pixels.bitmap), isTemplate: found.isTemplate, scale: CGFloat(pixels.scale))
  }

  // MARK: From files and bytes

  /// Reads a PNG, JPEG, GIF or WebP file; nil where the file cannot be read. A name that ends in @2x or
  /// @3x before its extension sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? ImageDecoder.decode(fileAt: path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    self.init(picture: CGImage(bitmap), scale: scale)
  }

  /// Decodes a PNG, JPEG, GIF or WebP file with one pixel per point; nil where the data is not such a
  /// file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes a PNG, JPEG, GIF or WebP file; nil where the data is not such a file.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - scale: Pixels per point; 1 where the value is not finite and above 0.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.decode([UInt8](data)) else { return nil }
    self.init(picture: CGImage(bitmap), scale: Self.usable(scale))
  }

  /// Creates an image from pixels, with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(picture: cgImage, scale: 1) }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point; 1 where the value is not finite and above 0.
  ///   - orientation: The orientation of the pixels, which are turned upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image =
      orientation == .up
      ? cgImage : CGImage(cgImage.bitmap.upright(from: orientation.imageOrientation))
    self.init(picture: image, scale: Self.usable(scale))
  }

  private static func usable(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : 1
  }

  // MARK: Symbols

  /// Creates a symbol in the size of the text around it; nil where no symbol has the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of a size and weight; nil where no symbol has the name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(symbol: Image(systemName: name), configuration)
  }

  /// Creates a symbol with a variable value; nil where no symbol has the name.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - value: The share of the symbol's layers that is drawn fully, from 0 to 1; the others are
  ///     faint.
  ///   - configuration: The size and weight; nil: the symbol follows the text around it.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: SymbolConfiguration? = nil
  ) {
    self.init(symbol: Image(systemName: name, variableValue: value), configuration)
  }

  private convenience init?(symbol: Image, _ configuration: SymbolConfiguration?) {
    guard symbol.isExistingSymbol else { return nil }
    self.init(
      picture: nil, symbol: (symbol, configuration), scale: RunningProgram.environment.displayScale)
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// Returns the symbol in another size and weight. Images that are not symbols are returned unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol else { return self }
    return UIImage(
      picture: nil, symbol: (symbol.image, configuration), scale: scale,
      renderingMode: renderingMode)
  }

  // MARK: Reading

  /// The size of the image, in points.
  public var size: CGSize {
    if let list = symbolPicture(.black) { return list.size }
    guard let picture else { return .zero }
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  /// The pixels of the image, in black for a symbol; nil for an image of size zero.
  public var cgImage: CGImage? { picture ?? drawn(.black).map(CGImage.init) }

  /// The orientation of the pixels; always `up`.
  public var imageOrientation: Orientation { .up }

  /// Returns a PNG file of the image; nil for an image of size zero.
  public func pngData() -> Data? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    return (try? PNGEncoder.encode(bitmap)).map { Data($0) }
  }

  /// Returns a JPEG file of the image on a white background; nil for an image of size zero.
  ///
  /// - Parameter compressionQuality: The quality from 0 (the smallest file) to 1 (the best).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    return (try? JPEGEncoder.encode(bitmap, quality: Double(compressionQuality)))
      .map { Data($0) }
  }

  /// Returns the drawing of a symbol in a colour; nil for other images.
  private func symbolPicture(_ color: Color.Resolved) -> DisplayList? {
    guard let symbol else { return nil }
    let configuration = symbol.configuration ?? SymbolConfiguration()
    return symbol.image.symbolPicture(
      font: configuration.font, imageScale: configuration.imageScale, displayScale: Double(scale),
      color: color)
  }

  /// Returns the pixels of a symbol in a colour; nil for other images.
  private func drawn(_ color: Color.Resolved) -> Bitmap? {
    guard let list = symbolPicture(color) else { return nil }
    let renderer = Renderer()
    guard (try? renderer.render(list)) != nil, renderer.bitmap.width > 0 else { return nil }
    return renderer.bitmap
  }

  // MARK: Variants

  /// Returns this image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture: picture, symbol: symbol, isTemplate: isTemplate, scale: scale,
      renderingMode: renderingMode)
  }

  /// Returns the opaque parts of this image in one colour, as the colour is in the program's window
  /// now.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the opaque parts of this image in one colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let resolved = color.color.resolve(in: UITraitCollection.current.environment)
    let bitmap = symbol == nil ? picture?.bitmap.filled(with: resolved) : drawn(resolved)
    return UIImage(picture: bitmap.map(CGImage.init), scale: scale, renderingMode: renderingMode)
  }

  // MARK: As an object

  /// Returns whether an object is an image with the same contents, scale and rendering mode.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.picture == picture && other.symbol?.image == symbol?.image
      && other.symbol?.configuration == symbol?.configuration && other.scale == scale
      && other.renderingMode == renderingMode
  }

  /// The hash value of the image, which differs between runs.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(picture.map { ObjectIdentifier($0) })
    return hasher.finalize()
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of `#imageLiteral(resourceName:)` from the program's own resources. Where it is
  /// missing, the image has size zero and a warning reports it once.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Image(name), "There is no image named \"\(name)\".")
  }
}

extension Image {
  /// Creates an image from UIKit's. A symbol without a configuration follows the font around it.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension UIImage {
  fileprivate var image: Image {
    if let symbol, symbol.configuration == nil {
      return renderingMode == .alwaysOriginal ? symbol.image.renderingMode(.original) : symbol.image
    }
    let image = Image(bitmap: cgImage?.bitmap ?? Bitmap(width: 0, height: 0), scale: scale)
    switch renderingMode {
    case .alwaysOriginal: return image.renderingMode(.original)
    case .alwaysTemplate: return image.renderingMode(.template)
    case .automatic: return isTemplate || symbol != nil ? image.renderingMode(.template) : image
    }
  }
}

extension Color.Resolved {
  fileprivate static var black: Self { Self(linearRed: 0, linearGreen: 0, linearBlue: 0) }
}
