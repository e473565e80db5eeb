import Foundation

/// A key of `Transaction`, with its default value.
public protocol TransactionKey {
  /// The type of the value under this key.
  associatedtype Value
  /// The value that is read where none was set.
  static var defaultValue: Value { get }
}

/// The settings of one change of state, such as its animation, which are passed down the view tree.
///
/// A value type. When transactions are merged, only values that were set override others.
public struct Transaction {
  private struct Fields: OptionSet {
    let rawValue: UInt8
    static let animation = Fields(rawValue: 1)
    static let disablesAnimations = Fields(rawValue: 2)
    static let isContinuous = Fields(rawValue: 4)
    static let tracksVelocity = Fields(rawValue: 8)
    static let disablesContentTransitions = Fields(rawValue: 16)
    static let listeners = Fields(rawValue: 32)
  }

  /// The values that were set here; only these override others in a merge.
  private var assigned: Fields = []
  private var flags: Fields = []
  private var storedAnimation: Animation?
  private var custom: [CustomSetting] = []

  /// The listeners that wait for the animations of this change.
  package private(set) var listeners: [AnimationListener] = []

  /// Creates a transaction that sets nothing.
  public init() {}

  /// Creates a transaction with an animation; nil sets that the change is not animated.
  public init(animation: Animation?) { self.animation = animation }

  /// The animation of the change; nil shows the change at once.
  public var animation: Animation? {
    get { storedAnimation }
    set {
      storedAnimation = newValue
      assigned.insert(.animation)
    }
  }

  /// Whether `animation` modifiers of views are ignored. An animation that is already set stays.
  public var disablesAnimations: Bool {
    get { flags.contains(.disablesAnimations) }
    set { set(.disablesAnimations, newValue) }
  }

  /// Whether the change is one of a continuing series, as during a drag.
  public var isContinuous: Bool {
    get { flags.contains(.isContinuous) }
    set { set(.isContinuous, newValue) }
  }

  /// Whether changes without animation are sampled for their velocity, with which a following spring
  /// starts.
  public var tracksVelocity: Bool {
    get { flags.contains(.tracksVelocity) }
    set { set(.tracksVelocity, newValue) }
  }

  /// Whether the change skips content transitions.
  public var disablesContentTransitions: Bool {
    get { flags.contains(.disablesContentTransitions) }
    set { set(.disablesContentTransitions, newValue) }
  }

  /// The value set for `key`, or the key's default.
  ///
  /// Found by a linear search over the keys that were set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      guard let setting = custom.first(where: { $0.key == id }) else { return K.defaultValue }
      return setting.value as? K.Value ?? K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      let setting = CustomSetting(key: id, value: newValue) { other in
        guard let other = other as? K.Value else { return false }
        return ValueComparison.isEqual(newValue, other)
      }
      put(setting)
    }
  }

  /// Calls `completion` when the animations of this change end; at once when there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    add(AnimationListener(criteria: criteria, action: completion))
  }

  package mutating func add(_ listener: AnimationListener) {
    listeners.append(listener)
    assigned.insert(.listeners)
  }

  package func holdListeners() { for listener in listeners { listener.hold() } }

  package func releaseListeners(_ queue: ActionQueue?) {
    for listener in listeners { listener.release(queue) }
  }

  /// Overrides this transaction's values by those that `other` sets.
  package mutating func merge(_ other: Transaction) {
    if other.assigned.contains(.animation) { storedAnimation = other.storedAnimation }
    if other.assigned.contains(.listeners) { listeners = other.listeners }
    flags.subtract(other.assigned)
    flags.formUnion(other.flags.intersection(other.assigned))
    assigned.formUnion(other.assigned)
    for setting in other.custom { put(setting) }
  }

  /// This transaction, overridden by the values that `other` sets.
  package func merged(with other: Transaction) -> Transaction {
    var result = self
    result.merge(other)
    return result
  }

  /// Whether writes under both may share one update.
  package func isEqualForBatching(to other: Transaction) -> Bool {
    guard flags == other.flags, storedAnimation == other.storedAnimation,
      listeners.count == other.listeners.count, custom.count == other.custom.count
    else { return false }
    for (left, right) in zip(listeners, other.listeners) where left !== right { return false }
    for setting in custom {
      guard let match = other.custom.first(where: { $0.key == setting.key }),
        setting.isEqual(match.value)
      else { return false }
    }
    return true
  }

  private mutating func set(_ field: Fields, _ value: Bool) {
    if value { flags.insert(field) } else { flags.remove(field) }
    assigned.insert(field)
  }

  private mutating func put(_ setting: CustomSetting) {
    if let index = custom.firstIndex(where: { $0.key == setting.key }) {
      custom[index] = setting
    } else {
      custom.append(setting)
    }
  }
}

private struct CustomSetting {
  let key: ObjectIdentifier
  let value: Any
  let isEqual: (Any) -> Bool
}
