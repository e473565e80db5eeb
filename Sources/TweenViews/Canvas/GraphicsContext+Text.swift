import Foundation
import TweenGeometry
import TweenPaint
import TweenText

extension GraphicsContext {
  /// A text as it looks in the context's environment, ready to be measured and drawn.
  public struct ResolvedText: Sendable {
    /// What is filled with where the text has no colour of its own; the foreground at first.
    public var shading: Shading
    let line: TextLine
    let ownPaint: Paint?
    let scale: Double

    /// The size of the text where it is given `size`. A text is one line, which keeps its own.
    public func measure(in size: CGSize) -> CGSize { line.size(scale: scale) }

    /// How far below the top of the text its first baseline is, where it is given `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(line.ascent) }

    /// How far below the top of the text its last baseline is, where it is given `size`.
    public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(line.ascent) }
  }

  /// The text as it looks in this context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    var ownPaint: Paint?
    if case .solid(let color) = text.ownStyle(in: environment) { ownPaint = .solid(color) }
    return ResolvedText(
      shading: .foreground, line: text.content(in: environment).line, ownPaint: ownPaint,
      scale: Double(environment.displayScale))
  }

  /// Draws a text from the top left corner of a rectangle in user space.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let line = text.line
    let size = text.measure(in: rect.size)
    let baseline = CGPoint(x: rect.minX, y: rect.minY + line.ascent)
    let box = CGRect(origin: rect.origin, size: size)
    func glyphs(_ paint: Paint, _ opacity: Double) -> DisplayItem.Content {
      .glyphs(
        DisplayItem.Glyphs(
          run: line.run, paint: paint.moved(by: CGVector(dx: -baseline.x, dy: -baseline.y)),
          opacity: opacity, transform: transform.translatedBy(x: baseline.x, y: baseline.y)))
    }
    guard let paint = text.ownPaint ?? paint(text.shading, in: { box }) else {
      return drawBackdrop(mask: Drawable(glyphs(.solid(.opaque), 1)))
    }
    draw { glyphs(paint, $0) }
  }

  /// Draws a text so that `anchor` of its ideal size lies at a point in user space.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(size, at: point, anchor: anchor))
  }

  /// Draws a text from the top left corner of a rectangle in user space.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text so that `anchor` of its ideal size lies at a point in user space.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// A rectangle whose `anchor` lies at `point`.
  init(_ size: CGSize, at point: CGPoint, anchor: UnitPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}

extension Paint {
  /// The paint, its places moved.
  fileprivate func moved(by offset: CGVector) -> Paint {
    let move = CGAffineTransform(translationX: offset.dx, y: offset.dy)
    switch self {
    case .solid:
      return self
    case .gradient(var gradient):
      gradient.transform = gradient.transform.concatenating(move)
      return .gradient(gradient)
    case .pattern(var pattern):
      pattern.transform = pattern.transform.concatenating(move)
      return .pattern(pattern)
    }
  }
}
