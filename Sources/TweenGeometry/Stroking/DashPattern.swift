import Foundation

/// The lengths of dashes and gaps in turn.
struct DashPattern {
  /// An even number of lengths, at least one of them above 0.
  private let lengths: [Double]
  private let period: Double
  /// The phase, in 0..<period.
  private let phase: Double
  private let drawsDots: Bool

  /// The largest number of parts of a path. More parts would take seconds and much memory, for dashes
  /// that no image can resolve.
  private static let maximumParts = 100_000.0
  /// With fewer parts than this, all parts are made, visible or not: an outline that is independent of
  /// the window can be kept while the window moves.
  private static let fewest = 64.0
  /// Parts shorter than this fraction of their subpath are rounding errors.
  private static let noise = 1e-10

  /// Creates the pattern of a style; nil where it has no dashes, or invalid ones.
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

  /// Returns the dashes of `subpaths`; nil where there would be too many, counted independent of the
  /// window.
  ///
  /// - Parameter window: The window; parts that are invisible in it can be omitted.
  func cut(_ subpaths: [StrokeSubpath], seenIn window: StrokeWindow? = nil) -> DashCut? {
    var cutter = DashCutter(drawsDots: drawsDots)
    var count = 0.0
    let measured = subpaths.map { subpath in subpath.segments.map { $0.length } }
    for lengths in measured {
      count += lengths.reduce(0, +) / period * Double(self.lengths.count / 2)
    }
    guard count <= Self.maximumParts else { return nil }
    // Many short subpaths are as expensive as a long one; each can have one or two additional parts.
    let window = count + Double(subpaths.count) < Self.fewest ? nil : window
    for (subpath, lengths) in zip(subpaths, measured) {
      let isHidden = window?.hides(subpath) ?? false
      // If a part is omitted already, no proof is needed that this subpath would have another one.
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

  /// Whether the pattern begins with a dash, which decides whether a point is drawn.
  private var paintsStart: Bool {
    var here = -phase
    for index in stride(from: 0, to: lengths.count, by: 2) {
      let end = here + lengths[index]
      if here <= 0, end > 0 || (here == 0 && end == 0) { return true }
      here = end + lengths[index + 1]
    }
    return false
  }

  /// Returns the ranges of dashes on the first `total` of a line; they can extend beyond both ends, and
  /// adjacent ranges are joined.
  private func paintedRanges(upTo total: Double, _ noise: Double) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    var cycle = 0.0
    while true {
      // The start of each period is a product, because a sum would accumulate rounding errors.
      var here = cycle * period - phase
      if here > total { return ranges }
      cycle += 1
      for index in stride(from: 0, to: lengths.count, by: 2) {
        // No dash follows, however long the pattern is.
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

/// The parts of a dashed path that are drawn.
struct DashCut {
  var parts: [StrokeSubpath]
  /// Whether no part was omitted.
  var isComplete: Bool
}

/// Divides subpaths into dashes.
private struct DashCutter {
  /// Whether a dash of length 0 is drawn.
  let drawsDots: Bool
  var parts: [StrokeSubpath] = []
  var isComplete = true

  /// Returns whether any of the ranges of a subpath of length `total` is drawn.
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
      // The first and the last part are kept, because they can be joined.
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
    // Dashes at both ends of a closed subpath are one part that continues over its start.
    let head = parts.remove(at: firstPart)
    parts[parts.count - 1].segments += head.segments
  }

  /// Returns the part between two lengths; `passed` is the length before segment `first`.
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
        // The search for a parameter in a curve is expensive, and the first one is known.
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
