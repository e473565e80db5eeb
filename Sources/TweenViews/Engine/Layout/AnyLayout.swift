import Foundation
import TweenGeometry
import TweenMotion

/// A type-erased layout. Subviews keep their state when another layout replaces the current one,
/// and in an animated change they move to their new positions.
@frozen public struct AnyLayout: Layout {
  var box: AnyLayoutBox

  /// Creates a type-erased layout from a layout.
  public init<L: Layout>(_ layout: L) { box = LayoutBox(layout) }

  /// The cache of the erased layout.
  public struct Cache {
    fileprivate var base: ObjectIdentifier
    fileprivate var value: Any
  }

  /// The type-erased animatable data.
  public typealias AnimatableData = _AnyAnimatableData

  /// The animatable data of the erased layout. Data of another layout's type are ignored.
  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box = box.with(newValue) }
  }

  /// Returns the cache of the erased layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(base: box.id, value: box.makeCache(subviews))
  }

  /// Updates the cache by the erased layout. A cache of another layout's type is replaced by a new
  /// one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.base == box.id else {
      cache = makeCache(subviews: subviews)
      return
    }
    box.updateCache(&cache.value, subviews)
  }

  /// Replaces a cache of another layout's type by a new one.
  private func prepare(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.base != box.id { cache = makeCache(subviews: subviews) }
  }

  /// Returns the distances to neighbours that the erased layout prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    prepare(&cache, subviews)
    return box.spacing(subviews, &cache.value)
  }

  /// Returns the size of the erased layout for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    prepare(&cache, subviews)
    return box.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the subviews by the erased layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    prepare(&cache, subviews)
    box.placeSubviews(in: bounds, proposal, subviews, &cache.value)
  }

  /// Returns the position that the erased layout sets for a horizontal guide; nil if it sets none.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    prepare(&cache, subviews)
    return box.explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache.value)
  }

  /// Returns the position that the erased layout sets for a vertical guide; nil if it sets none.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    prepare(&cache, subviews)
    return box.explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache.value)
  }
}

extension AnyLayout: LayoutHiding {
  var hiddenLayout: ObjectIdentifier { box.id }
}

extension AnyLayout: AxisChanging {
  var stackAxis: Axis? { box.stackAxis }
}

/// The storage of a type-erased layout.
// Immutable once it is shared: `with` copies.
@usableFromInline class AnyLayoutBox: @unchecked Sendable {
  var id: ObjectIdentifier { preconditionFailure("Subclasses override this.") }
  var stackAxis: Axis? { nil }
  var animatableData: _AnyAnimatableData { .zero }
  func with(_ data: _AnyAnimatableData) -> AnyLayoutBox { self }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {}
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
}

// As its base class: `with` changes only a copy that is not shared yet.
private final class LayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
  private var layout: L

  init(_ layout: L) { self.layout = layout }

  override var id: ObjectIdentifier { ObjectIdentifier(L.self) }

  override var stackAxis: Axis? {
    (layout as? any AxisChanging)?.stackAxis ?? L.layoutProperties.stackOrientation
  }

  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  override func with(_ data: _AnyAnimatableData) -> AnyLayoutBox {
    guard let data = data.value(as: L.AnimatableData.self) else { return self }
    let copy = LayoutBox(layout)
    copy.layout.animatableData = data
    return copy
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  /// Calls `body` with the cache in its own type.
  private func open<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    cache = ()
    defer { cache = typed }
    return body(&typed)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    open(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    open(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    open(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    open(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    open(&cache, subviews) {
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
    }
  }
}
