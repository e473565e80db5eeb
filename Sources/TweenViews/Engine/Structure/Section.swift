import TweenMotion

/// Views that belong together, with a header and a footer.
///
/// In a lazy container header and footer may stay in view while the section is (`pinnedViews`). In
/// others the views stand one after another: header, content, footer.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether its rows show, where the program says so.
  package var isExpanded: Binding<Bool>?

  /// A section of parts that need not be views.
  nonisolated package init(header: Parent, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = SectionNode(context)
    // Header and footer are there whole, unless the container makes them when they come into view.
    var inner = node.childContext
    inner.contentSlot = nil
    var plain = inner
    plain.rowMaker = nil
    if let maker = context.rowMaker {
      node.header = maker.makeWords(view.header, .header, plain)
      node.footer = maker.makeWords(view.footer, .footer, plain)
    } else {
      node.header = Parent._makeNode(view.header, plain)
      node.footer = Footer._makeNode(view.footer, plain)
    }
    // Where it opens and closes, its rows come and go.
    if context.rowMaker != nil, view.isExpanded != nil { inner.canTransition = true }
    node.content = Content.makeListed(view.content, inner)
    node.take(isExpanded: view.isExpanded)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: SectionNode.self)
    let maker = node.rowMaker
    if let header = node.header {
      if let maker {
        maker.updateWords(header, view.header, .header)
      } else {
        Parent._updateNode(header, view.header)
      }
    }
    if let content = node.content { Content.updateListed(content, view.content) }
    if let footer = node.footer {
      if let maker {
        maker.updateWords(footer, view.footer, .footer)
      } else {
        Footer._updateNode(footer, view.footer)
      }
    }
    node.take(isExpanded: view.isExpanded)
  }

  // Modifiers around a section with one view are around a list all the same: as a section it stands
  // for all its parts.
  nonisolated public static var _elementCount: Int? { nil }
}

/// Types of views that are sections, or whose content may be one.
protocol SectionHolding {
  static var holdsSection: Bool { get }
}

extension Section: SectionHolding {
  static var holdsSection: Bool { true }
}

extension ModifiedContent: SectionHolding where Content: View {
  static var holdsSection: Bool { TweenViews.holdsSection(Content.self) }
}

extension Optional: SectionHolding where Wrapped: View {
  static var holdsSection: Bool { TweenViews.holdsSection(Wrapped.self) }
}

extension IDView: SectionHolding where Content: View {
  static var holdsSection: Bool { TweenViews.holdsSection(Content.self) }
}

extension Group: SectionHolding where Content: View {
  static var holdsSection: Bool { TweenViews.holdsSection(Content.self) }
}

extension _ConditionalContent: SectionHolding where TrueContent: View, FalseContent: View {
  static var holdsSection: Bool {
    TweenViews.holdsSection(TrueContent.self) || TweenViews.holdsSection(FalseContent.self)
  }
}

/// Whether a view of this type shows a section, as far as its type tells: a lazy container must
/// know its sections, and makes them all, without their rows.
func holdsSection<V: View>(_ type: V.Type) -> Bool {
  if let holder = V.self as? any SectionHolding.Type { return holder.holdsSection }
  return V.Body.self == Never.self ? false : holdsSection(V.Body.self)
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views whose rows a list shows as long as a binding says so. In the style of sidebars a chevron
  /// in the header writes to it; other containers show them all the time.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the rows show.
  ///   - content: the rows.
  ///   - header: what stands above them.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

/// A section keeps its parts apart, for the container that knows what to do about them.
@MainActor final class SectionNode: ViewNode {
  fileprivate(set) var header: ViewNode?
  fileprivate(set) var content: ViewNode?
  fileprivate(set) var footer: ViewNode?
  /// Whether its rows show; nil where nobody says.
  private(set) var isExpanded: Binding<Bool>?
  /// Whether its rows are put away, where the container does so.
  private(set) var isCollapsed = false
  /// Who was evaluated with what is said of the section; nil while nobody was.
  var traitReaders: TraitReaders?
  /// What stands for the section in a list that keeps sections apart.
  private(set) lazy var element: SectionElement? =
    rowMaker == nil ? nil : SectionElement(self, childContext)

  fileprivate func take(isExpanded new: Binding<Bool>?) {
    isExpanded = new
    performUpdate()
  }

  override func performUpdate() {
    isDirty = false
    let isCollapsed = isExpanded.map { open in graph.evaluating(self) { !open.wrappedValue } }
    guard self.isCollapsed != isCollapsed ?? false else { return }
    self.isCollapsed = isCollapsed ?? false
    structureDidChange()
  }

  /// Header, content and footer.
  var parts: [ViewNode?] { [header, content, footer] }

  override func collectElements(into list: inout [ElementNode]) {
    if let element { return list.append(element) }
    for part in parts { part?.collectElements(into: &list) }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for part in parts { if let part { visit(part) } }
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    element?.destroy()
  }

  override var debugName: String { "Section" }
}
