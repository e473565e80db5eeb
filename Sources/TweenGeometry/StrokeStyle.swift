import Foundation

/// How the open ends of a stroke look.
@frozen public enum CGLineCap: Int32, Sendable {
  /// The line ends straight at its last point.
  case butt
  /// Half a circle is set on the end.
  case round
  /// The line goes straight on for half its width.
  case square
}

/// How the corners of a stroke look.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// The sides run on until they meet; a bevel where that would be beyond the miter limit.
  case miter
  /// A sector of a circle about the corner.
  case round
  /// The corner is cut off by a straight line between the sides' ends.
  case bevel
}

/// The measures of a stroked outline, in points.
///
/// Any numbers may be stored; `Path.strokedPath(_:)` says what is drawn of them.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  /// The width, half of it to each side of the path. Nothing is drawn where it is not above 0, or
  /// not finite.
  public var lineWidth: CGFloat
  /// How open subpaths and dashes end.
  public var lineCap: CGLineCap
  /// How lines and curves meet at a corner.
  public var lineJoin: CGLineJoin
  /// The longest allowed miter as a multiple of the line width; longer ones turn into bevels, and
  /// all of them where it is below 1 or NaN.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts in turn, again from the first when all are used up;
  /// empty for a whole line. So is a list with a negative, infinite or NaN entry, or whose sum is
  /// 0.
  public var dash: [CGFloat]
  /// Where in the dash pattern each subpath starts, as a length from its beginning; negative ones
  /// lie before it. One that is not finite counts as 0.
  public var dashPhase: CGFloat

  /// A style of these measures: a whole line of width 1 with butt caps and mitered joins, if not
  /// told otherwise.
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
