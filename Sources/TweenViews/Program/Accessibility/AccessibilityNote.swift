import Foundation
import TweenMotion

/// The values that accessibility modifiers set on a view, with texts as the program wrote them.
nonisolated struct AccessibilityNote: Equatable, Sendable {
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

  static func == (left: AccessibilityNote, right: AccessibilityNote) -> Bool {
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
    var note = Semantics(
      addedTraits.role, label: words(label), value: words(value),
      traits: addedTraits.words + self.words, children: children?.treeChildren ?? .besides)
    note.removedTraits = removedTraits.words
    note.hint = words(hint)
    note.identifier = identifier
    note.isHidden = isHidden
    note.sortPriority = sortPriority
    note.inputLabels = inputLabels.compactMap { words($0) }
    note.headingLevel = headingLevel
    note.activationPoint = activationPoint
    note.pair = pair
    if let customContent, customContent.value == nil {
      note.withdrawnContent = [words(customContent.label) ?? ""]
    } else if let customContent {
      note.customContent = [
        ViewGraph.Element.CustomContent(
          label: words(customContent.label) ?? "", value: words(customContent.value) ?? "",
          isImportant: customContent.isImportant)
      ]
    }
    return note
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
  nonisolated func noted(_ change: (inout AccessibilityNote) -> Void) -> some View {
    var note = AccessibilityNote()
    change(&note)
    return modifier(AccessibilityModifier(note: note))
  }

  /// Sets the name and the value of this view's element, resolved in its environment; nil sets nothing.
  nonisolated package func semantics(label: Text?, value: Text? = nil) -> some View {
    noted {
      $0.label = label
      $0.value = value
    }
  }
}

nonisolated private struct AccessibilityModifier: UnaryModifier {
  typealias Body = Never
  let note: AccessibilityNote

  @MainActor func makeWrapper(_ context: NodeContext) -> AccessibilityNode {
    AccessibilityNode(context, note)
  }
  @MainActor func updateWrapper(_ wrapper: AccessibilityNode) {
    guard wrapper.note != note else { return }
    wrapper.note = note
    wrapper.semanticsDidChange()
  }
}

@MainActor private final class AccessibilityNode: WrapperNode {
  var note: AccessibilityNote

  init(_ context: NodeContext, _ note: AccessibilityNote) {
    self.note = note
    super.init(context)
  }

  // Semantics do not change the layout.
  override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  override var semantics: Semantics? { note.semantics(in: environment) }
  override var holdsNothing: Bool { true }
  override var debugName: String { "accessibility" }
}
