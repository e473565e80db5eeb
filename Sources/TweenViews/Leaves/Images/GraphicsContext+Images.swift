import Foundation
import TweenGeometry
import TweenPaint

extension GraphicsContext {
  /// An image resolved in the context's environment, ready to be measured and drawn.
  public struct ResolvedImage: Sendable {
    /// The image's own size in points; zero if the image is missing.
    public var size: CGSize { symbol?.size ?? image?.size ?? .zero }

    /// The distance from the top of the image to its baseline, in points: its height, or for a symbol the
    /// baseline of text beside it.
    public let baseline: CGFloat

    /// The shading of a template or a symbol; nil if the image has its own colours.
    public var shading: Shading?

    /// The image; nil if there is nothing to draw, or if it is a symbol.
    let image: TweenViews.ResolvedImage?
    var symbol: TweenViews.ResolvedSymbol?
  }

  /// Returns the image resolved in this context's environment. A template or a symbol has the foreground
  /// style as its shading.
  public func resolve(_ image: Image) -> ResolvedImage {
    if let symbol = image.symbol(in: environment) {
      return ResolvedImage(
        baseline: symbol.baseline, shading: .foreground, image: nil, symbol: symbol)
    }
    let resolved = image.resolved(in: environment)
    return ResolvedImage(
      baseline: resolved?.size.height ?? 0,
      shading: resolved?.isTemplate == true ? .foreground : nil, image: resolved)
  }

  /// Draws an image into a rectangle in user space: scaled, or as set by `resizable`.
  ///
  /// - Parameter image: The image, resolved by `resolve`.
  /// - Parameter rect: The rectangle that the image fills.
  /// - Parameter style: Whether the edges are antialiased.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    if let symbol = image.symbol { return draw(symbol, in: rect, shading: image.shading) }
    guard var content = image.image else { return }
    if !style.isAntialiased { content.isAntialiased = false }
    let drawing = ImageDrawing(rect: rect, transform: transform, displayScale: nil)
    guard let shading = image.shading else {
      let contents = drawing.contents(of: content, opacity: 1)
      if contents.count == 1 {
        return draw { drawing.contents(of: content, opacity: $0)[0] }
      }
      return draw(contents.map { DisplayItem($0) }, seesBackdrop: false)
    }
    guard let paint = paint(shading, in: { rect }) else {
      let mask = drawing.contents(of: content, opacity: 1)
      return drawBackdrop(mask: Drawable(mask.map { DisplayItem($0) }))
    }
    let contents = drawing.contents(of: content, filledWith: paint, opacity: 1)
    draw(contents.map { DisplayItem($0) }, seesBackdrop: false)
  }

  private func draw(_ symbol: TweenViews.ResolvedSymbol, in rect: CGRect, shading: Shading?) {
    guard let paint = paint(shading ?? .foreground, in: { rect }) else {
      let shape = DisplayItem.Fill(
        path: symbol.shape(in: rect), paint: .solid(Color.black.resolve(in: environment)),
        transform: transform)
      return drawBackdrop(mask: Drawable([DisplayItem(.fill(shape))]))
    }
    let contents = symbol.contents(in: rect, transform: transform, paint: paint, opacity: 1)
    draw(contents.map { DisplayItem($0) }, seesBackdrop: false)
  }

  /// Draws an image in its own size, with its `anchor` at a point in user space.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor: anchor))
  }

  /// Draws an image into a rectangle in user space: scaled, or as set by `resizable`.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, with its `anchor` at a point in user space.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext.Shading {
  /// Returns a shading that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The image that is repeated.
  ///   - origin: The top left corner of a tile, in user space at the time of drawing.
  ///   - sourceRect: The part of the image that is repeated, in parts of its width and height (0 to 1).
  ///   - scale: A factor for the image's size.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    return GraphicsContext.Shading(kind: .tiles(paint, origin: origin))
  }
}
