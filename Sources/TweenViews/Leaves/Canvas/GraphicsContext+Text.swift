import Foundation
import TweenGeometry
import TweenPaint
import TweenText

extension GraphicsContext {
  /// A text resolved in the context's environment, ready to be measured and drawn.
  public struct ResolvedText: Sendable {
    /// The shading for text without a colour of its own; at first the foreground style.
    public var shading: Shading
    let resolved: TweenViews.ResolvedText
    let ownPaint: Paint?
    let scale: Double

    /// Returns the size of the text for a proposed size, in points.
    public func measure(in size: CGSize) -> CGSize {
      measured(size).size.roundedUp(scale: scale)
    }

    /// Returns the distance from the top of the text to its first baseline, for a proposed size.
    public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(measured(size).firstBaseline) }

    /// Returns the distance from the top of the text to its last baseline, for a proposed size.
    public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(measured(size).lastBaseline) }

    private func measured(_ size: CGSize) -> ParagraphMeasure {
      resolved.prepared.measure(width: Double(size.width), height: Double(size.height))
    }
  }

  /// Returns the text resolved in this context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    var ownPaint: Paint?
    if case .solid(let color) = text.ownStyle(in: environment) { ownPaint = .solid(color) }
    return ResolvedText(
      shading: .foreground, resolved: text.resolved(in: environment), ownPaint: ownPaint,
      scale: Double(environment.displayScale))
  }

  /// Draws a text from the top left corner of a rectangle in user space, wrapped to its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let content = TextContent(text.resolved, width: rect.width, height: rect.height)
    let size = content.paragraph.size.roundedUp(scale: text.scale)
    let box = CGRect(origin: rect.origin, size: size)
    let place = transform.translatedBy(x: rect.minX, y: rect.minY)
    func contents(_ paint: Paint?, _ opacity: Double) -> [DisplayItem.Content] {
      let drawing = TextDrawing(
        paint: { style, origin in
          let styles = text.resolved.styles
          if let paint, style == 0 {
            return paint.moved(
              by: CGVector(dx: -rect.minX - origin.x, dy: -rect.minY - origin.y))
          }
          guard paint != nil, styles.indices.contains(style - 1) else { return .solid(.opaque) }
          return styles[style - 1].style.paint(
            in: CGRect(x: -origin.x, y: -origin.y, width: size.width, height: size.height))
        }, pictures: text.resolved.pictures, transform: place, displayScale: text.scale,
        pixelOffset: CGVector(dx: place.tx, dy: place.ty), opacity: opacity,
        isRedacted: text.resolved.isRedacted)
      return drawing.contents(of: content.paragraph.lines)
    }
    guard let paint = text.ownPaint ?? paint(text.shading, in: { box }) else {
      let mask = contents(nil, 1)
      if !mask.isEmpty { drawBackdrop(mask: Drawable(mask.map { DisplayItem($0) })) }
      return
    }
    let whole = contents(paint, 1)
    if whole.count == 1 {
      draw { contents(paint, $0)[0] }
    } else if !whole.isEmpty {
      draw(whole.map { DisplayItem($0) }, seesBackdrop: false)
    }
  }

  /// Draws a text with the `anchor` of its ideal size at a point in user space.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(size, at: point, anchor: anchor))
  }

  /// Draws a text from the top left corner of a rectangle in user space, wrapped to its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with the `anchor` of its ideal size at a point in user space.
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
  /// The paint, moved by an offset.
  func moved(by offset: CGVector) -> Paint {
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
