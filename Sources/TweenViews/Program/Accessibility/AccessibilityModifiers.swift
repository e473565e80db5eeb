import Foundation
import TweenGeometry

// What views tell assistive technology, which shows in the tree of the program (`Stage.tree`).

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
  /// No traits.
  public init() { bits = 0 }

  /// It acts when it is pressed.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// It is the heading of what follows.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// It is chosen among others.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// It leads elsewhere when it is pressed.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// It takes what is searched for.
  public static let isSearchField = AccessibilityTraits(bits: 16)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bits: 32)
  /// It makes a sound of its own when it is pressed.
  public static let playsSound = AccessibilityTraits(bits: 64)
  /// It is a key of a keyboard on the screen.
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  /// It is text that does not change by itself.
  public static let isStaticText = AccessibilityTraits(bits: 256)
  /// It tells what has happened when the program begins.
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  /// It changes often, by itself: readers ask for its value now and then.
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  /// It begins to play sound or video; readers are to be silent.
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  /// It takes touches itself, without a reader in between.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  /// It goes on to the next page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  /// Nothing but what is inside it is to be told.
  public static let isModal = AccessibilityTraits(bits: 16384)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bits: 32768)
  /// It holds the tabs of a program.
  public static let isTabBar = AccessibilityTraits(bits: 65536)

  /// Whether it has all traits of `member`.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  /// The traits of either.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// The traits of both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// The traits of one of the two, but not of both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Adds traits.
  ///
  /// - Returns: whether any was new, and the traits given.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Takes traits away.
  ///
  /// - Returns: those of them that were there; nil if none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds traits.
  ///
  /// - Returns: those of them that were there before; nil if none was.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds the traits of `other`.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps the traits that `other` has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that one of the two has, but not both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// A kind of action that assistive technology can ask for.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// What a press does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// To leave what is shown, such as a sheet.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What the program is most for just now, asked for from anywhere.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// To take the element's object away.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// To show the element's menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  private init(name: String) { self.name = name }
  /// A kind of its own, by the name that readers tell. Of `name` the words alone count.
  public init(named name: Text) { self.name = name.plainText }
}

/// Which way a value is to be changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To the next greater value.
  case increment
  /// To the next smaller value.
  case decrement
}

extension View {
  /// What the view is called, in place of what it shows. Of views that only arrange others each
  /// element inside is called so; where there is none, the view is one.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    noted { $0.label = label }
  }

  // Titles: string, resource.
  /// A name that is looked up in the string tables.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What the view is set to, such as a volume.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    noted { $0.value = valueDescription }
  }

  // Titles: string, resource.
  /// A value that is looked up in the string tables.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// What the view does when it acts, in words.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { noted { $0.hint = hint } }
  // Titles: string, resource.
  /// A hint that is looked up in the string tables.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// The names by which the view can be called aloud, the best first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    noted { $0.inputLabels = inputLabels }
  }

  /// Names that are looked up in the string tables.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }
  /// Names that are heard as they are.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { accessibilityInputLabels(inputLabels.map { Text($0) }) }

  /// A name for the view that tests find it by, not told to users.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    noted { $0.identifier = identifier }
  }

  /// Whether the view and all in it is no element. What is hidden further out stays so.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    noted { $0.isHidden = hidden }
  }

  /// Leaves the view out only if `isEnabled` is true.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Makes an element of the view.
  ///
  /// - Parameter children: whether elements inside are left out, told by themselves or told
  ///   together; by default they are left out.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    noted { $0.children = children }
  }

  /// Adds to what the view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    noted { $0.addedTraits = traits }
  }

  /// Takes from what the view is.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    noted { $0.removedTraits = traits }
  }

  /// How early the view is told among its neighbours: greater ones first, 0 where nothing is said.
  /// What is no number counts as 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    noted { $0.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
  }

  /// Which level of heading the view is; it is a heading then, whatever the level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    noted {
      $0.addedTraits = .isHeader
      $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// Whether the view is one that answers to people. It is told as a trait.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { noted { $0.words = respondsToUserInteraction ? ["responds"] : [] } }
  /// The same, only if `isEnabled` is true.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    accessibilityRespondsToUserInteraction(respondsToUserInteraction && isEnabled)
  }

  /// The first spelling of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The first spelling of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The first spelling of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The first spelling of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The first spelling of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// The first spelling of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// The first spelling of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The first spelling of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The first spelling of `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// The first spelling of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// The first spelling of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// A word about the view for those who ask: its hint, where nothing else says one. There is no
  /// bubble here that would show it.
  nonisolated public func help(_ text: Text) -> some View { noted { $0.hint = text } }
  // Titles: string, resource.
  /// A word that is looked up in the string tables.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }
}
