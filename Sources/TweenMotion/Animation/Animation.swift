import Foundation

/// The way a change of state is shown: a timing curve, a spring, or a ``CustomAnimation``.
///
/// A value that shares its immutable base: copying costs one retain. Two animations are equal when
/// their bases have the same type and are equal; the default one equals `spring`. What a running one remembers is kept by whoever
/// runs it, so that one animation may move any number of attributes.
public struct Animation: Hashable, Sendable {
  let box: AnimationBox

  /// An animation that runs `base`.
  public init<A: CustomAnimation>(_ base: A) { box = TypedAnimationBox(base) }

  /// What the animation runs: what ``init(_:)`` was given, or a built-in one.
  public var base: any CustomAnimation { box.base }

  /// What `animate(value:time:context:)` of the base says.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    box.animate(value: value, time: time, context: &context)
  }

  /// What `velocity(value:time:context:)` of the base says.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    box.velocity(value: value, time: time, context: context)
  }

  /// What `shouldMerge(previous:value:time:context:)` of the base says.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    box.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  public static func == (left: Animation, right: Animation) -> Bool {
    left.box === right.box || left.box.moving.isEqual(to: right.box.moving)
  }

  /// Feeds what the base feeds: equal animations have equal hashes.
  public func hash(into hasher: inout Hasher) { box.moving.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What the base says of itself.
  public var description: String { String(describing: base) }
  /// What the base says of itself to programmers.
  public var debugDescription: String { String(reflecting: base) }
  /// The parts of the base.
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

/// An erased animation.
// Unchecked because classes that are subclassed are: all properties, subclasses' too, are constants of
// sendable types.
class AnimationBox: @unchecked Sendable {
  /// The numbers the lane engine runs this animation by; nil for animations it doesn't know.
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

  /// What is compared: the default animation is equal to the spring that it moves as.
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

/// Ends at once. The base of a box that has none.
struct EmptyAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }
}
