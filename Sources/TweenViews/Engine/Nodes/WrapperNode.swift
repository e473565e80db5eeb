import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An element around exactly one other: what most modifiers are.
///
/// By default it is transparent: its size, guides, traits, drawing and hits are its content's.
@MainActor package class WrapperNode: ElementNode {
  /// The node of the content, where this wrapper made it; nil around an element of a list.
  package private(set) var contentNode: ViewNode?
  /// The element inside; nil around content without any.
  package private(set) var content: ElementNode? {
    didSet { sizeSource = isAsLargeAsContent ? content : nil }
  }

  /// Whether this element answers every proposal as its content does. Those for which it doesn't
  /// say so here, and measure.
  package var isAsLargeAsContent: Bool { true }

  /// Wraps a content of exactly one element.
  package func setContent(_ node: ViewNode) {
    contentNode = node
    adoptContent()
  }

  /// Wraps whatever there is where one view is expected: several views in an implicit stack.
  package final func setContent(in place: ContentSlot, _ make: (NodeContext) -> ViewNode) {
    let stack = place.container(childContext, make)
    implicitStack = stack
    setContent(stack)
  }
  private final var implicitStack: ContainerNode?

  /// Hands the content that this wrapper made what an update brings.
  package final func updateContent(_ update: (ViewNode) -> Void) {
    if let implicitStack {
      implicitStack.updateContent(update)
    } else if let contentNode {
      update(contentNode)
    }
  }

  /// Wraps an element of a list.
  package func setElement(_ element: ElementNode) {
    content = element
    element.host = self
    erasesContent = true
    contentDidChange()
  }
  /// Lets go of an element of a list.
  final func dropElement() { content = nil }

  /// Whether the end of an element of a list is this wrapper's end.
  package var endsWithElement: Bool { true }

  /// Whether what is inside is an element of a list, which knows of its container through this one.
  private(set) final var erasesContent = false

  /// That element; nil where none is.
  package var listedElement: ElementNode? { erasesContent ? content : nil }

  private func adoptContent() {
    var first = contentNode?.soleElement
    if first == nil {
      var elements: [ElementNode] = []
      contentNode?.collectElements(into: &elements)
      first = elements.first
    }
    guard first !== content || content == nil else { return }
    content = first
    content?.host = self
    contentDidChange()
  }

  /// The element inside has been set.
  package func contentDidChange() {}

  package override func structureDidChange() {
    guard contentNode != nil else {
      super.structureDidChange()
      return
    }
    let old = content
    adoptContent()
    if content !== old { contentWasReplaced(old) }
    setNeedsArranging()
    displayStructureDidChange()
    if tellsPreferences { preferencesDidChange(nil) }
  }

  /// Another choice is shown in the place of one: at once, as there is no container to move it.
  private func contentWasReplaced(_ old: ElementNode?) {
    if let old, old.host === self {
      old.disappear()
      old.wasErased()
    }
    guard let content else { return }
    graph.afterUpdate { [weak content] in
      guard let content, !content.isDestroyed, content.isShownAmongActions else { return }
      content.appearOnce()
    }
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let contentNode { visit(contentNode) }
  }

  /// An element of a list is not below this one in the tree that environments come down.
  package override func transitionDidWrite(
    _ written: EnvironmentValues, over outside: EnvironmentValues, isAnimated: Bool
  ) {
    super.transitionDidWrite(written, over: outside, isAnimated: isAnimated)
    listedElement?.transitionDidWrite(written, over: outside, isAnimated: isAnimated)
  }

  package override func wasErased() {
    super.wasErased()
    guard let listed = listedElement else { return }
    let inner = listed.host
    listed.wasErased()
    if listed.isDestroyed {
      if endsWithElement { destroy() }
    } else {
      // Set aside with this wrapper: when it is shown again, what changes inside is told through it.
      listed.host = inner
    }
  }

  package override func visitShown(_ visit: (ElementNode) -> Void) {
    if let content { visit(content) }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content?.size(for: proposal) ?? .zero
  }

  package override func placementDidChange(_ placement: Placement) {
    content?.place(placement)
  }

  /// Where the content lies in this element when it has `size`; what guides shift by.
  package func contentOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint { .zero }

  /// What the content is offered when this element is offered `proposal` and has `size`.
  package func contentProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    proposal
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content else { return nil }
    let inner = contentProposal(size: size, proposal: proposal)
    guard let value = content.explicitGuide(key, size: content.size(for: inner), proposal: inner)
    else { return nil }
    let origin = contentOrigin(size: size, proposal: proposal)
    return value + (key.isHorizontal ? origin.x : origin.y)
  }

  package override var spacing: SpacingPreference { content?.cachedSpacing ?? .leaf }

  package override var layoutPriority: Double { content?.cachedPriority ?? 0 }

  package override func writtenTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    content?.writtenTrait(key) ?? traits?.value(key)
  }

  /// Whether this is what stands around a row's own element in its cell.
  package var isCellContent: Bool { false }

  package override func writesTrait(among keys: [any TraitKey.Type]) -> Bool {
    content?.writesTrait(among: keys) == true || super.writesTrait(among: keys)
  }

  package override func collectTraits<Key: TraitKey>(
    _ key: Key.Type, into list: inout [Key.Value]
  ) {
    content?.collectTraits(key, into: &list)
    // What is written around a list is known to its elements.
    if !erasesContent, listedElement == nil { traits?.collect(key, into: &list) }
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    // Nothing is taken out of a wrapper while it draws: to count the content takes as long as the rest.
    guard let content else { return }
    Unmanaged.passUnretained(content)._withUnsafeGuaranteedRef { $0.drawIfNeeded(builder, context) }
  }

  package override var ownBlend: BlendOperator? { content?.ownBlend }

  package override func hit(_ point: CGPoint) -> HitResult? { content?.hit(point) }
}
