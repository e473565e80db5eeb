/// A key of `AnimationState`, with the value that a new animation starts with.
public protocol AnimationStateKey {
  /// The type of the value that the state stores under this key.
  associatedtype Value
  /// The value that is read until another one is stored.
  static var defaultValue: Value { get }
}

/// The values that a running animation keeps from frame to frame.
///
/// A value type. An entry is found by the type of its key; storing the first entry allocates.
public struct AnimationState<Value: VectorArithmetic> {
  private var storage: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which all keys have their default values.
  public init() {}

  /// The value stored for `key`, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

/// The state and the surroundings of an animation of one attribute.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps from frame to frame.
  public var state: AnimationState<Value>

  /// The current environment of the view whose attribute is animated.
  ///
  /// Fetched again on each read. Outside a view tree it has the default values.
  public var environment: EnvironmentValues { makeEnvironment() }

  /// Whether the animation looks finished, though the value may still move a little. Once true it
  /// stays true.
  public var isLogicallyComplete: Bool {
    get { logicallyComplete }
    set { if newValue { logicallyComplete = true } }
  }

  private var logicallyComplete = false
  private let makeEnvironment: () -> EnvironmentValues

  package init(
    state: AnimationState<Value>, isLogicallyComplete: Bool = false,
    environment: @escaping () -> EnvironmentValues = { EnvironmentValues() }
  ) {
    self.state = state
    logicallyComplete = isLogicallyComplete
    makeEnvironment = environment
  }

  /// Returns this context with the state of another vector type.
  ///
  /// Needed by an animation that runs another one inside it.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: makeEnvironment)
  }

  /// Restores the completion that only an outer animation may set.
  package mutating func restoreLogicalCompletion(_ value: Bool) { logicallyComplete = value }
}
