/// Keyframes that follow one another in a track.
///
/// A type of your own writes `body`, of the ready kinds: ``LinearKeyframe``, ``CubicKeyframe``,
/// ``SpringKeyframe`` and ``MoveKeyframe``.
public protocol KeyframeTrackContent<Value> {
  /// What the keyframes move.
  associatedtype Value: Animatable = Body.Value
  /// What `body` is; `Never` for the ready kinds.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes that these stand for, in order.
  func _addKeyframes(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    body._addKeyframes(to: &list)
  }
}

extension KeyframeTrackContent where Body == Never {
  /// Not to be read: it stops the program. A keyframe that has no parts is asked for itself
  /// instead.
  public var body: Never { ProgramEnd.stop("\(Self.self) is made of no other keyframes.") }
}

/// Keyframes on their way into a track.
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

/// The durations that keyframes reckon with: velocities, which are divided and multiplied by them,
/// stay finite.
private enum KeyframeDuration {
  /// Less is a jump.
  private static let shortest = 1e-9
  /// More never ends: 30,000 years.
  private static let longest = 1e12

  /// 0, too, for NaN.
  static func usable(_ seconds: Double) -> Double {
    guard seconds >= shortest else { return 0 }
    return seconds <= longest ? seconds : .infinity
  }
}

/// One keyframe: a way to a target.
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

/// Makes a track's keyframes of the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a statement: a keyframe, or several.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// An empty closure: no keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [])
  }

  /// Begins with the first statement.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  /// Puts a statement after those before it.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [accumulated, next])
  }

  /// The `if` branch of a condition, taken.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(branch: .first(component))
  }

  /// The `else` branch of a condition, taken.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(branch: .second(component))
  }

  /// The rounds of a loop, one after another.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: components)
  }

  /// The keyframes of one branch or the other.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    /// What the keyframes move.
    public typealias Value = ConditionalValue
    /// Made of no other keyframes.
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
