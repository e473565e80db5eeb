import Foundation
import TweenGeometry
import TweenPaint

/// One clip, in the canvas's points, inside of others.
final class CanvasClip {
  private let outer: CanvasClip?
  /// How many clips are in force, this one included.
  let depth: Int
  /// What cuts; nil where a mask does.
  let path: DisplayItem.Clip?
  /// The layer whose alpha cuts, from begin to end; empty where a path does.
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

  /// All clips in force, outermost first.
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

  /// The masks among them.
  var masks: [[DisplayItem]] { chain.compactMap { $0.mask.isEmpty ? nil : $0.mask } }

  /// A colour everywhere but where `drawable` is opaque. It reaches wherever a canvas may be
  /// drawn, filters that move things included.
  static func allBut(_ drawable: Drawable, in color: Color.Resolved = .opaque) -> [DisplayItem] {
    let everywhere = DisplayItem.Fill(
      path: Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)), paint: .solid(color))
    var hole = drawable.items
    hole[0].blend = .destinationOut
    return [DisplayItem(.fill(everywhere))] + hole
  }
}

extension CGRect {
  /// What lies in both rectangles; null where nothing does, or a number is NaN.
  func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Color.Resolved {
  /// For what only its alpha counts of.
  static let opaque = Self(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1)
}

extension GraphicsContext {
  /// How a clip is taken.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// A bit for each option: 1 is inverse.
    public let rawValue: UInt32
    /// The set with these bits. Others than the named ones are kept and mean nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies outside shows, instead of what lies inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// A rectangle, in user space, outside of which nothing shows: around the paths of all clips
  /// and the canvas. Inverse clips and clips by layers take nothing from it. Null where nothing is
  /// left, or where the transform cannot be inverted.
  public var clipBoundingRect: CGRect {
    guard !clipBounds.isNull, transform.determinant != 0, transform.determinant.isFinite else {
      return .null
    }
    return clipBounds.applying(transform.inverted())
  }

  /// Shows only what lies inside of `path` too, of all that is drawn from now on.
  ///
  /// - Parameters:
  ///   - path: In user space as it is now; later changes of the transform do not move the clip.
  ///   - style: By which rule points lie inside, and whether edges are smooth.
  ///   - options: `inverse` shows what lies outside.
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

  /// Multiplies all that is drawn from now on by the alpha of a layer.
  ///
  /// - Parameters:
  ///   - opacity: Multiplies that alpha; 0...1.
  ///   - options: `inverse` multiplies by 1 - alpha instead.
  ///   - content: Draws the layer, in a context with this one's transform and environment.
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
