import TweenMotion

/// Sets the title of the window around a view.
nonisolated private struct WindowTitleModifier: UnaryModifier {
  typealias Body = Never
  let title: Text

  @MainActor func makeWrapper(_ context: NodeContext) -> WindowTitleNode {
    WindowTitleNode(context, title)
  }
  @MainActor func updateWrapper(_ wrapper: WindowTitleNode) { wrapper.title = title }
}

/// A node that titles its window while it is shown.
@MainActor package final class WindowTitleNode: WrapperNode, WindowTitleSource {
  fileprivate(set) var title: Text

  init(_ context: NodeContext, _ title: Text) {
    self.title = title
    super.init(context)
    rootNode?.titleSources.append(self)
  }

  /// The title it gives its window; nil while it is inactive, or lies in a layer above the content.
  var windowTitle: String? {
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
    rootNode?.titleSources.removeAll { $0 === self }
  }

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  package override var debugName: String { "windowTitle" }
}

extension View {
  /// Sets the window's title while the view is shown. Of several views the last one inserted sets it.
  nonisolated package func windowTitle(_ title: Text) -> some View {
    modifier(WindowTitleModifier(title: title))
  }
}
