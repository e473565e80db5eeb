import Foundation

extension StrokeStyle {
  /// Whether corners can have miters.
  fileprivate var hasTips: Bool { lineJoin == .miter && miterLimit >= 1 }

  /// The largest distance of the stroke from any path: every point of `Path.strokedPath(_:)` is within
  /// this distance of a point of the path. 0 where the stroke draws nothing.
  package var reach: Double { reach(longestTip: miterLimit) }

  fileprivate func reach(longestTip: Double) -> Double {
    guard lineWidth > 0 else { return 0 }
    let cap = lineCap == .square ? 2.0.squareRoot() : 1
    // A thousandth more, for rounding.
    return lineWidth / 2 * max(cap, hasTips ? longestTip : 1) * 1.001
  }
}

extension Path {
  /// Returns the style's `reach` for this path, with the actual lengths of its miters; those longer than
  /// a thousand widths count with the limit. Use it where a larger box costs more than reading all
  /// corners.
  package func strokeReach(_ style: StrokeStyle) -> Double {
    // Dashes can omit the shortest segments and join others.
    guard style.hasTips, style.dash.isEmpty, style.lineWidth > 0 else { return style.reach }
    return style.reach(longestTip: longestTip(upTo: Double(style.miterLimit)))
  }

  /// Returns an upper bound of the longest miter within the limit, as a multiple of the width; at least
  /// 1.
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
        // The square of the length, as the stroker computes it, up to rounding.
        let square = cosine > -1 ? 2 / (1 + cosine) : .infinity
        if square < 1e6 {
          let length = square.squareRoot()
          if length <= limit * 1.001 { longest = max(longest, min(length, limit)) }
        } else if limit > 990 {
          // So close to a reversal, rounding errors dominate.
          return limit
        }
      }
    }
    return longest
  }
}
