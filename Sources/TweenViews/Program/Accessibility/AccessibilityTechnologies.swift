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
