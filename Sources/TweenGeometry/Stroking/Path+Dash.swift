import Foundation

extension Path {
  /// The painted parts of the path under the style's dashes, as subpaths of their own; the path
  /// itself where the dashes have no effect. `strokedPath(_:)` says how they are counted.
  package func dashed(_ style: StrokeStyle) -> Path {
    // Only the dashes count. Caps decide which lengths of 0 are seen: butt ones leave them out.
    guard let cut = DashPattern(style)?.cut(strokeSubpaths) else { return self }
    var result = Path()
    for part in cut.parts {
      guard let first = part.segments.first else { continue }
      result.move(to: first.start)
      for segment in part.segments { result.append(segment) }
      if part.isClosed { result.closeSubpath() }
    }
    return result
  }
}
