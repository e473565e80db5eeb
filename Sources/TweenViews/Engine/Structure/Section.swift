import TweenMotion

/// Views that belong together, with a header and a footer.
///
/// In a lazy container header and footer can stay in view while the section is in view
/// (`pinnedViews`). In other containers header, content and footer follow each other.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether the section's rows are shown; nil where the program does not control it.
  package var isExpanded: Binding<Bool>?

  /// Creates a section whose parts need not be views.
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
    // Header and footer are made at once, unless the container makes them when they come into view.
    var inner = node.childContext
    inner.contentSlot = nil
    var plain = inner
    plain.rowMaker = nil
    if let maker = context.rowMaker {
      node.header = maker.makeHeaderOrFooter(view.header, .header, plain)
      node.footer = maker.makeHeaderOrFooter(view.footer, .footer, plain)
    } else {
      node.header = Parent._makeNode(view.header, plain)
      node.footer = Footer._makeNode(view.footer, plain)
    }
    // In a section that expands and collapses, rows are inserted and removed.
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
        maker.updateHeaderOrFooter(header, view.header, .header)
      } else {
        Parent._updateNode(header, view.header)
      }
    }
    if let content = node.content { Content.updateListed(content, view.content) }
    if let footer = node.footer {
      if let maker {
        maker.updateHeaderOrFooter(footer, view.footer, .footer)
      } else {
        Footer._updateNode(footer, view.footer)
      }
    }
    node.take(isExpanded: view.isExpanded)
  }

  // A section is a list even with a single view: its element represents header, content and footer.
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

/// Whether a view of this type shows a section, as far as its type reveals it. A lazy container makes
/// all its sections at once, without their rows, so that it must find them.
func holdsSection<V: View>(_ type: V.Type) -> Bool {
  if let holder = V.self as? any SectionHolding.Type { return holder.holdsSection }
  return V.Body.self == Never.self ? false : holdsSection(V.Body.self)
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section from header and footer views and its content.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section whose rows a list shows while a binding is true. In the sidebar style a
  /// chevron in the header changes the binding; other containers always show the rows.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  ///   - header: The view above the rows.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer and no header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section from a footer view and its content.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header and no footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section from a header view and its content.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

/// The node of a section. It keeps the parts apart, so that the container can arrange them
/// differently.
@MainActor final class SectionNode: ViewNode {
  fileprivate(set) var header: ViewNode?
  fileprivate(set) var content: ViewNode?
  fileprivate(set) var footer: ViewNode?
  /// Whether the section's rows are shown; nil where the program does not control it.
  private(set) var isExpanded: Binding<Bool>?
  /// Whether the section's rows are hidden, in a container that supports it.
  private(set) var isCollapsed = false
  /// The readers of the section's traits, notified when a trait changes; nil without any.
  var traitReaders: TraitReaders?
  /// The section's element in a list that keeps sections apart.
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
