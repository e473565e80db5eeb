import TweenMath

/// The stretches of a subpath that are visible in a window, as pieces for stroking.
///
/// A stretch begins and ends in an invisible part: a piece, or a step of a curve, before the first
/// visible piece and after the last. So each visible piece has its neighbours and its corners, and its
/// sides are the same as in the whole stroke.
struct SeenStretches {
  struct Stretch {
    var pieces: [StrokePiece]
    /// Whether the stretch begins, or ends, at the end of the subpath.
    var hasStart = false
    var hasEnd = false
  }

  private(set) var stretches: [Stretch] = []

  /// Subpaths with fewer segments or steps than this are stroked whole: an outline that is independent
  /// of the window can be kept while the window moves.
  private static let least = 64
  /// Sequences of visible steps of a curve are not halved below this number.
  private static let leastSteps = 8

  private let segments: [Segment]
  private let window: StrokeWindow
  private let tolerance: Double

  /// Creates the stretches; nil where everything is visible, or too little is omitted to be worthwhile.
  init?(of subpath: StrokeSubpath, in window: StrokeWindow, tolerance: Double) {
    segments = subpath.segments
    self.window = window
    self.tolerance = tolerance
    let steps = segments.map { $0.isStepped ? $0.vertexSteps(tolerance) : 1 }
    guard steps.reduce(0, +) >= Self.least else { return nil }
    let isSeen = segments.map { !window.hides($0) }
    let count = segments.count
    /// Whether the neighbouring piece is visible; a closed subpath continues over its start.
    func seen(_ index: Int) -> Bool {
      if index >= 0 && index < count { return isSeen[index] }
      return subpath.isClosed && isSeen[(index + count) % count]
    }
    var left = 0
    for index in 0..<count {
      let found = runs(
        of: segments[index], steps[index], isSeen: isSeen[index], isLed: seen(index - 1),
        isFollowed: seen(index + 1))
      left += steps[index] - found.reduce(0) { $0 + $1.count - 1 }
      for run in found {
        guard let piece = piece(segments[index], run, of: steps[index]) else { return nil }
        add(
          piece, startsAt: run.lowerBound == 0 ? index : -1,
          endsAt: run.upperBound == steps[index] ? index + 1 : -1)
      }
    }
    guard left >= Self.least / 2 else { return nil }
    close(subpath)
  }

  /// Returns the steps of a segment that are needed, as ranges of vertices, in order.
  private func runs(
    of segment: Segment, _ steps: Int, isSeen: Bool, isLed: Bool, isFollowed: Bool
  ) -> [ClosedRange<Int>] {
    if !isSeen && !isLed && !isFollowed { return [] }
    if steps == 1 { return [0...1] }
    var found: [ClosedRange<Int>] = []
    // The corners of its neighbours need the first and the last step.
    if isSeen || isLed { found.append(0...1) }
    if isSeen { addRuns(of: segment, 0, steps, of: steps, &found) }
    if isSeen || isFollowed { Self.append(steps - 1...steps, to: &found) }
    return found
  }

  private func addRuns(
    of segment: Segment, _ first: Int, _ last: Int, of steps: Int,
    _ found: inout [ClosedRange<Int>]
  ) {
    let count = Double(steps)
    if window.hides(segment.box(from: Double(first) / count, to: Double(last) / count)) { return }
    if last - first <= Self.leastSteps {
      // One more step at both ends, for the corners.
      return Self.append(max(first - 1, 0)...min(last + 1, steps), to: &found)
    }
    let middle = (first + last) / 2
    addRuns(of: segment, first, middle, of: steps, &found)
    addRuns(of: segment, middle, last, of: steps, &found)
  }

  private static func append(_ run: ClosedRange<Int>, to found: inout [ClosedRange<Int>]) {
    if let last = found.last, last.upperBound >= run.lowerBound {
      found[found.count - 1] = last.lowerBound...max(last.upperBound, run.upperBound)
    } else {
      found.append(run)
    }
  }

  private func piece(_ segment: Segment, _ run: ClosedRange<Int>, of steps: Int) -> StrokePiece? {
    run.count == steps + 1
      ? StrokePiece(segment, tolerance: tolerance)
      : StrokePiece(segment, steps: run, tolerance: tolerance)
  }

  /// The index of the segment at whose start the last stretch ends; -1: it ends inside a segment.
  private var end = -1

  private mutating func add(_ piece: StrokePiece, startsAt start: Int, endsAt newEnd: Int) {
    if start > 0, start == end {
      stretches[stretches.count - 1].pieces.append(piece)
    } else {
      stretches.append(Stretch(pieces: [piece], hasStart: start == 0))
    }
    end = newEnd
  }

  private mutating func close(_ subpath: StrokeSubpath) {
    guard end == segments.count, let first = stretches.first else { return }
    let last = stretches.count - 1
    if !subpath.isClosed {
      stretches[last].hasEnd = true
    } else if first.hasStart, last > 0 {
      // The stretch continues over the start.
      stretches[last].pieces += first.pieces
      stretches.removeFirst()
    }
    if subpath.isClosed {
      for index in stretches.indices { stretches[index].hasStart = false }
    }
  }
}

extension Segment {
  /// Whether the segment is approximated by chords.
  fileprivate var isStepped: Bool {
    switch self {
    case .line: false
    case .quad, .cubic: true
    case .arc(_, let arc, _): arc.circleRadius == nil
    }
  }
}
