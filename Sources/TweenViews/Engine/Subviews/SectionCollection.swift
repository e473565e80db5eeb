import TweenMotion

/// The sections that a view resolved to, in order: those it has, and one for each run of views outside
/// of them. Empty where there are no views at all.
public struct SectionCollection: RandomAccessCollection {
  /// What is listed.
  public typealias Element = SectionConfiguration
  /// Places are counted.
  public typealias Index = Int
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// The first one's place: 0.
  public var startIndex: Int { 0 }
  /// The place behind the last one.
  public var endIndex: Int { sections.count }

  /// A section by its place; one that is out of bounds stops the program.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// One of the sections that a view resolved to, with what it consists of.
///
/// Views outside of sections form one without header, footer and container values. A `Section` without
/// any view is none; one within another's content counts as that one's views.
public struct SectionConfiguration: Identifiable {
  /// Tells the sections of one container apart.
  public struct ID: Hashable {
    /// Which node it is; nil of one that views outside of sections form.
    let place: Int?
    /// Which of those.
    let ordinal: Int
  }

  /// Tells the sections of one container apart.
  public let id: ID
  /// The views of its header: empty where it has none.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of its footer: empty where it has none.
  public let footer: SubviewsCollection
  private let node: SectionNode?

  /// What modifiers say of the section. Who reads a value in a body is evaluated anew when that is
  /// another.
  public var containerValues: ContainerValues {
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated { [node] in
      guard let node else { return }
      node.noteTraitReader()
      values = ContainerValues(node.traits)
    }
    return values
  }

  /// What is written around the section.
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
