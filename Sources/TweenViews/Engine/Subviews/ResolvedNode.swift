import TweenMotion

/// Resolves one view, and shows another that is made of what it found.
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
      guard copies.count < Self.mostCopies else { return nil }
      copies.append(makeResolver(copyOf: resolver))
    }
    return copies[number]
  }

  /// More would be shown of one view than anybody means: each of these is all of the content.
  private static var mostCopies: Int { 64 }

  // MARK: Tree

  package override func structureDidChange() {
    // What is still being made is not on any list yet.
    if shown != nil { super.structureDidChange() }
  }

  package override func collectElements(into list: inout [ElementNode]) {
    shown?.collectElements(into: &list)
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    // What is shown lets go of subviews before these end.
    if let shown { visit(shown) }
    visit(resolver)
    for copy in copies { visit(copy) }
  }
}
