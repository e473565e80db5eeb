import TweenMotion

/// A style that animates, as a node keeps it: the model's style goes in, the style shown comes out.
///
/// Styles of one kind glide. When the stops change places or number, both sides are sampled at
/// all the stops' locations, which makes the glide a cross-fade. Styles of two kinds jump.
///
/// A change of stops in mid-flight, to locations that what runs does not have, starts over from
/// what is shown: the position is kept, the velocity is not.
package struct AnimatedPaint {
  /// The lanes of compact styles run in one attribute, those of longer ones in the other; never
  /// both at once.
  private var compact = AnimatedAttribute<CompactPaintVector>()
  private var long: AnimatedAttribute<PaintVector>?
  /// The model, with the stops whose lanes the attribute runs, and its lanes.
  private var target: ResolvedPaintStyle?
  private var targetData = TargetData.none

  /// The style last given.
  package private(set) var model: ResolvedPaintStyle?

  private enum TargetData {
    case none
    case compact(CompactPaintVector)
    case long(PaintVector)
  }

  package init() {}

  /// Takes the model's style of this update. The first never animates; one that differs does, if
  /// the transaction says so and the kinds agree.
  ///
  /// - Returns: whether the style differs from the one before, so that something is to be drawn.
  package mutating func update(
    _ new: ResolvedPaintStyle, transaction: @autoclosure () -> Transaction,
    environment: @autoclosure () -> EnvironmentValues, pool: AnimatorPool,
    owner: any AnimatorOwner
  ) -> Bool {
    if model == new { return false }
    defer { model = new }
    guard let old = model, old.isInterpolatable(with: new) else {
      reset()
      target = new
      return true
    }
    var (from, to) = (isAnimating ? target ?? old : old).aligned(with: new)
    if from != target || !hasData {
      // Other lanes than those that run, if any do.
      if isAnimating, let shown { (from, to) = shown.aligned(with: new) }
      reset()
      set(from, transaction: Transaction(), environment: environment(), pool, owner)
    }
    set(to, transaction: transaction(), environment: environment(), pool, owner)
    return true
  }

  package var isAnimating: Bool { compact.isAnimating || long?.isAnimating ?? false }

  /// What shows in the current frame; nil before the first update.
  package var shown: ResolvedPaintStyle? {
    switch targetData {
    case .compact(let data) where compact.isAnimating:
      return target?.replacingLanes(with: compact.shown(data))
    case .long(let data):
      guard let long, long.isAnimating, var style = target else { return model }
      style.animatableData = long.shown(data)
      return style
    default:
      return model
    }
  }

  /// Forgets the model: the next update does not animate. A running animation ends.
  package mutating func remove() {
    reset()
    target = nil
    model = nil
  }

  private var hasData: Bool {
    if case .none = targetData { return false }
    return true
  }

  private mutating func reset() {
    compact.reset()
    long?.remove()
    long = nil
    targetData = .none
  }

  private mutating func set(
    _ style: ResolvedPaintStyle, transaction: @autoclosure () -> Transaction,
    environment: @autoclosure () -> EnvironmentValues, _ pool: AnimatorPool,
    _ owner: any AnimatorOwner
  ) {
    target = style
    if let data = style.compactData {
      targetData = .compact(data)
      _ = compact.update(
        data, transaction: transaction(), environment: environment(), pool: pool, owner: owner)
    } else {
      let data = style.animatableData
      targetData = .long(data)
      var attribute = long ?? AnimatedAttribute()
      _ = attribute.update(
        data, transaction: transaction(), environment: environment(), pool: pool, owner: owner)
      long = attribute
    }
  }
}
