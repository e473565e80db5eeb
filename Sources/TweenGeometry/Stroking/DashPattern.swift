import Foundation

/// Painted and unpainted lengths in turn.
struct DashPattern {
  /// An even count, at least one above 0.
  private let lengths: [Double]
  private let period: Double
  /// 0..<period.
  private let phase: Double
  private let drawsDots: Bool

  /// A path is never cut into more parts than this: more would take seconds, and fill memory, for
  /// dashes that no picture can show.
  private static let mostParts = 100_000.0
  /// Fewer parts of a path than this are all made, seen or not: an outline that does not depend on
  /// the window can be kept while the window moves.
  private static let fewest = 64.0
  /// Parts shorter than this fraction of their subpath are rounding noise.
  private static let noise = 1e-10

  /// nil where the style has no dashes, or none that make sense.
  init?(_ style: StrokeStyle) {
    let dash = style.dash.map { Double($0) }
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = dash.count % 2 == 0 ? dash : dash + dash
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    drawsDots = style.lineCap != .butt
    var phase = Double(style.dashPhase)
    phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    self.phase = phase < 0 ? phase + period : phase
  }

  /// The painted parts of `subpaths`; nil where they would be too many. Seen or not: where the
  /// pattern has an effect does not depend on the window.
  ///
  /// - Parameter window: parts of which nothing is seen there may be left out.
  func cut(_ subpaths: [StrokeSubpath], seenIn window: StrokeWindow? = nil) -> DashCut? {
    var cutter = DashCutter(drawsDots: drawsDots)
    var count = 0.0
    let measured = subpaths.map { subpath in subpath.segments.map { $0.length } }
    for lengths in measured {
      count += lengths.reduce(0, +) / period * Double(self.lengths.count / 2)
    }
    guard count <= Self.mostParts else { return nil }
    // Many short subpaths are as dear as a long one; each may have a part or two more.
    let window = count + Double(subpaths.count) < Self.fewest ? nil : window
    for (subpath, lengths) in zip(subpaths, measured) {
      let isHidden = window?.hides(subpath) ?? false
      // One that leaves out some part anyway needs no proof that there would have been another.
      if isHidden, !cutter.isComplete { continue }
      let total = lengths.reduce(0, +)
      guard total > 0 else {
        if !paintsStart { continue }
        if isHidden && drawsDots { cutter.isComplete = false } else { cutter.parts.append(subpath) }
        continue
      }
      let noise = Self.noise * total
      let ranges = paintedRanges(upTo: total, noise)
      if isHidden {
        if cutter.draws(ranges, upTo: total, noise) { cutter.isComplete = false }
        continue
      }
      var hidden: HiddenLengths?
      if let window {
        hidden = HiddenLengths(of: subpath, lengths, in: window, finest: 8 * period, noise: noise)
      }
      cutter.cut(
        subpath, lengths: lengths, total: total, ranges: ranges, noise: noise, hidden: hidden)
    }
    return DashCut(parts: cutter.parts, isComplete: cutter.isComplete)
  }

  /// Whether the pattern paints where it begins: what becomes of a point.
  private var paintsStart: Bool {
    var here = -phase
    for index in stride(from: 0, to: lengths.count, by: 2) {
      let end = here + lengths[index]
      if here <= 0, end > 0 || (here == 0 && end == 0) { return true }
      here = end + lengths[index + 1]
    }
    return false
  }

  /// Where the pattern paints on the first `total` of a line; the ranges may reach beyond both
  /// ends, and those that meet are one.
  private func paintedRanges(upTo total: Double, _ noise: Double) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    var cycle = 0.0
    while true {
      // The start of each period is a product, not a sum that gathers rounding.
      var here = cycle * period - phase
      if here > total { return ranges }
      cycle += 1
      for index in stride(from: 0, to: lengths.count, by: 2) {
        // Nothing is painted from here on, however long the pattern is.
        if here > total { return ranges }
        let length = lengths[index]
        let end = here + length
        let isInside =
          length == 0 ? end >= 0 && here <= total : end > noise && here < total - noise
        if isInside {
          if let last = ranges.last, last.upperBound >= here {
            ranges[ranges.count - 1] = last.lowerBound...max(end, last.upperBound)
          } else {
            ranges.append(here...end)
          }
        }
        here = end + lengths[index + 1]
      }
    }
  }
}

/// What the pen draws of a dashed path.
struct DashCut {
  var parts: [StrokeSubpath]
  /// Whether none was left out.
  var isComplete: Bool
}

/// Cuts subpaths into their painted parts.
private struct DashCutter {
  /// Whether a part without length is drawn.
  let drawsDots: Bool
  var parts: [StrokeSubpath] = []
  var isComplete = true

  /// Whether the pen draws any of the ranges of a subpath of length `total`.
  func draws(_ ranges: [ClosedRange<Double>], upTo total: Double, _ noise: Double) -> Bool {
    ranges.contains { drawsDots || min($0.upperBound, total) - max($0.lowerBound, 0) > noise }
  }

  mutating func cut(
    _ subpath: StrokeSubpath, lengths: [Double], total: Double, ranges: [ClosedRange<Double>],
    noise: Double, hidden: HiddenLengths?
  ) {
    if let range = ranges.first, range.lowerBound <= noise, range.upperBound >= total - noise {
      parts.append(subpath)
      return
    }
    let firstPart = parts.count
    var hidden = hidden
    var index = 0
    var passed = 0.0
    for (number, range) in ranges.enumerated() {
      let begin = max(range.lowerBound, 0)
      let end = min(range.upperBound, total)
      // The two that may be one stay.
      let isAtSeam = subpath.isClosed && (number == 0 || number == ranges.count - 1)
      if !isAtSeam, hidden?.contains(begin, end) == true {
        if drawsDots || end - begin > noise { isComplete = false }
        continue
      }
      while index < lengths.count - 1, passed + lengths[index] <= begin + noise {
        passed += lengths[index]
        index += 1
      }
      parts.append(
        part(of: subpath, lengths, from: begin, to: end, noise, first: index, passed: passed))
    }
    guard subpath.isClosed, let first = ranges.first, let last = ranges.last, ranges.count > 1,
      first.lowerBound <= noise, last.upperBound >= total - noise
    else { return }
    // Painted at both ends of a closed subpath: one part that leads over its start.
    let head = parts.remove(at: firstPart)
    parts[parts.count - 1].segments += head.segments
  }

  /// The part between two lengths; `passed` lies before segment `first`.
  private func part(
    of subpath: StrokeSubpath, _ lengths: [Double], from begin: Double, to end: Double,
    _ noise: Double, first: Int, passed: Double
  ) -> StrokeSubpath {
    var result = StrokeSubpath(start: subpath.start)
    result.isDrawn = true
    var index = first
    var here = passed
    let head = subpath.segments[first]
    let startParameter = head.parameter(atLength: begin - here, of: lengths[first])
    result.start = head.point(at: startParameter)
    result.direction = head.direction(at: startParameter) ?? result.direction
    while index < lengths.count, here < end - noise {
      let length = lengths[index]
      let segment = subpath.segments[index]
      let (a, b) = (max(begin - here, 0), min(end - here, length))
      if b - a > noise {
        // A search in a curve is dear, and the first was made.
        let isFirst = index == first && a == begin - here
        result.segments.append(
          segment.piece(
            from: isFirst ? startParameter : segment.parameter(atLength: a, of: length),
            to: segment.parameter(atLength: b, of: length)))
      }
      here += length
      index += 1
    }
    return result
  }
}
