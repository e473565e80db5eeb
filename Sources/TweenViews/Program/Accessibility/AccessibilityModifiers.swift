import Foundation
import TweenGeometry

// Modifiers that describe views to assistive technology. Their effect shows in the accessibility tree of
// the program (`Stage.tree`).

/// How the elements inside a view appear in the accessibility tree.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The view is one element; the elements inside are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The view is a container; each element inside stays an element.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The view is one element that combines the descriptions of the elements inside.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Traits of an element: what it is, and how it behaves.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32
  private init(bits: UInt32) { self.bits = bits }
  /// Creates an empty set of traits.
  public init() { bits = 0 }

  /// The element acts when it is pressed.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// The element is the heading of the content after it.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// The element is selected among others.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// The element opens another place when it is pressed.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// The element is a field for a search text.
  public static let isSearchField = AccessibilityTraits(bits: 16)
  /// The element is a picture.
  public static let isImage = AccessibilityTraits(bits: 32)
  /// The element plays a sound of its own when it is pressed.
  public static let playsSound = AccessibilityTraits(bits: 64)
  /// The element is a key of an on-screen keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  /// The element is text that does not change by itself.
  public static let isStaticText = AccessibilityTraits(bits: 256)
  /// The element sums up what happened when the program starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  /// The element's value changes often by itself: screen readers read it again now and then.
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  /// The element starts sound or video; screen readers should be silent.
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  /// The element handles touches itself while a screen reader runs.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  /// The page turns after the element has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  /// Screen readers should read only the elements inside this one.
  public static let isModal = AccessibilityTraits(bits: 16384)
  /// The element is a switch with the states on and off.
  public static let isToggle = AccessibilityTraits(bits: 32768)
  /// The element holds the tabs of a program.
  public static let isTabBar = AccessibilityTraits(bits: 65536)

  /// Whether the set holds all traits of `member`.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  /// Returns the traits that are in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Returns the traits that are in exactly one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Adds the traits of `newMember` to the set.
  ///
  /// - Returns: whether any trait was new, and `newMember`.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Removes the traits of `member` from the set.
  ///
  /// - Returns: the traits of `member` that were in the set; nil if none was.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds the traits of `newMember` to the set.
  ///
  /// - Returns: the traits of `newMember` that were in the set before; nil if none was.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds the traits of `other` to the set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps only the traits that are in `other` too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// A kind of action that assistive technology can request.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// The action of a press.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves what is shown, such as a sheet.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The program's main action at the moment, available from anywhere.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes the element's object.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows the element's context menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  private init(name: String) { self.name = name }
  /// Creates a kind by the name that screen readers read. Two kinds are equal if their plain text is.
  public init(named name: Text) { self.name = name.plainText }
}

/// The direction in which assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Changes to the next greater value.
  case increment
  /// Changes to the next smaller value.
  case decrement
}

extension View {
  /// Sets the view's name for assistive technology, in place of the text it shows. On a view that only
  /// arranges others, each element inside gets the name; without elements inside, the view becomes an
  /// element.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    withAccessibility { $0.label = label }
  }

  // Titles: string, resource.
  /// Sets an accessibility name that is looked up in the string tables.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the view's current value for assistive technology, such as a volume.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    withAccessibility { $0.value = valueDescription }
  }

  // Titles: string, resource.
  /// Sets an accessibility value that is looked up in the string tables.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility hint: a text that describes the effect of the view's action.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    withAccessibility { $0.hint = hint }
  }
  // Titles: string, resource.
  /// Sets an accessibility hint that is looked up in the string tables.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the names by which voice control finds the view, the best first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    withAccessibility { $0.inputLabels = inputLabels }
  }

  /// Sets names for voice control that are looked up in the string tables.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }
  /// Sets names for voice control that are used verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { accessibilityInputLabels(inputLabels.map { Text($0) }) }

  /// Sets a name by which tests find the view; users never get it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    withAccessibility { $0.identifier = identifier }
  }

  /// Sets whether the view and everything in it is left out of the accessibility tree. `false` does not
  /// undo `accessibilityHidden(true)` on a view around it.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    withAccessibility { $0.isHidden = hidden }
  }

  /// Leaves the view out of the accessibility tree only if `hidden` and `isEnabled` are true.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Makes the view an element of the accessibility tree.
  ///
  /// - Parameter children: whether the elements inside are left out (the default), stay elements, or are
  ///   combined into this one.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    withAccessibility { $0.children = children }
  }

  /// Adds traits to the view's accessibility element.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    withAccessibility { $0.addedTraits = traits }
  }

  /// Removes traits from the view's accessibility element.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    withAccessibility { $0.removedTraits = traits }
  }

  /// Sets the view's order among its neighbours in the accessibility tree: greater values come first, and
  /// the default is 0. NaN counts as 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    withAccessibility { $0.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
  }

  /// Makes the view a heading of a level. With `.unspecified` it is a heading without a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    withAccessibility {
      $0.addedTraits = .isHeader
      $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// Sets whether the view reacts to the user. The accessibility tree lists it as a trait.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { withAccessibility { $0.words = respondsToUserInteraction ? ["responds"] : [] } }
  /// Sets whether the view reacts to the user, only if `isEnabled` is true.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    accessibilityRespondsToUserInteraction(respondsToUserInteraction && isEnabled)
  }

  /// The former spelling of `accessibilityLabel(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The former spelling of `accessibilityValue(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The former spelling of `accessibilityHint(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The former spelling of `accessibilityHidden(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The former spelling of `accessibilityIdentifier(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// The former spelling of `accessibilitySortPriority(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// The former spelling of `accessibilityAddTraits(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The former spelling of `accessibilityRemoveTraits(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The former spelling of `accessibilityInputLabels(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// The former spelling of `accessibilityActivationPoint(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// The former spelling of `accessibilityActivationPoint(_:)`, from the first version of SwiftUI.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Sets a help text for the view: its accessibility hint, unless another modifier sets one. No tooltip is
  /// shown.
  nonisolated public func help(_ text: Text) -> some View { withAccessibility { $0.hint = text } }
  // Titles: string, resource.
  /// Sets a help text that is looked up in the string tables.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }
}
