import Foundation

/// Which stretches of a subpath, counted in lengths from its start, a window does not show.
///
/// Found by halving: a segment that may be seen is cut in the middle of its length until the pieces
/// hold a dash or two. So as many places are looked for as there are dashes to be seen, and some
/// for each halving, not one for every dash.
struct HiddenLengths {
  /// Ascending; those that meet are one.
  private var stretches: [ClosedRange<Double>] = []
  /// A dash must lie so far inside a stretch: its own ends are found to within the cutter's noise.
  private let margin: Double
  /// The first stretch that a later question can be about.
  private var next = 0

  private static let deepestHalving = 48

  /// - Parameters:
  ///   - lengths: of the subpath's segments.
  ///   - finest: stretches of this length are not halved.
  ///   - noise: lengths that are none.
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

  /// Whether nothing is seen between two lengths. To be asked with ascending ones.
  mutating func contains(_ begin: Double, _ end: Double) -> Bool {
    while next < stretches.count, stretches[next].upperBound < begin { next += 1 }
    guard next < stretches.count else { return false }
    let stretch = stretches[next]
    // The ends of the subpath are ends of segments, found without a search.
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
      // By the search that finds the ends of dashes, so that what it is off by is the same.
      let place = (middle, segment.parameter(atLength: middle, of: length))
      visit(from: a, to: place, depth: depth + 1)
      visit(from: place, to: b, depth: depth + 1)
    }
  }
}
