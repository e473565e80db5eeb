import Foundation

extension StrokeStyle {
  /// Whether corners may have tips.
  fileprivate var hasTips: Bool { lineJoin == .miter && miterLimit >= 1 }

  /// How far such a pen may draw from any path: every point of `Path.strokedPath(_:)` has a point of
  /// the path within this distance. 0 where the pen draws nothing.
  package var reach: Double { reach(longestTip: miterLimit) }

  fileprivate func reach(longestTip: Double) -> Double {
    guard lineWidth > 0 else { return 0 }
    let cap = lineCap == .square ? 2.0.squareRoot() : 1
    // A thousandth more, for rounding.
    return lineWidth / 2 * max(cap, hasTips ? longestTip : 1) * 1.001
  }
}

extension Path {
  /// The same as the style's `reach` for this path alone: tips are counted as long as its corners
  /// make them. Worth its while where a wider box costs more than a look at all corners.
  package func strokeReach(_ style: StrokeStyle) -> Double {
    // Dashes may leave out the shortest segments, and join others.
    guard style.hasTips, style.dash.isEmpty, style.lineWidth > 0 else { return style.reach }
    return style.reach(longestTip: longestTip(upTo: Double(style.miterLimit)))
  }

  /// The length of the longest miter over the width, of those not above the limit; at least 1, and
  /// never less than it is.
  private func longestTip(upTo limit: Double) -> Double {
    var longest = 1.0
    for subpath in strokeSubpaths {
      let segments = subpath.segments
      guard var before = segments.last else { continue }
      for (index, segment) in segments.enumerated() {
        defer { before = segment }
        if index == 0, !subpath.isClosed { continue }
        guard let last = before.direction(at: 1), let next = segment.direction(at: 0) else {
          return limit
        }
        let cosine = last.dot(next)
        // The length squared, as the stroker has it but for rounding.
        let square = cosine > -1 ? 2 / (1 + cosine) : .infinity
        if square < 1e6 {
          let length = square.squareRoot()
          if length <= limit * 1.001 { longest = max(longest, min(length, limit)) }
        } else if limit > 990 {
          // So close to turning back rounding is all there is.
          return limit
        }
      }
    }
    return longest
  }
}
