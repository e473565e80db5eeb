import TweenMotion

/// The sections that a view resolved to, in order. Each run of views outside of sections forms a
/// section of its own. Empty where there are no views.
public struct SectionCollection: RandomAccessCollection {
  /// The type of the elements: a resolved section.
  public typealias Element = SectionConfiguration
  /// An index: the offset from the first section.
  public typealias Index = Int
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// The index of the first section: 0.
  public var startIndex: Int { 0 }
  /// The index behind the last section: the count.
  public var endIndex: Int { sections.count }

  /// The section at an index. An index out of bounds stops the program.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// One of the sections that a view resolved to, with its header, content and footer.
///
/// Views outside of sections form a section without header, footer and container values. A `Section`
/// without any view is left out; the views of a nested section count as views of the outer one.
public struct SectionConfiguration: Identifiable {
  /// Identifies a section among the sections of one container.
  public struct ID: Hashable {
    /// The serial number of the section's node; nil for a section formed by views outside of
    /// sections.
    let place: Int?
    /// The number of the section among those formed by views outside of sections.
    let ordinal: Int
  }

  /// Identifies the section among the sections of one container.
  public let id: ID
  /// The views of its header: empty where it has none.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of its footer: empty where it has none.
  public let footer: SubviewsCollection
  private let node: SectionNode?

  /// The values that modifiers pass from the section to its container. A body that reads a value is
  /// evaluated again when that value changes.
  public var containerValues: ContainerValues {
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated { [node] in
      guard let node else { return }
      node.noteTraitReader()
      values = ContainerValues(node.traits)
    }
    return values
  }

  /// The traits written around the section.
  @MainActor var traits: TraitLink? { node?.traits }

  var isEmpty: Bool { header.isEmpty && content.isEmpty && footer.isEmpty }

  init(id: ID, content: SubviewsCollection) {
    self.id = id
    self.content = content
    header = SubviewsCollection(.empty())
    footer = header
    node = nil
  }

  @MainActor init(_ standIn: SectionElement, _ section: SectionNode) {
    func views(_ part: ViewNode?) -> SubviewsCollection {
      SubviewsCollection(SubviewList(standIn.elements(of: part), marksSections: true))
    }
    id = ID(place: section.serial, ordinal: 0)
    header = views(section.header)
    content = views(section.content)
    footer = views(section.footer)
    node = section
  }
}
