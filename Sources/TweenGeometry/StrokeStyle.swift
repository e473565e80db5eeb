import Foundation

/// How the open ends of a stroke look.
@frozen public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// How the corners of a stroke look.
@frozen public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// The measures of a stroked outline, in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The longest allowed miter as a multiple of the line width; longer ones turn into bevels.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts in turn; empty for a whole line.
  public var dash: [CGFloat]
  /// Where in the dash pattern the line starts.
  public var dashPhase: CGFloat

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
