import Foundation
import TweenMath

/// The outline of a two-dimensional shape, in points, with y growing downwards.
///
/// The storage is two flat arrays: `verbs`, one byte per segment, and `coordinates`, the numbers of
/// those verbs in order. Arcs stay arcs (see `Verb.arc`), so that flattening can divide them by angle,
/// and a path that is transformed by an affine transform keeps its exact curves.
///
/// Copies share their storage until one of them changes. Adding a segment takes constant time on
/// average; comparing two paths reads every number, except for copies with shared storage. Coordinates
/// are stored unchanged: a path with a coordinate that is not finite draws nothing when it is filled.
public struct Path: Equatable, Sendable {
  /// The kind of a segment; `coordinateCount` is its number of values in `coordinates`.
  package enum Verb: UInt8, Sendable {
    /// x, y
    case move
    /// x, y
    case line
    /// x1, y1, x, y
    case quad
    /// x1, y1, x2, y2, x, y
    case cubic
    /// cx, cy, ux, uy, vx, vy, t0, sweep: the points c + u cos t + v sin t for t from t0 to t0 + sweep
    /// (radians, signed). The current point before an arc is always the arc's start: builders add a
    /// move or a line before it.
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

  /// Creates an empty path, which allocates no memory.
  public init() {}
}
