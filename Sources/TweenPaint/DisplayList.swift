import Foundation
import TweenGeometry
import TweenMotion

/// The drawing of one frame, which connects views and pixels: items from back to front, in points.
///
/// A value type. Views append and replace items; the rasterizer reads only this. The items form a
/// flat list; a layer is a `beginLayer` item, the items inside, and an `endLayer` item.
///
/// Items with numbers that are not finite, or too large, are omitted one by one when the list is
/// drawn.
public struct DisplayList: Equatable, Sendable {
  /// The size of the canvas in points. Multiplied by `scale` it is rounded to whole pixels; a
  /// renderer throws an error for a size that is negative, not finite or too large.
  public var size: CGSize
  /// The number of device pixels per point, finite and not negative.
  public var scale: Double
  /// The colour to which the canvas is cleared.
  public var background: Color.Resolved
  /// The items to draw, from back to front.
  public var items: [DisplayItem]

  /// Creates a list of items; by default on a white canvas with one pixel for each point.
  public init(
    size: CGSize, scale: Double = 1,
    background: Color.Resolved = Color.Resolved(
      linearRed: 1, linearGreen: 1, linearBlue: 1, opacity: 1),
    items: [DisplayItem] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }
}

/// One drawing, or the begin or end of a layer.
public struct DisplayItem: Equatable, Sendable {
  /// The id of the drawing, the same in successive frames. With 0 the item is anonymous and compared
  /// by value.
  public var id: UInt64
  /// The version, which changes whenever `content` does. Two items with equal non-zero id and equal
  /// version draw the same pixels; renderers rely on it.
  public var version: UInt64
  /// The combination with the content behind, in the innermost layer around the item. A `beginLayer`
  /// has that of the whole layer; the one of an `endLayer` is ignored.
  public var blend: BlendOperator
  /// The drawing, or the begin or end of a layer.
  public var content: Content

  /// The kinds of items with their data.
  public enum Content: Equatable, Sendable {
    /// A shape or a stroke, filled with a paint.
    case fill(Fill)
    /// A line of text, filled with a paint.
    case glyphs(Glyphs)
    /// A bitmap that is stretched over a rectangle.
    case image(ImageItem)
    /// The begin of a layer: the items up to its `endLayer` are drawn as one picture. A layer without
    /// an end goes on to the end of the list.
    case beginLayer(Layer)
    /// The end of the innermost open layer. An end without a begin is ignored.
    case endLayer
  }

  /// A path that is filled, or along which a pen draws.
  public struct Fill: Equatable, Sendable {
    /// The path, in local coordinates.
    public var path: Path
    /// The pen that follows the path, its lengths in local coordinates. The area that the pen covers
    /// is filled, which is the inside of `Path.strokedPath(_:)` of the style: all of it under the
    /// nonzero rule; under the even-odd rule without the parts covered twice. The renderer makes that
    /// outline. nil: the inside of the path itself is filled.
    public var stroke: StrokeStyle?
    /// The rule for the inside of the path.
    public var rule: FillRule
    /// Whether edges are smoothed. Otherwise a pixel is covered wholly or not at all.
    public var isAntialiased: Bool
    /// The paint, in local coordinates.
    public var paint: Paint
    /// The opacity, 0...1, which multiplies the paint's alpha; other numbers are clamped, and NaN is
    /// 0.
    public var opacity: Double
    /// The transform from local coordinates to the points of the canvas.
    public var transform: CGAffineTransform

    /// Creates a filled path, or with a stroke the area that the pen covers.
    public init(
      path: Path, stroke: StrokeStyle? = nil, rule: FillRule = .nonZero,
      isAntialiased: Bool = true, paint: Paint, opacity: Double = 1,
      transform: CGAffineTransform = .identity
    ) {
      self.path = path
      self.stroke = stroke
      self.rule = rule
      self.isAntialiased = isAntialiased
      self.paint = paint
      self.opacity = opacity
      self.transform = transform
    }

    /// The path that is filled: `path`, or the outline of the stroke, which is made on each read.
    public var outline: Path { stroke.map { path.strokedPath($0) } ?? path }
  }

  /// Shaped text; the run's origin (its first baseline point) is at (0, 0) in local coordinates.
  public struct Glyphs: Equatable, Sendable {
    /// The glyphs and their positions.
    public var run: GlyphRun
    /// The paint of the glyphs, in local coordinates.
    public var paint: Paint
    /// The opacity, 0...1, which multiplies the paint's alpha; other numbers are clamped, and NaN is
    /// 0.
    public var opacity: Double
    /// The transform from local coordinates to the points of the canvas.
    public var transform: CGAffineTransform

    /// Creates a line of text, filled with a paint.
    public init(
      run: GlyphRun, paint: Paint, opacity: Double = 1, transform: CGAffineTransform = .identity
    ) {
      self.run = run
      self.paint = paint
      self.opacity = opacity
      self.transform = transform
    }
  }

  /// A bitmap stretched over `rect` in local coordinates.
  public struct ImageItem: Equatable, Sendable {
    /// The picture. A bitmap without pixels draws nothing.
    public var bitmap: Bitmap
    /// The rectangle that the bitmap fills, in local coordinates; a negative size is the same
    /// rectangle from its opposite corner.
    public var rect: CGRect
    /// The way in which colours between the bitmap's pixels are computed.
    public var sampling: Sampling
    /// The opacity, 0...1, which multiplies the bitmap's alpha; other numbers are clamped, and NaN is
    /// 0.
    public var opacity: Double
    /// The transform from local coordinates to the points of the canvas.
    public var transform: CGAffineTransform

    /// Creates a bitmap that is stretched over a rectangle.
    public init(
      bitmap: Bitmap, rect: CGRect, sampling: Sampling = .smooth, opacity: Double = 1,
      transform: CGAffineTransform = .identity
    ) {
      self.bitmap = bitmap
      self.rect = rect
      self.sampling = sampling
      self.opacity = opacity
      self.transform = transform
    }
  }

  /// Creates an item; by default it is anonymous and drawn over the content behind it.
  public init(
    id: UInt64 = 0, version: UInt64 = 0, blend: BlendOperator = .normal, _ content: Content
  ) {
    self.id = id
    self.version = version
    self.blend = blend
    self.content = content
  }
}

/// The rule for which points lie inside a path.
public enum FillRule: Equatable, Hashable, Sendable {
  /// A point is inside where the outline's turns around it, counted with their sign, do not add up to
  /// 0.
  case nonZero
  /// A point is inside where a ray from it meets the outline an odd number of times.
  case evenOdd
}
