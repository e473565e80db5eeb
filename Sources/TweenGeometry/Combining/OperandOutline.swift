import Foundation
import TweenMath

/// The subpaths of a path that take part in a combination.
struct OperandOutline {
  struct Subpath {
    var segments: [Segment]
    var isClosed: Bool
  }

  private(set) var subpaths: [Subpath] = []
  /// The bounds of the parts that are represented to scale; `low` > `high` where there are none.
  private(set) var low = SIMD2<Double>(repeating: .infinity)
  private(set) var high = SIMD2<Double>(repeating: -.infinity)
  /// Whether a coordinate is too large to be represented to scale.
  private(set) var reachesBeyond = false

  /// Creates the outline of a path, without subpaths that have coordinates that are not finite. Curves
  /// that reach beyond the representable range become straight lines.
  init(_ path: Path) {
    var current: [Segment] = []
    var isSound = true
    func finish(isClosed: Bool) {
      if isSound, !current.isEmpty {
        subpaths.append(Subpath(segments: current, isClosed: isClosed))
      }
      current.removeAll(keepingCapacity: true)
      isSound = true
    }
    path.forEachStep { step in
      switch step {
      case .move: finish(isClosed: false)
      case .segment(let segment):
        isSound = isSound && segment.isFinite
        current.append(segment)
      case .close(let line):
        isSound = isSound && line.isFinite
        current.append(line)
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
    for index in subpaths.indices { layOut(index) }
  }

  private mutating func layOut(_ subpath: Int) {
    for index in subpaths[subpath].segments.indices {
      let segment = subpaths[subpath].segments[index]
      let box = segment.controlBox
      if isReasonable(box.low), isReasonable(box.high), segment.turnsReasonably {
        low = lesser(low, box.low)
        high = greater(high, box.high)
        continue
      }
      subpaths[subpath].segments[index] = .line(segment.start, segment.end)
      for end in [segment.start, segment.end] {
        if isReasonable(SIMD2(end)) {
          low = lesser(low, SIMD2(end))
          high = greater(high, SIMD2(end))
        } else {
          reachesBeyond = true
        }
      }
    }
  }
}

extension Segment {
  fileprivate var isFinite: Bool {
    switch self {
    case .line(let p0, let p1): p0.isFinite && p1.isFinite
    case .quad(let p0, let p1, let p2): p0.isFinite && p1.isFinite && p2.isFinite
    case .cubic(let p0, let p1, let p2, let p3):
      p0.isFinite && p1.isFinite && p2.isFinite && p3.isFinite
    case .arc(let p0, let arc, let p1): p0.isFinite && arc.isFinite && p1.isFinite
    }
  }

  /// Whether the angles of an arc are within the supported range.
  fileprivate var turnsReasonably: Bool {
    guard case .arc(_, let arc, _) = self else { return true }
    return abs(arc.start) <= PathFlattener.largestCoordinate
      && abs(arc.sweep) <= PathFlattener.largestSweep
  }
}
