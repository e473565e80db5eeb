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

  /// Wraps an element of a list.
  package func setElement(_ element: ElementNode) {
    content = element
    element.host = self
    erasesContent = true
    contentDidChange()
  }
  private var erasesContent = false

  private func adoptContent() {
    var elements: [ElementNode] = []
    contentNode?.collectElements(into: &elements)
    guard elements.first !== content || content == nil else { return }
    content = elements.first
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
    adoptContent()
    setNeedsArranging()
    graph.structureDidChange()
    if tellsPreferences { preferencesDidChange(nil) }
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let contentNode { visit(contentNode) }
  }

  package override func wasErased() {
    super.wasErased()
    guard erasesContent else { return }
    content?.wasErased()
    if content?.isDestroyed == true {
      destroy()
    } else {
      // Set aside with this wrapper: when it is shown again, what changes inside is told through it.
      content?.host = self
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

  package override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    content?.trait(key) ?? Key.defaultValue
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    content?.drawIfNeeded(builder, context)
  }

  package override var ownBlend: BlendOperator? { content?.ownBlend }

  package override func hit(_ point: CGPoint) -> Hit? { content?.hit(point) }
}

/// A modifier that the engine applies as a wrapper around each element of its content.
@MainActor package protocol UnaryModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: WrapperNode
  @MainActor func makeWrapper(_ context: NodeContext) -> Wrapper
  @MainActor func updateWrapper(_ wrapper: Wrapper)
}

extension UnaryModifier {
  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    if contentCount == 1 {
      let wrapper = modifier.makeWrapper(context)
      wrapper.setContent(makeContent(wrapper.childContext))
      return wrapper
    }
    let list = ModifiedListNode<Self>(modifier, context)
    list.setContent(makeContent(list.childContext))
    return list
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    if let list = node as? ModifiedListNode<Self> {
      list.update(modifier)
      if let content = list.content { updateContent(content) }
    } else {
      let wrapper = unsafeDowncast(node, to: Wrapper.self)
      modifier.updateWrapper(wrapper)
      if let content = wrapper.contentNode { updateContent(content) }
    }
  }

  nonisolated public static func _elementCount(contentCount: Int?) -> Int? { contentCount }
}

/// A modifier on several elements: a wrapper around each.
@MainActor
package final class ModifiedListNode<M: UnaryModifier>: ViewNode, ElementModifyingList {
  private var modifier: M
  private(set) var content: ViewNode?
  private var wrappers: [ObjectIdentifier: M.Wrapper] = [:]
  /// The wrapped elements in the order they came, for deterministic visits.
  private var order: [(element: ElementNode, wrapper: M.Wrapper)] = []
  private var needsSweep = false

  init(_ modifier: M, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func setContent(_ node: ViewNode) { content = node }

  /// Each element has a wrapper, so that all must be there.
  package override var childContext: NodeContext {
    var context = super.childContext
    context.rowMaker = nil
    return context
  }

  func update(_ new: M) {
    modifier = new
    for (_, wrapper) in order { new.updateWrapper(wrapper) }
  }

  package override func collectElements(into list: inout [ElementNode]) {
    var elements: [ElementNode] = []
    content?.collectElements(into: &elements)
    for element in elements {
      if let known = wrappers[ObjectIdentifier(element)] {
        list.append(known)
        continue
      }
      var context = childContext
      context.canTransition = element.canTransition
      let wrapper = modifier.makeWrapper(context)
      wrapper.setElement(element)
      element.modifiedList = anchor
      wrappers[ObjectIdentifier(element)] = wrapper
      order.append((element, wrapper))
      list.append(wrapper)
    }
    sweep()
  }

  /// Elements end together as a rule: their wrappers are let go of in one go.
  func elementWasDestroyed() {
    guard !needsSweep, !isDestroyed else { return }
    needsSweep = true
    graph.afterUpdate { [weak self] in
      guard let self, self.needsSweep else { return }
      self.sweep()
    }
  }

  private func sweep() {
    needsSweep = false
    order.removeAll { element, wrapper in
      guard element.isDestroyed else { return false }
      wrappers[ObjectIdentifier(element)] = nil
      wrapper.destroy()
      return true
    }
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    for (_, wrapper) in order { visit(wrapper) }
  }
}
