import Foundation
import TweenGeometry

/// The distances to neighbours that a view prefers, for each edge.
public struct ViewSpacing: Sendable {
  private(set) var preference: SpacingPreference

  /// A preference of distance 0 to any neighbour.
  public static let zero = ViewSpacing(SpacingPreference.none)

  /// Creates a preference of the default distance, 8 points between views without text.
  public init() { preference = .leaf }

  init(_ preference: SpacingPreference) { self.preference = preference }

  /// Treats an edge with a text as a text's edge.
  mutating func preferTexts() { preference.preferTexts() }

  /// Adds the preferences of `other` on `edges`, if they are larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preference.formUnion(other.preference, edges: edges)
  }

  /// Returns these preferences, combined with those of `other` on `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the preferred distance from this view to the next along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    SpacingPreference.distance(
      from: preference, to: next.preference, isHorizontal: axis == .horizontal)
  }
}
