/// Keyframes that follow one another in a track.
///
/// A program's own type implements `body` with the built-in kinds: ``LinearKeyframe``,
/// ``CubicKeyframe``, ``SpringKeyframe`` and ``MoveKeyframe``.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that the keyframes move.
  associatedtype Value: Animatable = Body.Value
  /// The type of `body`; `Never` for the built-in kinds.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes of which this type is composed.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes of this content to `list`, in order.
  func _addKeyframes(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    body._addKeyframes(to: &list)
  }
}

extension KeyframeTrackContent where Body == Never {
  /// Stops the program when it is read. The engine reads a keyframe without parts through
  /// `_addKeyframes(to:)`.
  public var body: Never { ProgramEnd.stop("\(Self.self) is primitive and has no body.") }
}

/// The keyframes that a track collects from its content.
public struct _KeyframeList<Value: Animatable> {
  private(set) var keyframes: [Keyframe<Value.AnimatableData>] = []

  mutating func append(
    _ motion: Keyframe<Value.AnimatableData>.Motion, to target: Value, duration: Double
  ) {
    keyframes.append(
      Keyframe(
        target: target.animatableData, duration: KeyframeDuration.usable(duration),
        motion: motion))
  }
}

/// The limits of keyframes' durations: velocities, which are divided and multiplied by them, stay
/// finite.
private enum KeyframeDuration {
  /// A shorter duration is a jump.
  private static let shortest = 1e-9
  /// A longer duration never ends: 30,000 years.
  private static let longest = 1e12

  /// 0, too, for NaN.
  static func usable(_ seconds: Double) -> Double {
    guard seconds >= shortest else { return 0 }
    return seconds <= longest ? seconds : .infinity
  }
}

/// One keyframe: a target and the motion to it.
struct Keyframe<Data: VectorArithmetic> {
  enum Motion {
    case move
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    /// `isWhole`: takes the time that the spring needs.
    case spring(Spring, start: Data?, isWhole: Bool)
  }

  var target: Data
  /// Seconds, at least 0, perhaps infinite.
  var duration: Double
  var motion: Motion
}

/// Builds the keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns a statement of the closure: one or several keyframes.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// Returns no keyframes, for an empty closure.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [])
  }

  /// Returns the first statement of the closure unchanged.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  /// Appends a statement to the statements before it.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [accumulated, next])
  }

  /// Wraps the `if` branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(branch: .first(component))
  }

  /// Wraps the `else` branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(branch: .second(component))
  }

  /// Returns the keyframes of all rounds of a loop, one after another.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: components)
  }

  /// The keyframes of one of two branches of a condition.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    /// The type of the value that the keyframes move.
    public typealias Value = ConditionalValue
    /// `Never`: a condition has no other parts.
    public typealias Body = Never

    fileprivate enum Branch {
      case first(First)
      case second(Second)
    }
    fileprivate let branch: Branch

    public func _addKeyframes(to list: inout _KeyframeList<ConditionalValue>) {
      switch branch {
      case .first(let content): content._addKeyframes(to: &list)
      case .second(let content): content._addKeyframes(to: &list)
      }
    }
  }
}

/// Several keyframes or groups of them, in order.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never
  var parts: [any KeyframeTrackContent<Value>]

  func _addKeyframes(to list: inout _KeyframeList<Value>) {
    for part in parts { part._addKeyframes(to: &list) }
  }
}
