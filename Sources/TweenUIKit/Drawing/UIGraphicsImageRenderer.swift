import Foundation
import TweenGeometry
import TweenGraphics

/// A renderer of images that closures draw with UIKit or Core Graphics.
///
/// The origin is at the top left, and y goes downwards. Out of scope: text, which Core Graphics'
/// contexts do not draw here, and PDF.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the renderer's images.
  public let format: UIGraphicsImageRendererFormat
  /// Whether the renderer makes images; always true.
  public final var allowsImageOutput: Bool { true }
  private let bounds: CGRect

  /// Creates a renderer of images with a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer of images with a size in points, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer of images of a rectangle in points. A rectangle with a side of less than one
  /// pixel or more than 16,384 makes images of size zero.
  ///
  /// - Parameters:
  ///   - bounds: The visible part of the drawing, in points.
  ///   - format: The format of the images; later changes of the object take effect.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns the image that `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = CGContext.bitmap(bounds, scale: format.scale, isOpaque: format.opaque)
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    // `actions` must run even where there is no bitmap to draw into.
    guard let context = drawing ?? CGContext.bitmap(pixel, scale: 1, isOpaque: false) else {
      return UIImage()
    }
    CurrentContexts.here.push(context)
    defer { CurrentContexts.here.pop() }
    let current = UIGraphicsImageRendererContext(context, format)
    actions(current)
    return drawing == nil ? UIImage() : current.currentImage
  }

  /// Returns a PNG file of the image that `actions` draws; empty where the image has size zero.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns a JPEG file of the image that `actions` draws; empty where the image has size zero.
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality from 0 (the smallest file) to 1 (the best).
  ///   - actions: A closure that draws the image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The range of the colours of an image.
  public enum Range: Int, Sendable {
    /// The range is not specified.
    case unspecified = -1
    /// The range is chosen by the system.
    case automatic = 0
    /// A range wider than sRGB.
    case extended = 1
    /// The range of sRGB.
    case standard = 2
  }

  /// The number of pixels per point: the window's scale at first, and where the value is not above 0.
  open var scale = CGContext.usableScale(0)
  /// Whether images have no alpha and start black.
  open var opaque = false
  /// The preferred range of colours. Stored without effect: images have the range of sRGB.
  open var preferredRange = Range.automatic

  /// Creates the format of the program's window.
  public override init() { super.init() }

  /// Creates a format with the display scale of given traits.
  public init(for traitCollection: UITraitCollection) {
    super.init()
    scale = traitCollection.environment.displayScale
  }

  /// Returns the format of the program's window.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the format of the program's window.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing context of a renderer's closure.
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context of the drawing.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// The image of the drawing so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(
      cgImage: image, scale: CGContext.usableScale(format.scale), orientation: .up)
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour, with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.keepingState {
      cgContext.setBlendMode(blendMode)
      cgContext.fill(rect)
    }
  }

  /// Draws a line of one point along the inside of a rectangle's sides, with the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line of one point along the inside of a rectangle's sides, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.keepingState {
      cgContext.setBlendMode(blendMode)
      cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
  }

  /// Clips later drawing to a rectangle, in points.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
