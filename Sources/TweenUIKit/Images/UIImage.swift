import Foundation
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenRaster
import TweenViews

/// What `#imageLiteral(resourceName:)` is where nothing says which type it should be. The compiler
/// asks for this name.
public typealias _ImageLiteralType = UIImage

/// A picture as UIKit has it: pixels with a scale, or a symbol. An object that never changes.
///
/// Files are turned upright when they are read; of one that moves the first picture is read. A drawing
/// (SVG) of the program's resources becomes pixels, as many as the window has for it. Out of scope:
/// moving pictures and Core Image's.
public final class UIImage: NSObject, Sendable {
  /// The pixels; nil of a symbol.
  private let picture: CGImage?
  private let symbol: (image: Image, configuration: SymbolConfiguration?)?
  /// Whether an asset catalogue says that the picture is a template.
  private let isTemplate: Bool
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether the picture's own colours are shown.
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

  /// A picture of no size.
  public override convenience init() { self.init(picture: nil, scale: 1) }

  // MARK: From the program's resources

  /// The image of the program's own asset catalogues or files; nil where there is none of that name,
  /// or none that can be read.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of a bundle's asset catalogues or files, in its variant for some surroundings; nil
  /// where there is none of that name, or none that can be read. One of a symbol set is a symbol.
  ///
  /// - Parameters:
  ///   - name: As `Image.init(_:bundle:)` has it.
  ///   - bundle: nil: the program's own.
  ///   - traitCollection: nil: those of the program's window.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      found: Image(name, bundle: bundle), nil, (traitCollection ?? .current).environment)
  }

  /// The same; a symbol has a size and a weight.
  ///
  /// - Parameters:
  ///   - name: As `Image.init(_:bundle:)` has it.
  ///   - bundle: nil: the program's own.
  ///   - configuration: Of a symbol; nil: it follows what stands around it.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    self.init(
      found: Image(name, bundle: bundle), configuration, UITraitCollection.current.environment)
  }

  /// The same, of a symbol as much as a value says.
  ///
  /// - Parameters:
  ///   - name: As `Image.init(_:bundle:)` has it.
  ///   - bundle: nil: the program's own.
  ///   - value: From 0 to 1: what it leaves out is faint.
  ///   - configuration: Of a symbol; nil: it follows what stands around it.
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
    if image.isKnownSymbol {
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

  /// The image that a resource names; one of no size, which is said once, where there is none.
  public convenience init(resource: ImageResource) {
    self.init(Image(resource), "The image of a resource is not there.")
  }

  private convenience init(_ image: Image, _ complaint: String) {
    let environment = UITraitCollection.current.environment
    if image.isKnownSymbol {
      self.init(picture: nil, symbol: (image, nil), scale: environment.displayScale)
      return
    }
    guard let found = image.picture(in: environment),
      let pixels = found.pixels(displayScale: Double(environment.displayScale))
    else {
      Notice.say(complaint)
      self.init(picture: nil, scale: 1)
      return
    }
    self.init(
      picture: CGImage(pixels.bitmap), isTemplate: found.isTemplate, scale: CGFloat(pixels.scale))
  }

  // MARK: From files and bytes

  /// The picture of a PNG, JPEG, GIF or WebP file; nil where it can't be read. A name that ends in @2x or @3x
  /// before its point says how many pixels a point has.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? ImageDecoder.decode(fileAt: path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    self.init(picture: CGImage(bitmap), scale: scale)
  }

  /// The picture of a PNG, JPEG, GIF or WebP file's bytes, a pixel a point; nil where they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of a PNG, JPEG, GIF or WebP file's bytes; nil where they are none.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - scale: Pixels per point; 1 where it isn't above 0 and finite.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.decode([UInt8](data)) else { return nil }
    self.init(picture: CGImage(bitmap), scale: Self.usable(scale))
  }

  /// A picture of pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(picture: cgImage, scale: 1) }

  /// A picture of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point; 1 where it isn't above 0 and finite.
  ///   - orientation: How the pixels lie; they are turned upright.
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

  /// A symbol beside text of the body's size; nil where there is none of that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of a size and a weight; nil where there is none of that name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(symbol: Image(systemName: name), configuration)
  }

  /// A symbol as far as a value shows it; nil where there is none of that name.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - value: From 0 to 1: what it leaves out is faint.
  ///   - configuration: Its size and weight; nil: it follows what stands around it.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: SymbolConfiguration? = nil
  ) {
    self.init(symbol: Image(systemName: name, variableValue: value), configuration)
  }

  private convenience init?(symbol: Image, _ configuration: SymbolConfiguration?) {
    guard symbol.isKnownSymbol else { return nil }
    self.init(
      picture: nil, symbol: (symbol, configuration), scale: RunningProgram.environment.displayScale)
  }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// The symbol in another size and weight. Other pictures have none, and stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol else { return self }
    return UIImage(
      picture: nil, symbol: (symbol.image, configuration), scale: scale,
      renderingMode: renderingMode)
  }

  // MARK: Reading

  /// In points.
  public var size: CGSize {
    if let list = symbolPicture(.black) { return list.size }
    guard let picture else { return .zero }
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  /// The pixels, a symbol's in black; nil of a picture of no size.
  public var cgImage: CGImage? { picture ?? drawn(.black).map(CGImage.init) }

  /// How the pixels lie: always upright.
  public var imageOrientation: Orientation { .up }

  /// A PNG file of the picture; nil of one of no size.
  public func pngData() -> Data? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    return (try? PNGEncoder.encode(bitmap)).map { Data($0) }
  }

  /// A JPEG file of the picture on white; nil of one of no size.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    return (try? JPEGEncoder.encode(bitmap, quality: Double(compressionQuality)))
      .map { Data($0) }
  }

  /// What a symbol draws in a colour; nil of other pictures.
  private func symbolPicture(_ color: Color.Resolved) -> DisplayList? {
    guard let symbol else { return nil }
    let configuration = symbol.configuration ?? SymbolConfiguration()
    return symbol.image.symbolPicture(
      font: configuration.font, imageScale: configuration.imageScale, displayScale: Double(scale),
      color: color)
  }

  /// A symbol's pixels in a colour.
  private func drawn(_ color: Color.Resolved) -> Bitmap? {
    guard let list = symbolPicture(color) else { return nil }
    let renderer = Renderer()
    guard (try? renderer.render(list)) != nil, renderer.bitmap.width > 0 else { return nil }
    return renderer.bitmap
  }

  // MARK: Variants

  /// The same picture, shown in its own colours or as a template.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture: picture, symbol: symbol, isTemplate: isTemplate, scale: scale,
      renderingMode: renderingMode)
  }

  /// The picture in one colour, where it is opaque: that which the colour is in the program's window
  /// now.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The picture in one colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let resolved = color.color.resolve(in: UITraitCollection.current.environment)
    let bitmap = symbol == nil ? picture?.bitmap.filled(with: resolved) : drawn(resolved)
    return UIImage(picture: bitmap.map(CGImage.init), scale: scale, renderingMode: renderingMode)
  }

  // MARK: As an object

  /// Whether an object is an image that shows the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.picture == picture && other.symbol?.image == symbol?.image
      && other.symbol?.configuration == symbol?.configuration && other.scale == scale
      && other.renderingMode == renderingMode
  }

  /// The same for equal objects; another in the next run.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(picture.map { ObjectIdentifier($0) })
    return hasher.finalize()
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// What `#imageLiteral(resourceName:)` means: the image of that name among the program's own; one
  /// of no size, which is said once, where there is none.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Image(name), "There is no image named \"\(name)\".")
  }
}

extension Image {
  /// A picture of UIKit's. A symbol without a size and a weight of its own is one of views: it follows
  /// the font around it.
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
