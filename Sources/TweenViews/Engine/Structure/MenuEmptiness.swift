import TweenMotion

/// A view that can compute, before it is shown, whether it has no items for a menu: it is empty, or
/// consists of dividers.
@MainActor package protocol MenuEmptiness {
  var isEmptyMenu: Bool { get }
}

extension View {
  /// Whether the view certainly has no items for a menu. False where that is unknown before it is shown.
  @MainActor package var isKnownEmptyMenu: Bool {
    (self as? any MenuEmptiness)?.isEmptyMenu ?? false
  }
}

extension EmptyView: @MainActor MenuEmptiness {
  package var isEmptyMenu: Bool { true }
}

extension Divider: @MainActor MenuEmptiness {
  package var isEmptyMenu: Bool { true }
}

extension Optional: @MainActor MenuEmptiness where Wrapped: View {
  package var isEmptyMenu: Bool { self?.isKnownEmptyMenu ?? true }
}

extension _ConditionalContent: @MainActor MenuEmptiness
where TrueContent: View, FalseContent: View {
  package var isEmptyMenu: Bool {
    switch storage {
    case .trueContent(let content): content.isKnownEmptyMenu
    case .falseContent(let content): content.isKnownEmptyMenu
    }
  }
}

extension Group: @MainActor MenuEmptiness where Content: View {
  package var isEmptyMenu: Bool { content.isKnownEmptyMenu }
}

extension ForEach: @MainActor MenuEmptiness where Content: View {
  package var isEmptyMenu: Bool { data.isEmpty }
}
