import Foundation
import TweenMotion

/// A style that animates, as a node keeps it: takes the model's style, and returns the style that
/// shows.
///
/// Styles of one kind animate. When the stops change places or number, both sides are sampled at all
/// the stops' locations, which makes the animation a cross-fade. Styles of two kinds jump.
///
/// A change of stops in mid-flight, to locations that the running animation does not have, starts
/// over from the style that shows: the position is kept, the velocity is not.
package struct AnimatedPaint {
  /// The style of the last update.
  package private(set) var model: ResolvedPaintStyle?
  /// Made with the first change to a style of the same kind; most paints never change, and stay
  /// small.
  private var course: Course?

  /// The lanes of a paint that changed.
  // Read in every frame; nothing here is reached twice at once.
  private final class Course {
    /// Compact styles run in one attribute, longer ones in the other; never both at once.
    @exclusivity(unchecked) var compact = AnimatedAttribute<CompactPaintVector>()
    /// The model, with the stops whose lanes the attribute runs, and its lanes.
    @exclusivity(unchecked) var target: ResolvedPaintStyle?
    @exclusivity(unchecked) var targetData = TargetData.none
    @exclusivity(unchecked) var long: AnimatedAttribute<PaintVector>?

    var isAnimating: Bool { compact.isAnimating || long?.isAnimating ?? false }

    var hasData: Bool {
      if case .none = targetData { return false }
      return true
    }

    /// The style in the current frame; nil where it is the model.
    var shown: ResolvedPaintStyle? {
      switch targetData {
      case .compact(let data) where compact.isAnimating:
        return target?.replacingLanes(with: compact.shown(data))
      case .long(let data):
        guard let long, long.isAnimating, var style = target else { return nil }
        style.animatableData = long.shown(data)
        return style
      default:
        return nil
      }
    }

    /// Makes `paint` the style in the current frame over `box`; false where it is the model.
    func show(in box: CGRect, as paint: inout Paint) -> Bool {
      if let lanes = compact.plainRunner?.plainLanes {
        // The running lanes belong to the target, which is compact then.
        let lanes = UnsafeBufferPointer(start: lanes, count: CompactPaintVector.laneCount)
        return target?.show(lanes, in: box, as: &paint) != nil
      }
      guard let shown else { return false }
      paint = shown.paint(in: box)
      return true
    }

    func reset() {
      compact.reset()
      long?.remove()
      long = nil
      targetData = .none
    }

    func set(
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

  private enum TargetData {
    case none
    case compact(CompactPaintVector)
    case long(PaintVector)
  }

  package init() {}

  /// Stores the model's style of this update. The first style never animates; a style that differs
  /// from the previous one does, if the transaction has an animation and the kinds agree.
  ///
  /// - Returns: whether the style differs from the one before, so that a new drawing is needed.
  package mutating func update(
    _ new: ResolvedPaintStyle, transaction: @autoclosure () -> Transaction,
    environment: @autoclosure () -> EnvironmentValues, pool: AnimatorPool,
    owner: any AnimatorOwner
  ) -> Bool {
    if model == new { return false }
    defer { model = new }
    guard let old = model, old.isInterpolatable(with: new) else {
      course?.reset()
      course?.target = new
      return true
    }
    let course = course ?? Course()
    self.course = course
    let target = course.target ?? old
    var (from, to) = (course.isAnimating ? target : old).aligned(with: new)
    if from != target || !course.hasData {
      // The lanes differ from the running ones, if any run.
      if let shown = course.shown { (from, to) = shown.aligned(with: new) }
      course.reset()
      course.set(from, transaction: Transaction(), environment: environment(), pool, owner)
    }
    course.set(to, transaction: transaction(), environment: environment(), pool, owner)
    return true
  }

  package var isAnimating: Bool { course?.isAnimating ?? false }

  /// The style in the current frame; nil before the first update.
  package var shown: ResolvedPaintStyle? { course?.shown ?? model }

  /// Makes `paint` the style in the current frame over `box`; false before the first update.
  ///
  /// Mutates no state. It is declared mutating so that it is called in place: a copy of such a large
  /// value would cost more than the call.
  package mutating func show(in box: CGRect, as paint: inout Paint) -> Bool {
    if let course, course.show(in: box, as: &paint) { return true }
    guard let model else { return false }
    paint = model.paint(in: box)
    return true
  }

  /// Forgets the model: the next update does not animate. A running animation ends.
  package mutating func remove() {
    course?.reset()
    course = nil
    model = nil
  }
}
