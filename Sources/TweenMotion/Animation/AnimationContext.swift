/// A key of `AnimationState`, with the value a fresh animation has.
public protocol AnimationStateKey {
  /// What the state keeps under this key.
  associatedtype Value
  /// The value until one is stored.
  static var defaultValue: Value { get }
}

/// What a running animation remembers from frame to frame.
///
/// A value. An entry is looked up by its key's type; the first one that is stored allocates.
public struct AnimationState<Value: VectorArithmetic> {
  private var storage: [ObjectIdentifier: Any] = [:]

  /// A state in which all keys have their default values.
  public init() {}

  /// The value stored for `key`, or the key's default where none was.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation may know and keep while it animates one attribute.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Kept from frame to frame.
  public var state: AnimationState<Value>

  /// The environment of the view whose attribute this is, as it is now.
  ///
  /// Fetched each time it is asked for. Outside a view tree it has the default values.
  public var environment: EnvironmentValues { makeEnvironment() }

  /// Whether the animation is finished as a person sees it, though it may still move a little.
  /// Once true it stays true.
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

  /// The same context for another vector type and its state.
  ///
  /// For an animation that runs another one inside it.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: makeEnvironment)
  }

  /// Takes back what only an outer animation may decide.
  package mutating func restoreLogicalCompletion(_ value: Bool) { logicallyComplete = value }
}
