import Foundation
import TweenGeometry
import TweenMotion

/// The waist between views and pixels: what to draw, back to front, in points.
///
/// A value. Views append and replace items; the rasterizer reads them and nothing else. Items lie
/// flat in `items`; a layer is a `beginLayer` item, the items inside, and an `endLayer` item.
public struct DisplayList: Equatable, Sendable {
  /// The canvas in points.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: Double
  /// What the canvas is cleared to.
  public var background: Color.Resolved
  public var items: [DisplayItem]

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

/// One thing to draw.
public struct DisplayItem: Equatable, Sendable {
  /// The same thing in successive frames bears the same id. 0: anonymous, compared by value.
  public var id: UInt64
  /// Changes whenever `content` does. Two items with equal non-zero id and equal version draw the
  /// same pixels, and a renderer relies on it.
  public var version: UInt64
  /// How it goes onto what is behind it, in the innermost layer around it. For a `beginLayer`, how
  /// the whole layer does; nothing for an `endLayer`.
  public var blend: BlendOperator
  public var content: Content

  public enum Content: Equatable, Sendable {
    case fill(Fill)
    case glyphs(Glyphs)
    case image(ImageItem)
    case beginLayer(Layer)
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
    public var rule: FillRule
    public var isAntialiased: Bool
    /// In local coordinates.
    public var paint: Paint
    /// 0...1, multiplies the paint's alpha.
    public var opacity: Double
    /// Local coordinates to the canvas's points.
    public var transform: CGAffineTransform

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
    public var run: GlyphRun
    public var paint: Paint
    public var opacity: Double
    public var transform: CGAffineTransform

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
    public var bitmap: Bitmap
    public var rect: CGRect
    /// How colours between and among the bitmap's pixels are found.
    public var sampling: Sampling
    public var opacity: Double
    public var transform: CGAffineTransform

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
  case nonZero
  case evenOdd
}
