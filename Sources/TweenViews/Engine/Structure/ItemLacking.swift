import TweenMotion

/// A view that can tell, before it is shown, whether it has nothing in it that a menu could show: it is
/// empty, or but lines.
@MainActor package protocol ItemLacking {
  var lacksItems: Bool { get }
}

extension View {
  /// Whether nothing in the view can be an item of a menu, as far as that is known before it is shown.
  @MainActor package var certainlyLacksItems: Bool {
    (self as? any ItemLacking)?.lacksItems ?? false
  }
}

extension EmptyView: @MainActor ItemLacking {
  package var lacksItems: Bool { true }
}

extension Divider: @MainActor ItemLacking {
  package var lacksItems: Bool { true }
}

extension Optional: @MainActor ItemLacking where Wrapped: View {
  package var lacksItems: Bool { self?.certainlyLacksItems ?? true }
}

extension _ConditionalContent: @MainActor ItemLacking where TrueContent: View, FalseContent: View {
  package var lacksItems: Bool {
    switch storage {
    case .trueContent(let content): content.certainlyLacksItems
    case .falseContent(let content): content.certainlyLacksItems
    }
  }
}

extension Group: @MainActor ItemLacking where Content: View {
  package var lacksItems: Bool { content.certainlyLacksItems }
}

extension ForEach: @MainActor ItemLacking where Content: View {
  package var lacksItems: Bool { data.isEmpty }
}
