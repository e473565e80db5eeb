import Foundation
import TweenGeometry
import TweenMotion

/// The waist between views and pixels: what to draw, back to front, in points.
///
/// A value. Views append and replace items; the rasterizer reads them and nothing else. Items lie
/// flat in `items`; a layer is a `beginLayer` item, the items inside, and an `endLayer` item.
///
/// Items with numbers that are not finite, or too large, are left out when the list is drawn, one
/// by one.
public struct DisplayList: Equatable, Sendable {
  /// The canvas in points. Times `scale` it is rounded to whole pixels; a renderer refuses one that
  /// is negative, not finite or too large.
  public var size: CGSize
  /// Device pixels per point, finite and not negative.
  public var scale: Double
  /// What the canvas is cleared to.
  public var background: Color.Resolved
  /// What is drawn, from back to front.
  public var items: [DisplayItem]

  /// A list of these items on a white canvas with a pixel for each point, if not told otherwise.
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

/// One thing to draw, or an end of a layer.
public struct DisplayItem: Equatable, Sendable {
  /// The same thing in successive frames bears the same id. 0: anonymous, compared by value.
  public var id: UInt64
  /// Changes whenever `content` does. Two items with equal non-zero id and equal version draw the
  /// same pixels, and a renderer relies on it.
  public var version: UInt64
  /// How it goes onto what is behind it, in the innermost layer around it. For a `beginLayer`, how
  /// the whole layer does; nothing for an `endLayer`.
  public var blend: BlendOperator
  /// What is drawn.
  public var content: Content

  /// The kinds of items.
  public enum Content: Equatable, Sendable {
    /// A shape or a stroke in a paint.
    case fill(Fill)
    /// A line of text in a paint.
    case glyphs(Glyphs)
    /// A bitmap.
    case image(ImageItem)
    /// What follows, up to its `endLayer`, is drawn as one picture. Without an end it goes on to
    /// the end of the list.
    case beginLayer(Layer)
    /// The end of the innermost open layer. One too many is ignored.
    case endLayer
  }

  /// A filled path, or what a pen draws along one.
  public struct Fill: Equatable, Sendable {
    /// In local coordinates.
    public var path: Path
    /// The pen that follows the path, its lengths in local coordinates. What it covers is then
    /// filled, which is what lies inside `Path.strokedPath(_:)` of the style: under the nonzero
    /// rule its whole way, under the even-odd rule without what it covers twice. Who draws the item
    /// makes that outline. nil: what lies inside the path itself is filled.
    public var stroke: StrokeStyle?
    /// What counts as inside.
    public var rule: FillRule
    /// Whether edges are smoothed. Otherwise a pixel is covered wholly or not at all.
    public var isAntialiased: Bool
    /// In local coordinates.
    public var paint: Paint
    /// 0...1, multiplies the paint's alpha; what is outside is clamped, and NaN is 0.
    public var opacity: Double
    /// Local coordinates to the canvas's points.
    public var transform: CGAffineTransform

    /// A filled path, or with a stroke what the pen covers.
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

    /// The path that is filled: `path`, or the outline of what the pen covers, made anew each time.
    public var outline: Path { stroke.map { path.strokedPath($0) } ?? path }
  }

  /// Shaped text; the run's origin (its first baseline point) is at (0, 0) in local coordinates.
  public struct Glyphs: Equatable, Sendable {
    /// The glyphs and their places.
    public var run: GlyphRun
    /// What fills them, in local coordinates.
    public var paint: Paint
    /// 0...1, multiplies the paint's alpha; what is outside is clamped, and NaN is 0.
    public var opacity: Double
    /// Local coordinates to the canvas's points.
    public var transform: CGAffineTransform

    /// A line of text in a paint.
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
    /// The picture. One without pixels draws nothing.
    public var bitmap: Bitmap
    /// Where it goes, in local coordinates; a negative size counts as the same rectangle from its
    /// other corner.
    public var rect: CGRect
    /// How colours between and among the bitmap's pixels are found.
    public var sampling: Sampling
    /// 0...1, multiplies the bitmap's alpha; what is outside is clamped, and NaN is 0.
    public var opacity: Double
    /// Local coordinates to the canvas's points.
    public var transform: CGAffineTransform

    /// A bitmap stretched over a rectangle.
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

  /// An item; anonymous and drawn over what is behind it, if not told otherwise.
  public init(
    id: UInt64 = 0, version: UInt64 = 0, blend: BlendOperator = .normal, _ content: Content
  ) {
    self.id = id
    self.version = version
    self.blend = blend
    self.content = content
  }
}

/// Which points lie inside a path.
public enum FillRule: Equatable, Hashable, Sendable {
  /// Where the outline's turns around the point, counted with their sign, do not add up to 0.
  case nonZero
  /// Where a ray from the point meets the outline an odd number of times.
  case evenOdd
}
