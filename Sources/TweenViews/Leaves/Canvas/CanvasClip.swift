import Foundation
import TweenGeometry
import TweenPaint

/// One clip of a canvas, in the canvas's points, nested in outer clips.
final class CanvasClip {
  private let outer: CanvasClip?
  /// The number of nested clips, including this one.
  let depth: Int
  /// The path to clip to; nil for a mask.
  let path: DisplayItem.Clip?
  /// The layer whose alpha clips, from begin to end; empty for a path.
  let mask: [DisplayItem]

  init(_ path: DisplayItem.Clip, inside outer: CanvasClip?) {
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
    self.path = path
    mask = []
  }

  init(mask content: [DisplayItem], opacity: Double = 1, inside outer: CanvasClip?) {
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
    path = nil
    mask = Drawable(DisplayItem.Layer(opacity: opacity, isMask: true), content).items
  }

  /// This clip and all outer ones, outermost first.
  var chain: [CanvasClip] {
    var chain: [CanvasClip] = []
    var next: CanvasClip? = self
    while let clip = next {
      chain.append(clip)
      next = clip.outer
    }
    chain.reverse()
    return chain
  }

  /// The masks among these clips.
  var masks: [[DisplayItem]] { chain.compactMap { $0.mask.isEmpty ? nil : $0.mask } }

  /// A colour everywhere except where `drawable` is opaque. It covers any area that a canvas may be drawn
  /// to, even through filters that move content.
  static func allBut(_ drawable: Drawable, in color: Color.Resolved = .opaque) -> [DisplayItem] {
    let everywhere = DisplayItem.Fill(
      path: Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)), paint: .solid(color))
    var hole = drawable.items
    hole[0].blend = .destinationOut
    return [DisplayItem(.fill(everywhere))] + hole
  }
}

extension CGRect {
  /// The common part of both rectangles; null if there is none, or a number is NaN.
  func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Color.Resolved {
  /// An opaque colour for masks, of which only the alpha is used.
  static let opaque = Self(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1)
}

extension GraphicsContext {
  /// Options for adding a clip.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option: 1 is `inverse`.
    public let rawValue: UInt32
    /// Creates a set from its bits. Unknown bits are kept and have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the area outside of the shape instead of the area inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// A rectangle in user space that contains everything the clips leave visible: the common part of the
  /// canvas and the boxes of all clip paths. Inverse clips and clips by layers do not reduce it. Null if
  /// nothing is left, or if the transform cannot be inverted.
  public var clipBoundingRect: CGRect {
    guard !clipBounds.isNull, transform.determinant != 0, transform.determinant.isFinite else {
      return .null
    }
    return clipBounds.applying(transform.inverted())
  }

  /// Limits all later drawing to the inside of `path`, in addition to the existing clips.
  ///
  /// - Parameters:
  ///   - path: The path in the current user space; later changes of the transform do not move the clip.
  ///   - style: The rule that decides which points lie inside, and whether edges are antialiased.
  ///   - options: `inverse` keeps the area outside of the path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
    if options.contains(.inverse) {
      let shape = DisplayItem.Fill(
        path: path, rule: rule, isAntialiased: style.isAntialiased,
        paint: .solid(.opaque), transform: transform)
      clip = CanvasClip(mask: CanvasClip.allBut(Drawable(.fill(shape))), inside: clip)
      return
    }
    clip = CanvasClip(
      DisplayItem.Clip(
        path: path, rule: rule, isAntialiased: style.isAntialiased, transform: transform),
      inside: clip)
    clipBounds = clipBounds.overlap(with: path.applying(transform).boundingRect)
  }

  /// Multiplies the alpha of all later drawing by the alpha of a layer.
  ///
  /// - Parameters:
  ///   - opacity: A factor for the layer's alpha, limited to 0...1; NaN counts as 0.
  ///   - options: `inverse` multiplies by 1 - alpha instead.
  ///   - content: Draws the layer, in a context with this context's transform and environment.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try makeLayer(content)
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    guard options.contains(.inverse) else {
      clip = CanvasClip(mask: layer.items, opacity: opacity, inside: clip)
      return
    }
    var hole = Drawable(layer.items)
    hole.fade(by: opacity)
    clip = CanvasClip(mask: CanvasClip.allBut(hole), inside: clip)
  }
}
