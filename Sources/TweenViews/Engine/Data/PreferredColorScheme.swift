import TweenMotion

/// One `preferredColorScheme` request to the window.
@MainActor package final class ColorSchemePreference {
  package var scheme: ColorScheme?
  /// The node that makes the request.
  fileprivate weak var node: PreferredColorSchemeNode?
  init(_ scheme: ColorScheme?) { self.scheme = scheme }

  /// Whether the requesting node is shown in the window. A subview that is not placed is not shown,
  /// nor is a covered page or a tab that is not selected.
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

/// The modifier made by `preferredColorScheme(_:)`, which requests the window's colour scheme.
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
  /// Updates the window's colour scheme, after views with requests were shown or hidden.
  func colorSchemesDidMove() {
    if rootNode?.colorSchemePreferences.isEmpty == false { window?.colorSchemeDidChange() }
  }
}

extension View {
  /// Requests a colour scheme for the whole window of this view; nil makes no request. If several
  /// shown views make requests, the first one applies.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorScheme(scheme: colorScheme))
  }

  /// Sets the colour scheme of this view and everything inside.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
