/// Stands for others in a list of elements: for rows that are made when they come into view, or for a
/// section and its parts.
///
/// Only containers that ask for such get to see one, and it is never shown itself. A modifier around
/// the list is kept here, and put around each of those others when it is asked for: neither must all
/// rows be there because of it, nor does a section lose its parts.
@MainActor package class StandInElement: ElementNode {
  /// The lists whose modifiers are around each element that this stands for, the innermost first.
  private var modifiers: [NodeAnchor] = []

  /// Whether what this stands for is shown as it is.
  final var isUnmodified: Bool { modifiers.isEmpty }

  /// The elements that it stands for, as far as they are shown.
  var shownElements: [ElementNode] { [] }

  /// Another that stands for the same.
  func copy(_ context: NodeContext) -> StandInElement {
    preconditionFailure("Subclasses know what they stand for.")
  }

  /// Stands for the same with a list's modifier around each.
  final func modified(by list: any ElementModifyingList) -> StandInElement {
    let copy = copy(list.childContext)
    copy.modifiers = modifiers + [list.anchor]
    return copy
  }

  /// An element that this stands for, with the modifiers around it.
  final func modify(_ element: ElementNode) -> ElementNode {
    var element = element
    for anchor in modifiers {
      if let list = anchor.node as? any ElementModifyingList { element = list.modify(element) }
    }
    return element
  }
}

/// Stands for a section in the list of a container that keeps sections apart.
@MainActor package final class SectionElement: StandInElement {
  private let owner: NodeAnchor
  var section: SectionNode? { owner.node as? SectionNode }

  init(_ section: SectionNode, _ context: NodeContext) {
    owner = section.anchor
    super.init(context)
  }

  override func copy(_ context: NodeContext) -> StandInElement {
    section.map { SectionElement($0, context) } ?? StandInElement(context)
  }

  override var shownElements: [ElementNode] {
    parts.flatMap { elements(of: $0).flatMap(\.shownOrStoodFor) }
  }

  /// The section's header, content and footer.
  var parts: [ViewNode?] { section?.parts ?? [] }

  /// The elements of one of the section's parts.
  func elements(of part: ViewNode?) -> [ElementNode] {
    var elements: [ElementNode] = []
    part?.collectElements(into: &elements)
    return isUnmodified ? elements : elements.map(modify)
  }
}

extension ElementNode {
  /// This element, or those that it stands for and that are shown.
  var shownOrStoodFor: [ElementNode] { (self as? StandInElement)?.shownElements ?? [self] }
}
