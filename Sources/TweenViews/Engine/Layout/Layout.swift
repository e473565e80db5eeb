import Foundation
import TweenGeometry
import TweenMotion

/// A container's way to measure itself and to place its subviews.
///
/// A layout is a value; call it with content to make a view: `Radial(radius: 40) { ... }`. Its
/// functions must be pure, apart from the cache: the engine asks as often as it likes. Coordinates
/// run from left to right; the engine mirrors them where the reading direction is the other one.
///
/// A layout with `animatableData` is laid out anew each frame while that animates.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// What kind of container it is.
  static var layoutProperties: LayoutProperties { get }

  /// What is worth keeping between calls: made once, and updated when the subviews change.
  associatedtype Cache = Void

  /// What is arranged.
  typealias Subviews = LayoutSubviews

  /// Makes what the layout keeps between its calls. Asked for once for a container, and again where
  /// the layout's type changes.
  func makeCache(subviews: Subviews) -> Cache

  /// Subviews came, went or may have other sizes, or the layout is another one. Makes the cache
  /// again by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours: by default what its subviews
  /// prefer, all together, on all edges.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size when it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Calls `place` once on each subview. One that isn't placed is centred in `bounds`, and offered
  /// what the container was; one that is placed twice stays where it was placed last.
  ///
  /// - Parameters:
  ///   - bounds: The container's own rectangle; its origin need not be zero.
  ///   - proposal: What the container was offered.
  ///   - subviews: The views to place, in the order of the content.
  ///   - cache: What `makeCache` made, as the calls before left it.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide lies in `bounds`; nil for its default place. By default explicit values of the
  /// subviews combine, guides of frames apart.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide lies in `bounds`; nil for its default place. By default explicit values of the
  /// subviews combine, guides of frames apart.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What kind of container a layout is.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges; nil where there is no such axis. Spacers grow along it.
  public var stackOrientation: Axis?

  /// Properties of a layout without an axis.
  public init() {}
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    spacing.preferTexts()
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

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

  /// The container that this layout arranges.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
