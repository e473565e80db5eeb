import Foundation

/// The way in which a change of state is shown: a timing curve, a spring, or a ``CustomAnimation``.
///
/// A value that shares its immutable base: copying costs one retain. Two animations are equal when
/// their bases have the same type and are equal; the default animation equals `spring`. The state of
/// a running animation is kept outside it, so that one animation can move any number of attributes.
public struct Animation: Hashable, Sendable {
  let box: AnimationBox

  /// Creates an animation that runs a program's own `base`.
  public init<A: CustomAnimation>(_ base: A) { box = TypedAnimationBox(base) }

  /// The custom animation that was passed to ``init(_:)``, or the built-in one.
  public var base: any CustomAnimation { box.base }

  /// Returns the result of `animate(value:time:context:)` of the base; nil when the animation has
  /// ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    box.animate(value: value, time: time, context: &context)
  }

  /// Returns the result of `velocity(value:time:context:)` of the base; nil when the velocity is
  /// unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    box.velocity(value: value, time: time, context: context)
  }

  /// Returns the result of `shouldMerge(previous:value:time:context:)` of the base.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    box.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  public static func == (left: Animation, right: Animation) -> Bool {
    left.box === right.box || left.box.moving.isEqual(to: right.box.moving)
  }

  /// Hashes the base: equal animations have equal hashes.
  public func hash(into hasher: inout Hasher) { box.moving.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The description of the animation's base.
  public var description: String { String(describing: base) }
  /// The debug description of the animation's base.
  public var debugDescription: String { String(reflecting: base) }
  /// The mirror of the animation's base.
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

/// An erased animation.
// Unchecked because classes that are subclassed are: all properties, subclasses' too, are constants of
// sendable types.
class AnimationBox: @unchecked Sendable {
  /// The numbers by which the lane engine runs this animation; nil for animations that it cannot run.
  let program: LaneProgram?

  init(program: LaneProgram?) { self.program = program }

  var base: any CustomAnimation { EmptyAnimation() }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  /// The box that is compared: the default animation equals the spring that it moves as.
  var moving: AnimationBox { self }
  func isEqual(to other: AnimationBox) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}

// Unchecked as its base class is; `Base` is Sendable.
final class TypedAnimationBox<Base: CustomAnimation>: AnimationBox, @unchecked Sendable {
  private let typedBase: Base

  init(_ base: Base) {
    typedBase = base
    super.init(program: (base as? any LaneAnimation)?.laneProgram)
  }

  override var base: any CustomAnimation { typedBase }

  override var moving: AnimationBox {
    Base.self == DefaultAnimation.self ? Animation.spring.box : self
  }

  override func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    typedBase.animate(value: value, time: time, context: &context)
  }

  override func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    typedBase.velocity(value: value, time: time, context: context)
  }

  override func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    typedBase.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  override func isEqual(to other: AnimationBox) -> Bool {
    guard let other = other as? TypedAnimationBox<Base> else { return false }
    return typedBase == other.typedBase
  }

  override func hash(into hasher: inout Hasher) { typedBase.hash(into: &hasher) }
}

/// An animation that ends at once: the base of a box without one.
struct EmptyAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }
}
