import Foundation
import TweenMath

/// The outline of a two-dimensional shape, in points, y growing downwards.
///
/// Storage is two flat arrays: `verbs`, one byte a segment, and `coordinates`, the numbers those
/// verbs consume in order. Arcs stay arcs (see `Verb.arc`), so that flattening can step them by
/// angle and a path that is transformed by any affine map keeps its exact curves.
///
/// A value: copies share their storage until one of them changes. Adding a segment takes constant
/// time on the average; comparing looks at every number, except of copies that still share them.
/// Numbers are taken as they are: a path with one that is not finite draws nothing when it is
/// filled.
public struct Path: Equatable, Sendable {
  /// One segment kind; the count of numbers each consumes from `coordinates` is `coordinateCount`.
  package enum Verb: UInt8, Sendable {
    /// x, y
    case move
    /// x, y
    case line
    /// x1, y1, x, y
    case quad
    /// x1, y1, x2, y2, x, y
    case cubic
    /// cx, cy, ux, uy, vx, vy, t0, sweep: the points c + u cos t + v sin t for t from t0 to
    /// t0 + sweep (radians, signed). The current point is always the arc's start when it is
    /// reached: builders put a move or a line before it.
    case arc
    case close

    @inlinable package var coordinateCount: Int {
      switch self {
      case .move, .line: 2
      case .quad: 4
      case .cubic: 6
      case .arc: 8
      case .close: 0
      }
    }
  }

  package var verbs: ContiguousArray<Verb> = []
  package var coordinates: ContiguousArray<Double> = []

  /// A path without segments, which takes no memory.
  public init() {}
}
