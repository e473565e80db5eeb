/// A set of kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: UInt32
  private init(bits: UInt32) { self.bits = bits }
  /// Creates an empty set of kinds.
  public init() { bits = 0 }
  /// Screen readers, which read the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  /// Switch control, which operates the program by switches.
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  /// Whether the set holds all kinds of `member`.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    bits & member.bits == member.bits
  }
  /// Returns the kinds that are in either set.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits | other.bits)
  }
  /// Returns the kinds that are in both sets.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits & other.bits)
  }
  /// Returns the kinds that are in exactly one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits ^ other.bits)
  }
  /// Adds the kinds of `newMember` to the set.
  ///
  /// - Returns: whether any kind was new, and `newMember`.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  /// Removes the kinds of `member` from the set.
  ///
  /// - Returns: the kinds of `member` that were in the set; nil if none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds the kinds of `newMember` to the set.
  ///
  /// - Returns: the kinds of `newMember` that were in the set before; nil if none was.
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds the kinds of `other` to the set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
  /// Keeps only the kinds that are in `other` too.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
  /// Keeps the kinds that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    bits ^= other.bits
  }
}
