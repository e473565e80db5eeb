import TweenMotion

/// The node of a view that resolves a base view, and shows another view that a closure makes of the
/// resolved list.
@MainActor package final class ResolvedNode<Base: View, Shown: View>: ViewNode, SubviewOwner {
  private var base: Base
  private var transform: (SubviewResolver) -> Shown
  private lazy var resolver = makeResolver()
  private var copies: [SubviewResolver] = []
  private var shown: ViewNode?
  private var isUpdatingBase = false

  init(_ base: Base, _ context: NodeContext, _ transform: @escaping (SubviewResolver) -> Shown) {
    self.base = base
    self.transform = transform
    super.init(context)
    guard graph.depthLimit.admits(self) else { return }
    isUpdatingBase = true
    _ = resolver
    isUpdatingBase = false
    let view = evaluate()
    shown = Shown._makeNode(view, childContext)
  }

  private func makeResolver(copyOf original: SubviewResolver? = nil) -> SubviewResolver {
    SubviewResolver(childContext, copyOf: original) { Base._makeNode(base, $0) }
  }

  func update(_ base: Base, _ transform: @escaping (SubviewResolver) -> Shown) {
    self.base = base
    self.transform = transform
    guard shown != nil else { return }
    isUpdatingBase = true
    resolver.updateContent { Base._updateNode($0, base) }
    for copy in copies { copy.updateContent { Base._updateNode($0, base) } }
    isUpdatingBase = false
    performUpdate()
  }

  package override func performUpdate() {
    isDirty = false
    guard let shown, !isDestroyed else { return }
    let view = evaluate()
    Shown._updateNode(shown, view)
  }

  private func evaluate() -> Shown {
    forgetEnvironmentReads()
    return graph.evaluating(self) { transform(resolver) }
  }

  // MARK: Lists

  func listDidChange() { if !isUpdatingBase { markDirty() } }

  func copy(_ number: Int) -> SubviewResolver? {
    while copies.count <= number {
      guard copies.count < Self.maximumCopies else { return nil }
      copies.append(makeResolver(copyOf: resolver))
    }
    return copies[number]
  }

  /// The limit of how often one subview can be shown at once: each copy is made of all the content.
  private static var maximumCopies: Int { 64 }

  // MARK: Tree

  package override func structureDidChange() {
    // A node under construction is in no list yet.
    if shown != nil { super.structureDidChange() }
  }

  package override func collectElements(into list: inout [ElementNode]) {
    shown?.collectElements(into: &list)
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    // The shown view releases its subviews before these are destroyed.
    if let shown { visit(shown) }
    visit(resolver)
    for copy in copies { visit(copy) }
  }
}
