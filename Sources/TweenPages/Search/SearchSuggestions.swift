import TweenControls
import TweenMotion
import TweenViews

/// Where suggestions of a search field are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let bit: Int
  /// As the device has it.
  public static var automatic: Self { Self(bit: 1) }
  /// In a menu at the field.
  public static var menu: Self { Self(bit: 2) }
  /// Over the content.
  public static var content: Self { Self(bit: 4) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// A bit for each place.
    public var rawValue: Int
    /// Places by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu at the field.
    public static var menu: Set { Set(rawValue: 2) }
    /// Over the content.
    public static var content: Set { Set(rawValue: 4) }
  }
}

/// When the scopes of a search field are shown.
public struct SearchScopeActivation: Sendable {
  private let name: String
  /// While the field is in use.
  public static var automatic: Self { Self(name: "automatic") }
  /// While something is typed: as `automatic` here.
  public static var onTextEntry: Self { Self(name: "onTextEntry") }
  /// While the field is in use.
  public static var onSearchPresentation: Self { Self(name: "onSearchPresentation") }
}

/// What a search field in a bar does where there is little room.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the device has it.
  public static let automatic = Self(name: "automatic")
  /// It may be a button.
  public static let minimize = Self(name: "minimize")
}

/// What a bar does while one searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let keepsContent: Bool
  /// It goes, and the field stands in its place.
  public static var automatic: Self { Self(keepsContent: false) }
  /// It keeps its content.
  public static var avoidHidingContent: Self { Self(keepsContent: true) }
}

extension View {
  /// Says what the search field of this view suggests while it is in use.
  ///
  /// - Parameter suggestions: Views, most with a `searchCompletion(_:)`; none: nothing is shown.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let views = AnyView(suggestions())
    return modifier(SearchPartsModifier(suggestions: views, scopes: nil))
      .environment(\.searchSuggestions, views)
  }

  /// Shows or hides suggestions in some places.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown.
  ///   - placements: Where. Here they are shown over the content alone.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    let hides = visibility == .hidden && placements.contains(.content)
    return transformEnvironment(\.searchSuggestions) { if hides { $0 = nil } }
  }

  /// Has this suggestion put a text into the search field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier { $0.text.wrappedValue = completion })
  }

  /// Has this suggestion put a token into the search field: one of those that
  /// `searchable(text:tokens:suggestedTokens:...)` is given does so by itself.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(CompletionModifier { $0.text.wrappedValue = "" })
  }

  /// Limits what is looked for to one of several scopes, which the search field shows while it is in
  /// use.
  ///
  /// - Parameters:
  ///   - scope: The one that is chosen.
  ///   - scopes: A view for each, with its value as its tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    let bar = SearchScopes(
      bar: AnyView(ScopeChoice(selection: scope, scopes: scopes)), content: scopes)
    return modifier(SearchPartsModifier(suggestions: nil, scopes: bar))
      .environment(\.searchScopes, bar)
  }

  /// Limits what is looked for to one of several scopes.
  ///
  /// - Parameters:
  ///   - scope: The one that is chosen.
  ///   - activation: When the scopes are shown; here while the field is in use.
  ///   - scopes: A view for each, with its value as its tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// What a search field in a bar does where there is little room. Without effect.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  /// What the bar of a page does while one searches in it, by the search fields of this view.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { environment(\.searchKeepsBar, behavior.keepsContent) }
}

/// Tells the search field around of its parts.
private struct SearchPartsModifier {
  let suggestions: AnyView?
  let scopes: SearchScopes?
  @State private var count = EvaluationCount()

  nonisolated init(suggestions: AnyView?, scopes: SearchScopes?) {
    self.suggestions = suggestions
    self.scopes = scopes
  }
}

extension SearchPartsModifier: ViewModifier {
  func body(content: Content) -> some View {
    let parts = SearchParts(suggestions: suggestions, scopes: scopes, version: count.next())
    return content.transformPreference(SearchPartsKey.self) {
      SearchPartsKey.reduce(value: &$0) { parts }
    }
  }
}

/// Has a suggestion fill the search field when it is pressed.
private struct CompletionModifier {
  let complete: @MainActor (SearchModel) -> Void
  @Environment(\.searchModel) private var model

  nonisolated init(_ complete: @escaping @MainActor (SearchModel) -> Void) {
    self.complete = complete
  }
}

extension CompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    Button {
      if let model { complete(model) }
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .foregroundStyle(.primary)
  }
}
