import Foundation
import TweenGeometry
import TweenMotion

/// A rule by which a container measures itself and places its subviews.
///
/// A layout is a value. Call it with content to make a view: `Radial(radius: 40) { ... }`. Its
/// functions must have no side effects except on the cache, because the engine calls them any
/// number of times. Coordinates run from left to right; the engine mirrors them in right-to-left
/// layouts.
///
/// If `animatableData` animates, the container is laid out again in each frame.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// The container's properties, such as its axis. By default it has no axis.
  static var layoutProperties: LayoutProperties { get }

  /// The type of data kept between calls. It is created once, and updated when the subviews change.
  associatedtype Cache = Void

  /// The type of the subviews' collection.
  typealias Subviews = LayoutSubviews

  /// Returns the data to keep between calls. Called once for a container, and again if the layout's
  /// type changes.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after subviews were added, removed or possibly resized, or the layout
  /// changed. The default creates a new cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances to neighbours that the container prefers. The default is the union of
  /// its subviews' preferences on all edges.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview by calling `place` on it. A subview that is not placed is centred in
  /// `bounds`, with the container's proposal. The last placement of a subview applies.
  ///
  /// - Parameters:
  ///   - bounds: The container's own rectangle; its origin need not be zero.
  ///   - proposal: The proposal to the container.
  ///   - subviews: The views to place, in the order of the content.
  ///   - cache: The data that `makeCache` created, as the last call left them.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a horizontal guide in `bounds`; nil for its default. The default
  /// combines the explicit values of the subviews, except for the guides of frames.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide in `bounds`; nil for its default. The default
  /// combines the explicit values of the subviews, except for the guides of frames.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout as a container.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges its subviews, and spacers grow; nil for no axis.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without an axis.
  public init() {}
}

extension Layout where Cache == Void {
  /// Returns an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The properties of a layout without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the subviews' preferences on all edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    spacing.preferTexts()
    return spacing
  }

  /// Returns the combination of the subviews' explicit values; nil for the guides of frames, or
  /// without any.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// Returns the combination of the subviews' explicit values; nil for the guides of frames, or
  /// without any.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func combinedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard let combine = key.combine else { return nil }
    let placements = LayoutPass(bounds, proposal)
    placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.placed(by: placements), cache: &cache)
    return combine(subviews.explicitValues(of: key, placements))
  }

  /// Returns a container view that this layout arranges.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
