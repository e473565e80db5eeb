import TweenMotion

/// Shows the content of a section that contains sections, and keeps these as sections for its
/// container.
struct SectionedSubviews: View {
  let subviews: SubviewsCollection

  /// A section, or views between sections.
  private struct Run: Identifiable {
    let id: SectionConfiguration.ID
    let views: Range<Int>
    let section: SectionConfiguration?
  }

  private var runs: [Run] {
    var runs: [Run] = []
    var next = 0
    var ordinal = 0
    func addLoose(before end: Int) {
      guard next < end else { return }
      runs.append(
        Run(
          id: SectionConfiguration.ID(place: nil, ordinal: ordinal), views: next..<end,
          section: nil))
      ordinal += 1
    }
    for mark in subviews.list.sections {
      addLoose(before: mark.views.lowerBound)
      next = mark.views.upperBound
      guard let node = mark.section.section else { continue }
      let section = SectionConfiguration(mark.section, node)
      runs.append(Run(id: section.id, views: mark.views, section: section))
    }
    addLoose(before: subviews.count)
    return runs
  }

  var body: some View {
    ForEach(runs) { run in
      if let section = run.section {
        Section {
          section.content
        } header: {
          section.header
        } footer: {
          section.footer
        }
        .modifier(RelayedTraits(section: section))
      } else {
        subviews[run.views]
      }
    }
  }
}

/// Gives a section the traits of the resolved section that it shows.
private struct RelayedTraits: EnclosingModifier {
  let section: SectionConfiguration

  func makeEnclosure(_ context: NodeContext) -> RelayedTraitsNode {
    RelayedTraitsNode(section.traits, context)
  }

  func updateEnclosure(_ node: RelayedTraitsNode) { node.link.relayed = section.traits }
}

@MainActor private final class RelayedTraitsNode: EnclosingNode {
  let link: RelayedLink

  init(_ relayed: TraitLink?, _ context: NodeContext) {
    link = RelayedLink(relayed, outer: context.traits)
    super.init(context)
  }

  override var contentContext: NodeContext {
    var context = childContext
    context.traits = link
    return context
  }
}

/// The traits of another section, read through its link.
@MainActor private final class RelayedLink: TraitLink {
  var relayed: TraitLink?

  init(_ relayed: TraitLink?, outer: TraitLink?) {
    self.relayed = relayed
    super.init(outer: outer)
  }

  override func own<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { relayed?.value(key) }
}
