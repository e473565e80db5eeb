import Foundation
import TweenGeometry
import TweenMotion

/// The fill of a shape, in the shape's own coordinates, with everything resolved to numbers.
public enum Paint: Equatable, Sendable {
  /// One colour for the whole shape.
  case solid(Color.Resolved)
  /// A gradient, whose colours come from a ramp.
  case gradient(GradientPaint)
  // Rare and large: kept aside, so that all other paints are small.
  /// The colours of a bitmap.
  indirect case pattern(PatternPaint)
}

/// A bitmap as paint, once or repeated. Nothing is drawn where a number is not finite, or where the
/// transform maps the bitmap to a line.
public struct PatternPaint: Equatable, Sendable {
  /// The content outside the source rectangle, along one axis.
  public enum Extent: Equatable, Sendable {
    /// The source rectangle is repeated.
    case tiled
    /// The colours at the edge of the source rectangle continue.
    case padded
    /// The paint is clear outside the source rectangle.
    case clear
  }

  /// The bitmap with which the shape is painted.
  public var bitmap: Bitmap
  /// The part of the bitmap that is used, in its pixels; parts outside the bitmap are cut off.
  /// Colours from outside this part are never mixed in.
  public var source: CGRect
  /// The content to the left and to the right of the source rectangle.
  public var horizontal: Extent
  /// The content above and below the source rectangle.
  public var vertical: Extent
  /// The way in which colours between the bitmap's pixels are computed.
  public var sampling: Sampling
  /// The opacity, 0...1, which multiplies the bitmap's alpha; other numbers are clamped, and NaN is
  /// 0.
  public var opacity: Double
  /// The transform from the bitmap's pixels (from its top left corner) to the item's local space.
  public var transform: CGAffineTransform

  /// Creates a bitmap paint; by default it is tiled along both axes.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - source: the part of the bitmap that is shown, in pixels; nil for the whole bitmap.
  ///   - horizontal: the content to the left and right of the source.
  ///   - vertical: the content above and below the source.
  ///   - sampling: the way in which colours between the pixels are computed.
  ///   - opacity: 0 is clear, 1 is the bitmap's own alpha.
  ///   - transform: from the bitmap's pixels to the item's local space.
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

/// The way in which a bitmap's colours are computed between its pixels, and when it is drawn smaller.
public enum Sampling: Equatable, Sendable {
  /// The colour of the pixel that contains the point.
  case nearest
  /// A bilinear mix of the four pixels around the point.
  case linear
  /// As `linear`; where the bitmap is drawn smaller than its size, the mean over the area that a
  /// pixel covers.
  case smooth
}

/// A resolved gradient: a colour ramp over `t` in 0...1, and the geometry that maps each point to its
/// `t`.
public struct GradientPaint: Equatable, Sendable {
  /// The map from a point to its `t`; all numbers are in gradient space, angles in radians.
  public enum Geometry: Equatable, Sendable {
    /// `t` is 0 at `start`, 1 at `end`, and constant across that line.
    case linear(start: CGPoint, end: CGPoint)
    /// `t` is 0 at `startRadius` from the centre and 1 at `endRadius`.
    case radial(center: CGPoint, startRadius: Double, endRadius: Double)
    /// `t` is 0 at `startAngle` and 1 at `endAngle` (radians, clockwise on screen from +x). A gap
    /// shows the last colour in its first half and the first colour in its second; of more than a
    /// full turn only the last turn shows.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
  }

  /// The space in which colours are mixed between stops.
  public enum Interpolation: Equatable, Sendable {
    /// Mixes premultiplied colours in OKLab.
    case perceptual
    /// Mixes premultiplied colours in encoded sRGB.
    case device
  }

  /// A colour at a location of the ramp.
  public struct Stop: Equatable, Sendable {
    /// The colour of the ramp at this stop.
    public var color: Color.Resolved
    /// The `t` of the stop, which may lie outside 0...1.
    public var location: Double
    /// Creates a stop with a colour at a `t`, which is not clamped.
    public init(color: Color.Resolved, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The map from a point to its `t`.
  public var geometry: Geometry
  /// The stops in drawing order; equal locations make a hard edge. A location that is NaN, or lower
  /// than the one before it, counts as the one before. Without stops nothing is drawn.
  public var stops: [Stop]
  /// The space in which colours are mixed between stops.
  public var interpolation: Interpolation
  /// The transform from gradient space to the item's local space (elliptical gradients are stretched
  /// radial ones).
  public var transform: CGAffineTransform

  /// Creates a gradient; by default its geometry is in the item's local space.
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
