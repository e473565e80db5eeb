/// A placeholder for other elements in a list: for rows that are made when they come into view, or
/// for a section and its parts.
///
/// Only containers that request placeholders receive them, and a placeholder itself is never shown. A
/// modifier around the list is stored here, and applied to each represented element when that element
/// is requested. Such a modifier therefore neither makes all rows at once nor merges the parts of a
/// section.
@MainActor package class PlaceholderElement: ElementNode {
  /// The lists whose modifiers apply to each represented element, the innermost first.
  private var modifiers: [NodeAnchor] = []

  /// Whether no modifier of a list applies to the represented elements.
  final var isUnmodified: Bool { modifiers.isEmpty }

  /// The represented elements that are currently shown.
  var shownElements: [ElementNode] { [] }

  /// Returns a new placeholder for the same elements.
  func copy(_ context: NodeContext) -> PlaceholderElement {
    preconditionFailure("Subclasses override this.")
  }

  /// Returns a placeholder for the same elements, each with a list's modifier around it.
  final func modified(by list: any ElementModifyingList) -> PlaceholderElement {
    let copy = copy(list.childContext)
    copy.modifiers = modifiers + [list.anchor]
    return copy
  }

  /// Returns a represented element with the modifiers around it.
  final func modify(_ element: ElementNode) -> ElementNode {
    var element = element
    for anchor in modifiers {
      if let list = anchor.node as? any ElementModifyingList { element = list.modify(element) }
    }
    return element
  }
}

/// The placeholder for a section in the list of a container that keeps sections apart.
@MainActor package final class SectionElement: PlaceholderElement {
  private let owner: NodeAnchor
  var section: SectionNode? { owner.node as? SectionNode }

  init(_ section: SectionNode, _ context: NodeContext) {
    owner = section.anchor
    super.init(context)
  }

  override func copy(_ context: NodeContext) -> PlaceholderElement {
    section.map { SectionElement($0, context) } ?? PlaceholderElement(context)
  }

  override var shownElements: [ElementNode] {
    parts.flatMap { elements(of: $0).flatMap(\.representedElements) }
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
  /// This element; for a placeholder, the represented elements that are shown.
  var representedElements: [ElementNode] { (self as? PlaceholderElement)?.shownElements ?? [self] }
}
