import Foundation
import TweenGeometry

/// The distances that a view prefers to its neighbours, edge by edge.
public struct ViewSpacing: Sendable {
  private(set) var preference: SpacingPreference

  /// Asks for no distance at all.
  public static let zero = ViewSpacing(SpacingPreference.none)

  /// Asks for the default distance.
  public init() { preference = .leaf }

  init(_ preference: SpacingPreference) { self.preference = preference }

  /// An edge at which there is a text is that of a text.
  mutating func preferTexts() { preference.preferTexts() }

  /// Takes over what `other` asks for on `edges`, where that is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preference.formUnion(other.preference, edges: edges)
  }

  /// What both ask for on `edges`; on others what this one does.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred distance from this view to the next on an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    SpacingPreference.distance(
      from: preference, to: next.preference, isHorizontal: axis == .horizontal)
  }
}
