import TweenMotion

/// Which view assistive technology looks at. None is connected here, so it looks at none: the value is
/// false, or nil, and stays so whatever the program asks for, as where no reader runs.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Ties a view to a value of the state.
  @propertyWrapper public struct Binding {
    let none: Value

    /// No view's value; what is written is not kept.
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }
    /// Itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value

  /// A state that says whether a view is looked at.
  public init() where Value == Bool { none = false }
  /// The same for certain kinds of technology.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  /// A state that says which of several views is looked at.
  public init<T: Hashable>() where Value == T? { none = nil }
  /// The same for certain kinds of technology.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    none = nil
  }

  /// No view's value; what is written is not kept.
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }
  /// Ties a view to a value, with `accessibilityFocused`.
  public var projectedValue: Binding { Binding(none: none) }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: UInt32
  private init(bits: UInt32) { self.bits = bits }
  /// No kind.
  public init() { bits = 0 }
  /// What reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  /// What works the program by switches.
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  /// Whether all kinds of `member` are among them.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    bits & member.bits == member.bits
  }
  /// The kinds of either.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits | other.bits)
  }
  /// The kinds of both.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits & other.bits)
  }
  /// The kinds of one of the two, but not of both.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits ^ other.bits)
  }
  /// Adds kinds.
  ///
  /// - Returns: whether any was new, and the kinds given.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  /// Takes kinds away.
  ///
  /// - Returns: those of them that were there; nil if none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds kinds.
  ///
  /// - Returns: those of them that were there before; nil if none was.
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds the kinds of `other`.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
  /// Keeps the kinds that `other` has too.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
  /// Keeps the kinds that one of the two has, but not both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    bits ^= other.bits
  }
}

extension View {
  /// Tells a state when assistive technology looks at the view. Nothing here reads it.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }

  /// Gives a state a value while assistive technology looks at the view. Nothing here reads it.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
}
