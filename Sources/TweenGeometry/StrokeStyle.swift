import Foundation

/// The shape of the open ends of a stroke.
@frozen public enum CGLineCap: Int32, Sendable {
  /// The line ends straight at its last point.
  case butt
  /// A half circle is added to the end.
  case round
  /// The line is extended by half of its width.
  case square
}

/// The shape of the corners of a stroke.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// The sides are extended until they meet, or replaced by a bevel beyond the miter limit.
  case miter
  /// A sector of a circle about the corner is added.
  case round
  /// The corner is cut off by a straight line between the ends of the sides.
  case bevel
}

/// The properties of a stroked outline, in points.
///
/// Any numbers can be stored; `Path.strokedPath(_:)` documents their effect.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  /// The width of the line in points, half of it on each side of the path. Nothing is drawn for a width that is
  /// not finite and above 0.
  public var lineWidth: CGFloat
  /// The shape of the ends of open subpaths and dashes.
  public var lineCap: CGLineCap
  /// The shape of the corners between lines and curves.
  public var lineJoin: CGLineJoin
  /// The limit of a miter's length, as a multiple of the line width. Longer miters become bevels; all
  /// of them where the limit is below 1 or NaN.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, repeated from the first; empty for a solid line. A list
  /// with a negative, infinite or NaN entry, or with the sum 0, also gives a solid line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which each subpath starts; a negative one is before the
  /// pattern. A phase that is not finite counts as 0.
  public var dashPhase: CGFloat

  /// Creates a stroke style, by default a solid line 1 point wide with butt caps and mitered joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
