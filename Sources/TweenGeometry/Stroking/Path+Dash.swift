import Foundation

extension Path {
  /// Returns the dashes of the path as separate subpaths; the path itself where the dashes have no
  /// effect. See `strokedPath(_:)` for the rules.
  package func dashed(_ style: StrokeStyle) -> Path {
    // Only the dashes are used. Caps decide whether dashes of length 0 are visible: butt caps omit
    // them.
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
