import Foundation
import TweenGeometry
import TweenMotion

/// What fills a shape, in the shape's own coordinates, everything resolved to numbers.
public enum Paint: Equatable, Sendable {
  /// One colour.
  case solid(Color.Resolved)
  /// Colours of a ramp.
  case gradient(GradientPaint)
  // Rare and large: kept aside, so that all other paints are small.
  /// The colours of a bitmap.
  indirect case pattern(PatternPaint)
}

/// A bitmap as paint, once or over and over. Nothing is drawn with one whose numbers are not
/// finite, or that its map lays on a line.
public struct PatternPaint: Equatable, Sendable {
  /// What stands outside the source rectangle, along one axis.
  public enum Extent: Equatable, Sendable {
    /// The rectangle again.
    case tiled
    /// The colours at its edge.
    case padded
    /// Nothing.
    case clear
  }

  /// The picture.
  public var bitmap: Bitmap
  /// The part of the bitmap that is used, in its pixels; what of it lies outside the bitmap is cut
  /// off. Colours from outside the part never mix in.
  public var source: CGRect
  /// What is to the left and to the right of the source rectangle.
  public var horizontal: Extent
  /// What is above and below it.
  public var vertical: Extent
  /// How colours between and among the bitmap's pixels are found.
  public var sampling: Sampling
  /// 0...1, multiplies the bitmap's alpha; what is outside is clamped, and NaN is 0.
  public var opacity: Double
  /// The bitmap's pixels (from its top left corner) to the item's local space.
  public var transform: CGAffineTransform

  /// A bitmap as paint, tiled along both axes, if not told otherwise.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - source: the part of them that is shown, in pixels; nil: the whole bitmap.
  ///   - horizontal: what lies to the left and right of it.
  ///   - vertical: what lies above and below it.
  ///   - sampling: how pixels are read between their centres.
  ///   - opacity: 0 is clear, 1 is as the bitmap is.
  ///   - transform: from the bitmap's pixels to the space it is drawn in.
  public init(
    bitmap: Bitmap, source: CGRect? = nil, horizontal: Extent = .tiled, vertical: Extent = .tiled,
    sampling: Sampling = .smooth, opacity: Double = 1,
    transform: CGAffineTransform = .identity
  ) {
    self.bitmap = bitmap
    self.source = source ?? CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    self.horizontal = horizontal
    self.vertical = vertical
    self.sampling = sampling
    self.opacity = opacity
    self.transform = transform
  }
}

/// How a bitmap's colours are found between its pixels, and among them when it is drawn smaller.
public enum Sampling: Equatable, Sendable {
  /// The pixel in which the point lies.
  case nearest
  /// Between the four pixels around the point.
  case linear
  /// As `linear`; where the bitmap is drawn at less than its size, the mean over the area a pixel
  /// covers.
  case smooth
}

/// A resolved gradient: a colour ramp over `t` in 0...1 and the geometry that gives each point its `t`.
public struct GradientPaint: Equatable, Sendable {
  /// How a point's place becomes its `t`; all numbers are in gradient space, angles in radians.
  public enum Geometry: Equatable, Sendable {
    /// `t` is 0 at `start`, 1 at `end`, and constant across.
    case linear(start: CGPoint, end: CGPoint)
    /// `t` is 0 at `startRadius` from the centre and 1 at `endRadius`.
    case radial(center: CGPoint, startRadius: Double, endRadius: Double)
    /// `t` is 0 at `startAngle` and 1 at `endAngle` (radians, clockwise on screen from +x). A gap
    /// is filled with the last and the first colour, switching half-way; of more than a full turn
    /// only the last shows.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
  }

  /// The space colours are mixed in between stops.
  public enum Interpolation: Equatable, Sendable {
    /// OKLab, premultiplied.
    case perceptual
    /// Encoded sRGB, premultiplied.
    case device
  }

  /// A colour at a place of the ramp.
  public struct Stop: Equatable, Sendable {
    /// What the ramp shows there.
    public var color: Color.Resolved
    /// Its `t`, which may lie outside 0...1.
    public var location: Double
    /// A colour at a `t`, taken as it is.
    public init(color: Color.Resolved, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How a point's place becomes its `t`.
  public var geometry: Geometry
  /// In the order given; equal locations make a hard edge. A location that is NaN, or lies before
  /// the one in front of it, counts as that one. Without stops nothing is drawn.
  public var stops: [Stop]
  /// Which numbers are mixed between stops.
  public var interpolation: Interpolation
  /// Gradient space to the item's local space (elliptical gradients are stretched radial ones).
  public var transform: CGAffineTransform

  /// A gradient of these settings, with its geometry in the item's local space, if not told
  /// otherwise.
  public init(
    geometry: Geometry, stops: [Stop], interpolation: Interpolation = .perceptual,
    transform: CGAffineTransform = .identity
  ) {
    self.geometry = geometry
    self.stops = stops
    self.interpolation = interpolation
    self.transform = transform
  }
}
