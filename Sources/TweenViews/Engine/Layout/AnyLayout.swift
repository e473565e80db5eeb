import Foundation
import TweenGeometry
import TweenMotion

/// A layout whose type is hidden. A view arranged by one keeps its subviews, with their state, when
/// another layout takes over: in an animated change they glide to their new places.
@frozen public struct AnyLayout: Layout {
  var box: AnyLayoutBox

  /// Hides a layout's type.
  public init<L: Layout>(_ layout: L) { box = LayoutBox(layout) }

  /// What a hidden layout keeps.
  public struct Cache {
    fileprivate var base: ObjectIdentifier
    fileprivate var value: Any
  }

  /// The hidden layout's data.
  public typealias AnimatableData = _AnyAnimatableData

  /// The hidden layout's data. Data of another layout's type change nothing.
  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box = box.with(newValue) }
  }

  /// What the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(base: box.id, value: box.makeCache(subviews))
  }

  /// Lets the hidden layout bring its cache up to date; another layout's is made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.base == box.id else {
      cache = makeCache(subviews: subviews)
      return
    }
    box.updateCache(&cache.value, subviews)
  }

  /// A cache that another layout made is of no use to this one.
  private func prepare(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.base != box.id { cache = makeCache(subviews: subviews) }
  }

  /// The space that the hidden layout prefers around it.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    prepare(&cache, subviews)
    return box.spacing(subviews, &cache.value)
  }

  /// The size that the hidden layout takes.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    prepare(&cache, subviews)
    return box.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Has the hidden layout place its subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    prepare(&cache, subviews)
    box.placeSubviews(in: bounds, proposal, subviews, &cache.value)
  }

  /// Where the hidden layout sets a guide; nil where it does not.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    prepare(&cache, subviews)
    return box.explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache.value)
  }

  /// Where the hidden layout sets a guide; nil where it does not.
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

/// Hides a layout's type.
// Never changed once it is shared: `with` copies.
@usableFromInline class AnyLayoutBox: @unchecked Sendable {
  var id: ObjectIdentifier { preconditionFailure("Subclasses know their layout.") }
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

// As its base: `with` changes only the copy that nobody has yet.
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
