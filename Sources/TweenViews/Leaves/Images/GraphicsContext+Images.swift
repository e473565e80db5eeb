import Foundation
import TweenGeometry
import TweenPaint

extension GraphicsContext {
  /// An image as it looks in the context's environment, ready to be measured and drawn.
  public struct ResolvedImage: Sendable {
    /// The image's own size in points; zero of one that is missing.
    public var size: CGSize { symbol?.size ?? image?.size ?? .zero }

    /// How far below the top of the image its baseline is: at its bottom; of a symbol where the
    /// text beside it has its own.
    public let baseline: CGFloat

    /// What a template is filled with; nil: the image has its own colours.
    public var shading: Shading?

    /// nil: there is nothing to draw, or a symbol.
    let image: TweenViews.ResolvedImage?
    var symbol: TweenViews.ResolvedSymbol?
  }

  /// The image as it looks in this context's environment. A template or a symbol is filled with
  /// the foreground.
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

  /// Draws an image over a rectangle in user space: scaled, or as `resizable` says.
  ///
  /// - Parameter image: What `resolve` made of an image.
  /// - Parameter rect: Where it lies.
  /// - Parameter style: Whether the edges are smooth.
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

  /// Draws an image in its own size, so that `anchor` of it lies at a point in user space.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor: anchor))
  }

  /// Draws an image over a rectangle in user space: scaled, or as `resizable` says.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, so that `anchor` of it lies at a point in user space.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext.Shading {
  /// An image, again and again.
  ///
  /// - Parameters:
  ///   - image: The image that is repeated.
  ///   - origin: Where the top left corner of a tile lies, in user space when it is drawn.
  ///   - sourceRect: The part of the image that is repeated, as shares of its width and height.
  ///   - scale: Enlarges the image.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    return GraphicsContext.Shading(kind: .tiles(paint, origin: origin))
  }
}
