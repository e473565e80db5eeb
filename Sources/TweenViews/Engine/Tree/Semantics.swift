import Foundation
import TweenGeometry
import TweenMotion

/// The properties of a view as an element of the tree that assistive technology, tests and agents read.
///
/// Controls set them by `semantics(_:)`, and programs by the accessibility modifiers. Texts and
/// images have default ones.
package struct Semantics: Equatable {
  /// How the elements inside appear.
  package enum Children: Equatable {
    /// Separately, in place of this element and with these properties. Without elements inside, there
    /// is one element with these properties.
    case besides
    /// Separately, as children of this element.
    case contained
    /// Merged with this element, which has their labels.
    case combined
    /// Merged with this element, without images where there is text.
    case combinedWords
    /// Merged with this element, whose value consists of their labels.
    case value
    /// Left out of the tree.
    case ignored
  }

  package var role: ViewGraph.Element.Role?
  package var label: String?
  package var value: String?
  package var traits: [String] = []
  package var removedTraits: [String] = []
  package var actions: [String] = []
  package var hint: String?
  /// The label in a row of a list; "%@" is replaced by the row's label.
  package var nameInRow: String?
  /// Whether the content is a row, whose label is part of its controls' labels.
  package var isRow = false
  package var identifier: String?
  package var inputLabels: [String] = []
  package var headingLevel: Int?
  /// The point at which an activation presses; nil: the center of the visible part.
  package var activationPoint: ActivationPoint?
  /// The label of this element, or the element that this one labels.
  package var pair: ElementPair?

  /// A place in an element, for a press.
  package enum ActivationPoint: Equatable, Sendable {
    /// In the element's own coordinates, in points.
    case points(CGPoint)
    /// In fractions of the element's size.
    case parts(UnitPoint)
  }
  package var customContent: [ViewGraph.Element.CustomContent] = []
  /// The names of custom content that is left out, even where views inside set it.
  package var withdrawnContent: [String] = []
  /// Further named texts, such as the help of a drop point.
  package var remarks: [Remark] = []
  /// The group of the element: elements with the same value belong together.
  package var group: ElementPair.ID?
  /// The names by which rotors refer to the element.
  package var marks: [ElementPair.ID] = []
  /// The rotors that lead through the element's content.
  package var rotors: [TreeRotor] = []
  /// Parts of the element that are separate elements, without their own views.
  package var parts: [Part] = []

  /// A text with a name, and its place in the element.
  package struct Remark: Equatable {
    package var name: String
    package var words: String
    package var point: ActivationPoint?

    package init(name: String, words: String, point: ActivationPoint? = nil) {
      self.name = name
      self.words = words
      self.point = point
    }
  }

  /// A link in a text.
  package struct Part: Equatable {
    /// The number of the part's element.
    package var number: Int
    package var label: String
    /// The rectangles of the part's lines, in the element's own points.
    package var rects: [CGRect]
    /// The action that the view performs when the part is pressed.
    package var action: String
  }
  /// The element's value as a number.
  package var amount: ViewGraph.Element.Amount?
  /// The text that is edited in the element.
  package var editing: ViewGraph.Element.Editing?
  /// Whether the element and its content are left out of the tree.
  package var isHidden = false
  /// Elements with higher numbers are read before their neighbours.
  package var sortPriority: Double?
  package var children = Children.besides

  package init(
    _ role: ViewGraph.Element.Role? = nil, label: String? = nil, value: String? = nil,
    traits: [String] = [], actions: [String] = [], children: Children = .besides
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.traits = traits
    self.actions = actions
    self.children = children
  }
}

/// The connection between a label and the element that it labels.
package struct ElementPair: Equatable, Sendable {
  package struct ID: Hashable, @unchecked Sendable {
    // Both are only compared, by the `==` of the programs' own values.
    let id: AnyHashable
    let namespace: AnyHashable

    package init(id: AnyHashable, namespace: AnyHashable) {
      self.id = id
      self.namespace = namespace
    }
  }

  package var id: ID
  /// Whether this element is the label.
  package var isLabel: Bool

  package init(id: ID, isLabel: Bool) {
    self.id = id
    self.isLabel = isLabel
  }
}

/// Performs an action of an element. Returns false where the element does not have the action.
package typealias ElementHandler = @MainActor (ElementRequest.Action) -> Bool

/// Sets the semantics of a view.
nonisolated private struct SemanticsModifier: UnaryModifier {
  typealias Body = Never
  let shared: SharedSemantics
  let handler: ElementHandler?

  @MainActor func makeWrapper(_ context: NodeContext) -> SemanticsNode {
    SemanticsNode(context, self)
  }
  @MainActor func updateWrapper(_ wrapper: SemanticsNode) {
    wrapper.handler = handler
    let isSame = wrapper.shared.value == shared.value
    wrapper.shared = shared
    if !isSame { wrapper.semanticsDidChange() }
  }
}

/// Semantics in one object. A view's value is copied many times on its way to its node, and semantics
/// contain a dozen references to retain each time.
nonisolated private final class SharedSemantics {
  let value: Semantics
  init(_ value: Semantics) { self.value = value }
}

@MainActor private final class SemanticsNode: ElementFrameNode {
  var shared: SharedSemantics
  var handler: ElementHandler?

  init(_ context: NodeContext, _ modifier: SemanticsModifier) {
    shared = modifier.shared
    handler = modifier.handler
    super.init(context)
  }

  override func perform(_ action: ElementRequest.Action) -> Bool { handler?(action) == true }

  // Semantics do not affect layout.
  override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  override var semantics: Semantics? { shared.value }
  override var holdsNothing: Bool { true }
  override var debugName: String { "semantics" }
}

extension View {
  /// Sets the properties of this view as an element of the tree. Its picture stays the same.
  ///
  /// - Parameters:
  ///   - semantics: The properties.
  ///   - handler: Performs the element's actions while it is enabled; nil: the content does.
  nonisolated package func semantics(
    _ semantics: Semantics, handler: ElementHandler? = nil
  ) -> some View {
    modifier(SemanticsModifier(shared: SharedSemantics(semantics), handler: handler))
  }
}
