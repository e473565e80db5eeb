import TweenMotion
import TweenViews

/// A connection between a state and the focus of the search field inside a view, in both
/// directions.
struct SearchFocus {
  let follow: @MainActor (AnyView) -> AnyView
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
  /// The connection with the focus of a search field inside; nil: none.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// A search field's text, with the connection of its focus.
struct FocusBoundSearchText<Content: View>: View {
  let content: Content
  @Environment(\.searchFocus) private var focus

  init(content: Content) { self.content = content }

  var body: some View {
    if let focus { focus.follow(AnyView(content)) } else { content }
  }
}

extension View {
  /// Binds the focus of the search field of this view to a Boolean state. The state is true while
  /// the field has the focus; setting the state moves the focus.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let binding = binding
    return environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }

  /// Binds the focus of the search field of this view to a state, which equals `value` while the
  /// field has the focus.
  nonisolated public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}
