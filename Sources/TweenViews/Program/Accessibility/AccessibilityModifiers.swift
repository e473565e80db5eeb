import Foundation

// What views tell assistive technology. None is connected here: the modifiers keep programs whole
// that have them, and nothing reads what they say.

/// How the elements inside a view are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// As one element without those inside.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As one element that tells all.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What an element is, and how it acts.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32
  private init(bits: UInt32) { self.bits = bits }
  public init() { bits = 0 }

  public static let isButton = AccessibilityTraits(bits: 1)
  public static let isHeader = AccessibilityTraits(bits: 2)
  public static let isSelected = AccessibilityTraits(bits: 4)
  public static let isLink = AccessibilityTraits(bits: 8)
  public static let isSearchField = AccessibilityTraits(bits: 16)
  public static let isImage = AccessibilityTraits(bits: 32)
  public static let playsSound = AccessibilityTraits(bits: 64)
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  public static let isStaticText = AccessibilityTraits(bits: 256)
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  public static let isModal = AccessibilityTraits(bits: 16384)
  public static let isToggle = AccessibilityTraits(bits: 32768)
  public static let isTabBar = AccessibilityTraits(bits: 65536)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// A kind of action that assistive technology can ask for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private var name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  private init(name: String) { self.name = name }
  public init(named name: Text) { self.name = name.plainText }
}

/// Which way a value is to be changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// How deep in its page a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }

  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View { self }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// The first spelling of `accessibilityLabel` and of those below.
  nonisolated public func accessibility(label: Text) -> some View { self }
  nonisolated public func accessibility(value: Text) -> some View { self }
  nonisolated public func accessibility(hint: Text) -> some View { self }
  nonisolated public func accessibility(hidden: Bool) -> some View { self }
  nonisolated public func accessibility(identifier: String) -> some View { self }
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }

  /// A word about the view for those who ask. There is no bubble here that would show it.
  nonisolated public func help(_ text: Text) -> some View { self }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
