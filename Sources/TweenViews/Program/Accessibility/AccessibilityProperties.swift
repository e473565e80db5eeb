import Foundation
import TweenMotion

/// The values that accessibility modifiers set on a view, with texts as the program wrote them.
nonisolated struct AccessibilityProperties: Equatable, Sendable {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden = false
  var children: AccessibilityChildBehavior?
  var addedTraits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()
  var sortPriority: Double?
  var inputLabels: [Text] = []
  var headingLevel: Int?
  var activationPoint: Semantics.ActivationPoint?
  /// Names of traits that have no member in `AccessibilityTraits`.
  var words: [String] = []
  /// Custom content: a name, its value (nil removes it), and whether it is read together with the element.
  var customContent: (label: Text, value: Text?, isImportant: Bool)?
  var pair: ElementPair?

  static func == (left: AccessibilityProperties, right: AccessibilityProperties) -> Bool {
    left.label == right.label && left.value == right.value && left.hint == right.hint
      && left.identifier == right.identifier && left.isHidden == right.isHidden
      && left.children == right.children && left.addedTraits == right.addedTraits
      && left.removedTraits == right.removedTraits && left.sortPriority == right.sortPriority
      && left.inputLabels == right.inputLabels && left.headingLevel == right.headingLevel
      && left.activationPoint == right.activationPoint && left.words == right.words
      && left.customContent?.label == right.customContent?.label
      && left.customContent?.value == right.customContent?.value
      && left.customContent?.isImportant == right.customContent?.isImportant
      && left.pair == right.pair
  }

  /// The semantics with all texts resolved in an environment, that is, in its language.
  @MainActor func semantics(in environment: EnvironmentValues) -> Semantics {
    func words(_ text: Text?) -> String? { text?.resolved(in: environment).text.plainText }
    var semantics = Semantics(
      addedTraits.role, label: words(label), value: words(value),
      traits: addedTraits.words + self.words, children: children?.treeChildren ?? .besides)
    semantics.removedTraits = removedTraits.words
    semantics.hint = words(hint)
    semantics.identifier = identifier
    semantics.isHidden = isHidden
    semantics.sortPriority = sortPriority
    semantics.inputLabels = inputLabels.compactMap { words($0) }
    semantics.headingLevel = headingLevel
    semantics.activationPoint = activationPoint
    semantics.pair = pair
    if let customContent, customContent.value == nil {
      semantics.withdrawnContent = [words(customContent.label) ?? ""]
    } else if let customContent {
      semantics.customContent = [
        ViewGraph.Element.CustomContent(
          label: words(customContent.label) ?? "", value: words(customContent.value) ?? "",
          isImportant: customContent.isImportant)
      ]
    }
    return semantics
  }
}

extension AccessibilityChildBehavior {
  fileprivate var treeChildren: Semantics.Children {
    switch self {
    case .contain: .contained
    case .combine: .combined
    default: .ignored
    }
  }
}

extension AccessibilityTraits {
  /// The role that follows from the traits, or nil if they imply none.
  fileprivate var role: ViewGraph.Element.Role? {
    let roles: [(AccessibilityTraits, ViewGraph.Element.Role)] = [
      (.isToggle, .toggle), (.isButton, .button), (.isLink, .link), (.isHeader, .header),
      (.isImage, .image), (.isStaticText, .text),
    ]
    return roles.first { contains($0.0) }?.1
  }

  /// The names of the traits that imply no role.
  fileprivate var words: [String] {
    let words: [(AccessibilityTraits, String)] = [
      (.isSelected, "selected"), (.isSearchField, "searchField"), (.playsSound, "playsSound"),
      (.isKeyboardKey, "keyboardKey"), (.isSummaryElement, "summary"),
      (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMedia"),
      (.allowsDirectInteraction, "direct"), (.causesPageTurn, "turnsPage"), (.isModal, "modal"),
      (.isTabBar, "tabBar"),
    ]
    return words.filter { contains($0.0) }.map(\.1)
  }
}

extension View {
  /// Sets values of this view's element in the accessibility tree.
  nonisolated func withAccessibility(_ change: (inout AccessibilityProperties) -> Void) -> some View
  {
    var properties = AccessibilityProperties()
    change(&properties)
    return modifier(AccessibilityModifier(properties: properties))
  }

  /// Sets the name and the value of this view's element, resolved in its environment; nil sets nothing.
  nonisolated package func semantics(label: Text?, value: Text? = nil) -> some View {
    withAccessibility {
      $0.label = label
      $0.value = value
    }
  }
}

nonisolated private struct AccessibilityModifier: UnaryModifier {
  typealias Body = Never
  let properties: AccessibilityProperties

  @MainActor func makeWrapper(_ context: NodeContext) -> AccessibilityNode {
    AccessibilityNode(context, properties)
  }
  @MainActor func updateWrapper(_ wrapper: AccessibilityNode) {
    guard wrapper.properties != properties else { return }
    wrapper.properties = properties
    wrapper.semanticsDidChange()
  }
}

@MainActor private final class AccessibilityNode: ElementFrameNode {
  var properties: AccessibilityProperties

  init(_ context: NodeContext, _ properties: AccessibilityProperties) {
    self.properties = properties
    super.init(context)
  }

  // Semantics do not change the layout.
  override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  override var semantics: Semantics? { properties.semantics(in: environment) }
  override var holdsNothing: Bool { true }
  override var debugName: String { "accessibility" }
}
