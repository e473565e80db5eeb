import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An element around exactly one other, the element of most modifiers.
///
/// By default it is transparent: its size, guides, traits, drawing and hits are those of its content.
@MainActor package class WrapperNode: ElementNode {
  /// The node of the content, where this wrapper made it; nil around an element of a list.
  package private(set) var contentNode: ViewNode?
  /// The element inside; nil where the content has none.
  package private(set) var content: ElementNode? {
    didSet { sizeSource = isAsLargeAsContent ? content : nil }
  }

  /// Whether this element always has the size of its content. A subclass with its own size overrides
  /// it with `false`, and measures.
  package var isAsLargeAsContent: Bool { true }

  /// Wraps content with exactly one element.
  package func setContent(_ node: ViewNode) {
    contentNode = node
    adoptContent()
  }

  /// Wraps content in a slot for one view: several views are put in an implicit stack.
  package final func setContent(in place: ContentSlot, _ make: (NodeContext) -> ViewNode) {
    let stack = place.container(childContext, make)
    implicitStack = stack
    setContent(stack)
  }
  private final var implicitStack: ContainerNode?

  /// Passes an update to the content that this wrapper made.
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
  /// Releases an element of a list.
  final func dropElement() { content = nil }

  /// Whether the destruction of the list's element destroys this wrapper too.
  package var endsWithElement: Bool { true }

  /// Whether the content is an element of a list, whose host this wrapper is.
  private(set) final var erasesContent = false

  /// The element of the list; nil for other content.
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

  /// Called after the element inside has been set.
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
    if mayHavePreferences { preferencesDidChange(nil) }
  }

  /// Replaces the element of a choice by another at once, because no container runs a transition.
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

  /// An element of a list has its own place in the tree, from which its environment comes.
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
      // The element is set aside with this wrapper, and needs its host for notifications when it is
      // shown again.
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

  /// The origin of the content in this element at `size`; guides are shifted by it.
  package func contentOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint { .zero }

  /// The proposal for the content, where this element has `size` for `proposal`.
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

  /// Whether this wrapper is directly around a row's own element in its cell.
  package var isCellContent: Bool { false }

  package override func writesTrait(among keys: [any TraitKey.Type]) -> Bool {
    content?.writesTrait(among: keys) == true || super.writesTrait(among: keys)
  }

  package override func collectTraits<Key: TraitKey>(
    _ key: Key.Type, into list: inout [Key.Value]
  ) {
    content?.collectTraits(key, into: &list)
    // The elements of a list already include the traits around the list.
    if !erasesContent, listedElement == nil { traits?.collect(key, into: &list) }
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    // The content cannot be removed while it draws; a retain would take as long as the rest.
    guard let content else { return }
    Unmanaged.passUnretained(content)._withUnsafeGuaranteedRef { $0.drawIfNeeded(builder, context) }
  }

  package override var ownBlend: BlendOperator? { content?.ownBlend }

  package override func hit(_ point: CGPoint) -> HitResult? { content?.hit(point) }
}
