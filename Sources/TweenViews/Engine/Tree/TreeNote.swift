import Foundation
import TweenGeometry
import TweenMotion

/// What an element tells of itself in the tree of the running program. Controls say what they are by
/// `told(_:)`, programs by the modifiers of accessibility; texts and images know by themselves.
package struct TreeNote: Equatable {
  /// How the elements inside are told.
  package enum Children: Equatable {
    /// Each by itself, in the place of this one; what this note says holds for each of them. With
    /// none inside there is one element of this note alone.
    case besides
    /// Each by itself, in this one.
    case contained
    /// As one element with this one, which says what they say.
    case combined
    /// Likewise, without the pictures, where there are words beside them.
    case combinedWords
    /// As one element with this one, whose value is what they say.
    case value
    /// Not at all.
    case ignored
  }

  package var role: ViewGraph.Element.Role?
  package var label: String?
  package var value: String?
  package var traits: [String] = []
  package var removedTraits: [String] = []
  package var actions: [String] = []
  package var hint: String?
  /// What it is called where it is a part of a row: the row's own name stands for "%@".
  package var nameInRow: String?
  /// Whether what is inside is a row, by which its controls are called.
  package var isRow = false
  package var identifier: String?
  package var inputLabels: [String] = []
  package var headingLevel: Int?
  /// Where a press meets it; nil: in the middle of what is to be seen.
  package var activationPoint: ActivationPoint?
  /// Another element that it is told with.
  package var pair: ElementPair?

  /// A place in an element.
  package enum ActivationPoint: Equatable, Sendable {
    /// In its own points.
    case points(CGPoint)
    /// In parts of its size.
    case parts(UnitPoint)
  }
  package var customContent: [ViewGraph.Element.CustomContent] = []
  /// The names of content that is not told, whatever is said of it further in.
  package var withdrawnContent: [String] = []
  /// What else is said of it.
  package var remarks: [Remark] = []
  /// Elements of one group belong together.
  package var group: ElementPair.ID?
  /// Names by which rotors lead to it.
  package var marks: [ElementPair.ID] = []
  /// Rotors that lead through what is in it.
  package var rotors: [TreeRotor] = []
  /// Parts of it that are elements, without views of their own.
  package var parts: [Part] = []

  /// Something that is said under a name, and where in the element it is so.
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
    /// The number of its element.
    package var number: Int
    package var label: String
    /// In the element's own points, one for each line that it is in.
    package var rects: [CGRect]
    /// What the view is asked for that has it, where the part is pressed.
    package var action: String
  }
  /// Its value as a number.
  package var amount: ViewGraph.Element.Amount?
  /// The text that is edited in it.
  package var editing: ViewGraph.Element.Editing?
  /// Neither it nor what is inside is told.
  package var isHidden = false
  /// Elements of greater numbers are read before their neighbours.
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

/// What ties a label to what it is the label of.
package struct ElementPair: Equatable, Sendable {
  package struct ID: Hashable, @unchecked Sendable {
    // Both are compared alone, by the programs' own values.
    let id: AnyHashable
    let namespace: AnyHashable

    package init(id: AnyHashable, namespace: AnyHashable) {
      self.id = id
      self.namespace = namespace
    }
  }

  package var id: ID
  /// Whether it is the label.
  package var isLabel: Bool

  package init(id: ID, isLabel: Bool) {
    self.id = id
    self.isLabel = isLabel
  }
}

/// Does what is asked of an element; false leaves it to others.
package typealias ElementHandler = @MainActor (ElementRequest.Action) -> Bool

/// Notes what a view is in the tree of the program.
nonisolated private struct TreeNoteModifier: UnaryModifier {
  typealias Body = Never
  let note: KeptTreeNote
  let handler: ElementHandler?

  @MainActor func makeWrapper(_ context: NodeContext) -> TreeNoteNode {
    TreeNoteNode(context, self)
  }
  @MainActor func updateWrapper(_ wrapper: TreeNoteNode) {
    wrapper.handler = handler
    let isSame = wrapper.note.value == note.value
    wrapper.note = note
    if !isSame { wrapper.treeNoteDidChange() }
  }
}

/// A note in one object: a view's value is copied many times on its way to its node, and a note has a
/// dozen objects to be counted each time.
nonisolated private final class KeptTreeNote {
  let value: TreeNote
  init(_ value: TreeNote) { self.value = value }
}

@MainActor private final class TreeNoteNode: WrapperNode {
  var note: KeptTreeNote
  var handler: ElementHandler?

  init(_ context: NodeContext, _ modifier: TreeNoteModifier) {
    note = modifier.note
    handler = modifier.handler
    super.init(context)
  }

  override func takes(_ action: ElementRequest.Action) -> Bool { handler?(action) == true }

  // What it is changes no layout.
  override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  override var treeNote: TreeNote? { note.value }
  override var holdsNothing: Bool { true }
  override var debugName: String { "told" }
}

extension View {
  /// Says what this view is in the tree of the running program; nothing that is seen changes.
  ///
  /// - Parameters:
  ///   - note: What it is.
  ///   - handler: Does what is asked of it while it is enabled; nil: what is inside does.
  nonisolated package func told(
    _ note: TreeNote, handler: ElementHandler? = nil
  ) -> some View {
    modifier(TreeNoteModifier(note: KeptTreeNote(note), handler: handler))
  }
}
