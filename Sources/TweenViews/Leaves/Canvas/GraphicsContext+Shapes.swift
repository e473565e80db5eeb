import Foundation
import TweenGeometry
import TweenPaint

extension GraphicsContext {
  /// Fills the inside of `path`.
  ///
  /// - Parameters:
  ///   - path: The path in user space.
  ///   - shading: The colour or pattern to fill with.
  ///   - style: The rule that decides which points lie inside, and whether edges are antialiased.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    fill(path, with: shading, style: style) { path.boundingRect }
  }

  /// Strokes `path` with a pen.
  ///
  /// - Parameters:
  ///   - path: The path in user space.
  ///   - shading: The colour or pattern; the unit points of a style refer to the box of the path, without
  ///     the pen's width.
  ///   - style: The pen; its lengths are in user space.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path, pen: style, with: shading, style: FillStyle()) { path.boundingRect }
  }

  /// Strokes `path` with a pen of a width in user space, in the default style.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func fill(
    _ path: Path, pen: StrokeStyle? = nil, with shading: Shading, style: FillStyle,
    in box: () -> CGRect
  ) {
    let rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
    guard let paint = paint(shading, in: box) else {
      return drawBackdrop(
        clip: DisplayItem.Clip(
          path: pen.map { path.strokedPath($0) } ?? path, rule: rule,
          isAntialiased: style.isAntialiased, transform: transform))
    }
    draw { opacity in
      .fill(
        DisplayItem.Fill(
          path: path, stroke: pen, rule: rule, isAntialiased: style.isAntialiased, paint: paint,
          opacity: opacity, transform: transform))
    }
  }

  /// Draws the background again, clipped by a path or by a mask.
  func drawBackdrop(clip path: DisplayItem.Clip? = nil, mask: Drawable? = nil) {
    var backdrop = DisplayItem.Backdrop(radius: 0, transform: transform)
    filters?.filter(&backdrop)
    var drawable = Drawable(
      DisplayItem.Layer(clip: path, effect: .backdrop(backdrop)))
    if let mask {
      drawable.add(masks: [Drawable(DisplayItem.Layer(isMask: true), mask.items).items])
    }
    drawable.fade(by: shownOpacity)
    surface.append(
      drawable, blend: blendMode.blendOperator, clip: clip, seesBackdrop: true)
  }
}
