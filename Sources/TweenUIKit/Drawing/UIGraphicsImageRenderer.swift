import Foundation
import TweenGeometry
import TweenGraphics

/// Draws images by colours, paths and images of UIKit, and by Core Graphics.
///
/// The origin is at the top left, and y goes downwards. Out of scope: texts, which Core Graphics'
/// contexts do not draw here, and PDF.
open class UIGraphicsImageRenderer: NSObject {
  /// How its images are made.
  public let format: UIGraphicsImageRendererFormat
  /// Whether it makes images: true.
  public final var allowsImageOutput: Bool { true }
  private let bounds: CGRect

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// A renderer of images of a rectangle in points. A size without a pixel, or with more than 16,384
  /// in a row or column, makes images of no size.
  ///
  /// - Parameters:
  ///   - bounds: What is seen of what is drawn.
  ///   - format: How images are made; later changes of it count, too.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The image that `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = CGContext.bitmap(bounds, scale: format.scale, isOpaque: format.opaque)
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    // What draws must run, also where there is nothing to draw into.
    guard let context = drawing ?? CGContext.bitmap(pixel, scale: 1, isOpaque: false) else {
      return UIImage()
    }
    CurrentContexts.here.push(context)
    defer { CurrentContexts.here.pop() }
    let current = UIGraphicsImageRendererContext(context, format)
    actions(current)
    return drawing == nil ? UIImage() : current.currentImage
  }

  /// A PNG file of what `actions` draws; empty where the image has no size.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// A JPEG file of what `actions` draws; empty where the image has no size.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0, the smallest file, to 1, the best.
  ///   - actions: Draws the image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// How images are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The range of colours.
  public enum Range: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// As the system chooses.
    case automatic = 0
    /// A wide one.
    case extended = 1
    /// That of sRGB.
    case standard = 2
  }

  /// Pixels per point: at first, as many as the window has. Where it isn't above 0, as many, too.
  open var scale = CGContext.usableScale(0)
  /// Whether images have no alpha, and are black at first.
  open var opaque = false
  /// The range of colours. Kept, and without effect: it is that of sRGB.
  open var preferredRange = Range.automatic

  /// The format of the program's window.
  public override init() { super.init() }

  /// The format of some surroundings.
  public init(for traitCollection: UITraitCollection) {
    super.init()
    scale = traitCollection.environment.displayScale
  }

  /// The format of the program's window.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format of the program's window.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer's closure draws into.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(
      cgImage: image, scale: CGContext.usableScale(format.scale), orientation: .up)
  }

  /// Fills a rectangle with the colour for fills.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the colour for fills, by a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.keepingState {
      cgContext.setBlendMode(blendMode)
      cgContext.fill(rect)
    }
  }

  /// Draws a line of a point along the inside of a rectangle's sides, with the colour for strokes.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line of a point along the inside of a rectangle's sides, by a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.keepingState {
      cgContext.setBlendMode(blendMode)
      cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
  }

  /// Shows only what lies in a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
