import Foundation

/// The least distances an element wants to its neighbours, by edge.
///
/// Today an edge either asks for the platform's default distance, or for none (spacers).
package struct SpacingPreference: Equatable {
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?

  /// No wish of its own: the default distance applies.
  package static let leaf = SpacingPreference()
  /// Wants no distance at all.
  package static let none = SpacingPreference(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// Between two elements that say nothing, in points.
  package static let defaultDistance: CGFloat = 8

  /// The distance between one element and the next on an axis: the larger of what both ask for.
  package static func distance(
    from first: SpacingPreference, to second: SpacingPreference, isHorizontal: Bool
  ) -> CGFloat {
    let before = isHorizontal ? first.trailing : first.bottom
    let after = isHorizontal ? second.leading : second.top
    switch (before, after) {
    case (nil, nil): return defaultDistance
    case (let one?, let other?): return max(one, other)
    case (let one?, nil): return one
    case (nil, let other?): return other
    }
  }
}
