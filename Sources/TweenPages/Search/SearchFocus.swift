import TweenMotion
import TweenViews

/// Has a state follow the focus of the search field inside, and the focus follow the state.
struct SearchFocus {
  let follow: @MainActor (AnyView) -> AnyView
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
  /// What follows the focus of a search field inside; nil: nothing.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// A search field's text, with what follows its focus.
struct FollowedSearchText<Content: View>: View {
  let content: Content
  @Environment(\.searchFocus) private var focus

  init(content: Content) { self.content = content }

  var body: some View {
    if let focus { focus.follow(AnyView(content)) } else { content }
  }
}

extension View {
  /// Ties the focus of the search field of this view to a state: true while it has the focus, and it
  /// takes or gives the focus as the state is set.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let binding = binding
    return environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }

  /// Ties the focus of the search field of this view to a state, which is `value` while it has the
  /// focus.
  nonisolated public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}
