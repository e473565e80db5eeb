import Foundation

/// The stretches of a subpath, as lengths from its start, that are invisible in a window.
///
/// They are found by bisection: a segment that may be visible is halved by length until a piece has the
/// length of one or two dashes. The number of searches is proportional to the number of visible dashes,
/// not to that of all dashes.
struct HiddenLengths {
  /// The stretches in ascending order; adjacent stretches are joined.
  private var stretches: [ClosedRange<Double>] = []
  /// The distance from the ends of a stretch within which a dash counts as visible, because the ends of
  /// dashes have an error of the cutter's noise.
  private let margin: Double
  /// The first stretch that a later call can need.
  private var next = 0

  private static let deepestHalving = 48

  /// - Parameters:
  ///   - lengths: The lengths of the subpath's segments.
  ///   - finest: Stretches of at most this length are not halved.
  ///   - noise: Lengths of at most this are rounding errors.
  init(
    of subpath: StrokeSubpath, _ lengths: [Double], in window: StrokeWindow, finest: Double,
    noise: Double
  ) {
    margin = 4 * noise
    var passed = 0.0
    for (segment, length) in zip(subpath.segments, lengths) {
      var search = Search(
        segment: segment, length: length, window: window, finest: max(finest, 8 * noise),
        passed: passed)
      search.visit(from: (0, 0), to: (length, 1), depth: 0)
      for stretch in search.found { add(stretch) }
      passed += length
    }
  }

  private mutating func add(_ stretch: ClosedRange<Double>) {
    if let last = stretches.last, last.upperBound >= stretch.lowerBound {
      stretches[stretches.count - 1] =
        last.lowerBound...max(last.upperBound, stretch.upperBound)
    } else {
      stretches.append(stretch)
    }
  }

  /// Returns whether the part between two lengths is invisible. Calls must be in ascending order.
  mutating func contains(_ begin: Double, _ end: Double) -> Bool {
    while next < stretches.count, stretches[next].upperBound < begin { next += 1 }
    guard next < stretches.count else { return false }
    let stretch = stretches[next]
    // The ends of the subpath are ends of segments, which have no search error.
    return (begin <= 0 ? stretch.lowerBound <= 0 : stretch.lowerBound <= begin - margin)
      && end + margin <= stretch.upperBound
  }

  /// A search in one segment.
  private struct Search {
    typealias Place = (length: Double, t: Double)

    let segment: Segment
    let length: Double
    let window: StrokeWindow
    let finest: Double
    let passed: Double
    var found: [ClosedRange<Double>] = []

    mutating func visit(from a: Place, to b: Place, depth: Int) {
      if b.length <= a.length { return }
      if window.hides(segment.box(from: a.t, to: b.t)) {
        found.append(passed + a.length...passed + b.length)
        return
      }
      if b.length - a.length <= finest || depth >= HiddenLengths.deepestHalving { return }
      let middle = (a.length + b.length) * 0.5
      // The same search as for the ends of dashes, so that its error is the same.
      let place = (middle, segment.parameter(atLength: middle, of: length))
      visit(from: a, to: place, depth: depth + 1)
      visit(from: place, to: b, depth: depth + 1)
    }
  }
}
