import TweenMotion

/// What one `preferredColorScheme` asks of the window.
@MainActor package final class ColorSchemePreference {
  package var scheme: ColorScheme?
  init(_ scheme: ColorScheme?) { self.scheme = scheme }
}

/// `preferredColorScheme`.
nonisolated public struct _PreferredColorScheme: UnaryModifier, Equatable {
  public typealias Body = Never
  var scheme: ColorScheme?

  @MainActor package func makeWrapper(_ context: NodeContext) -> PreferredColorSchemeNode {
    PreferredColorSchemeNode(context, scheme)
  }
  @MainActor package func updateWrapper(_ wrapper: PreferredColorSchemeNode) {
    wrapper.update(scheme)
  }
}

@MainActor package final class PreferredColorSchemeNode: WrapperNode {
  private let preference: ColorSchemePreference

  init(_ context: NodeContext, _ scheme: ColorScheme?) {
    preference = ColorSchemePreference(scheme)
    super.init(context)
    graph.root?.colorSchemePreferences.append(preference)
    graph.colorSchemeDidChange()
  }

  func update(_ scheme: ColorScheme?) {
    guard preference.scheme != scheme else { return }
    preference.scheme = scheme
    graph.colorSchemeDidChange()
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    graph.root?.colorSchemePreferences.removeAll { $0 === preference }
    graph.colorSchemeDidChange()
    super.destroy()
  }
  package override var debugName: String { "preferredColorScheme" }
}

extension View {
  /// The colour scheme of the whole window this view is in; nil leaves it as it is. The first view
  /// to ask is heard.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorScheme(scheme: colorScheme))
  }

  /// The colour scheme of this view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
