import TweenMotion

/// What one `preferredColorScheme` asks of the window.
@MainActor package final class ColorSchemePreference {
  package var scheme: ColorScheme?
  /// Who asks.
  fileprivate weak var node: PreferredColorSchemeNode?
  init(_ scheme: ColorScheme?) { self.scheme = scheme }

  /// Whether who asks stands in the window, awake: a subview that nobody has placed does not, nor does a
  /// page that another one covers, or a tab behind another one.
  var isPlaced: Bool {
    guard var element: ElementNode = node else { return false }
    while let host = element.host {
      if host.isDestroyed || (host as? DormancyNode)?.isDormant == true { return false }
      if let place = host as? SubviewElement, place.content !== element { return false }
      element = host
    }
    return element is RootNode
  }
}

/// `preferredColorScheme`.
nonisolated public struct _PreferredColorScheme: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = PreferredColorSchemeNode
  var scheme: ColorScheme?

  package var value: ColorScheme? { scheme }
}

@MainActor package final class PreferredColorSchemeNode: WrapperNode, ValueNode {
  private let preference: ColorSchemePreference

  package var value: ColorScheme? {
    get { preference.scheme }
    set { preference.scheme = newValue }
  }

  package init(_ context: NodeContext, _ value: ColorScheme?) {
    preference = ColorSchemePreference(value)
    super.init(context)
    preference.node = self
    rootNode?.colorSchemePreferences.append(preference)
    window?.colorSchemeDidChange()
  }

  package func valueDidChange(from old: ColorScheme?) { window?.colorSchemeDidChange() }

  package override func destroy() {
    guard !isDestroyed else { return }
    rootNode?.colorSchemePreferences.removeAll { $0 === preference }
    window?.colorSchemeDidChange()
    super.destroy()
  }
  package override var debugName: String { "preferredColorScheme" }
}

extension ViewNode {
  /// What is shown now may ask for a colour scheme, and what is not shown any more is not heard.
  func colorSchemesDidMove() {
    if rootNode?.colorSchemePreferences.isEmpty == false { window?.colorSchemeDidChange() }
  }
}

extension View {
  /// The colour scheme of the whole window this view is in; nil leaves it as it is. Of the views
  /// that are shown the first to ask is heard.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorScheme(scheme: colorScheme))
  }

  /// The colour scheme of this view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
