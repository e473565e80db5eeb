import TweenMotion

/// Names the window by a view in it.
nonisolated private struct WindowTitleModifier: UnaryModifier {
  typealias Body = Never
  let title: Text

  @MainActor func makeWrapper(_ context: NodeContext) -> WindowTitleNode {
    WindowTitleNode(context, title)
  }
  @MainActor func updateWrapper(_ wrapper: WindowTitleNode) { wrapper.title = title }
}

/// A view that names its window, as long as it is to be seen.
@MainActor package final class WindowTitleNode: WrapperNode, WindowNamer {
  fileprivate(set) var title: Text

  init(_ context: NodeContext, _ title: Text) {
    self.title = title
    super.init(context)
    rootNode?.namers.append(self)
  }

  /// What it calls its window; nil while it sleeps, or lies in a layer over the content.
  var nameOfWindow: String? {
    var element: ElementNode? = self
    while let current = element, current !== rootNode?.container {
      guard current.isExposed else { return nil }
      element = current.host
    }
    return element == nil ? nil : title.words(in: environment)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    rootNode?.namers.removeAll { $0 === self }
  }

  package override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  package override var debugName: String { "windowTitle" }
}

extension View {
  /// Names the window, as long as the view is to be seen: of several the last to come.
  nonisolated package func windowTitle(_ title: Text) -> some View {
    modifier(WindowTitleModifier(title: title))
  }
}
