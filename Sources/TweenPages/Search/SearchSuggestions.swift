import TweenControls
import TweenMotion
import TweenViews

/// The place in which the suggestions of a search field are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let bit: Int
  /// The place that depends on the kind of device.
  public static var automatic: Self { Self(bit: 1) }
  /// A menu at the search field, which this engine does not show.
  public static var menu: Self { Self(bit: 2) }
  /// The place over the content of the searched view.
  public static var content: Self { Self(bit: 4) }

  /// A set of places in which suggestions are shown.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set, one for each place.
    public var rawValue: Int
    /// Creates a set of places from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The set of the menu at the search field.
    public static var menu: Set { Set(rawValue: 2) }
    /// The set of the place over the content.
    public static var content: Set { Set(rawValue: 4) }
  }
}

/// The condition under which the scopes of a search field are shown.
public struct SearchScopeActivation: Sendable {
  private let name: String
  /// The scopes are shown while the field is in use.
  public static var automatic: Self { Self(name: "automatic") }
  /// The scopes are shown while text is typed; the same as `automatic` here.
  public static var onTextEntry: Self { Self(name: "onTextEntry") }
  /// The scopes are shown while the field is in use.
  public static var onSearchPresentation: Self { Self(name: "onSearchPresentation") }
}

/// The behaviour of a search field in a bar with little room.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviour that depends on the kind of device.
  public static let automatic = Self(name: "automatic")
  /// The field can shrink to a button with a symbol.
  public static let minimize = Self(name: "minimize")
}

/// The behaviour of a bar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let keepsContent: Bool
  /// The bar disappears, and the search field takes its place.
  public static var automatic: Self { Self(keepsContent: false) }
  /// The bar keeps its content during a search.
  public static var avoidHidingContent: Self { Self(keepsContent: true) }
}

extension View {
  /// Sets the suggestions that the search field of this view shows while it is in use.
  ///
  /// - Parameter suggestions: Views, most of them with a `searchCompletion(_:)`. Without views
  ///   nothing is shown.
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
  ///   - visibility: Whether the suggestions are shown.
  ///   - placements: The places. This engine shows suggestions only over the content.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    let hides = visibility == .hidden && placements.contains(.content)
    return transformEnvironment(\.searchSuggestions) { if hides { $0 = nil } }
  }

  /// Sets the text that this suggestion enters in the search field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier { $0.text.wrappedValue = completion })
  }

  /// Sets the token that this suggestion adds to the search field. The suggested tokens of
  /// `searchable(text:tokens:suggestedTokens:...)` add themselves.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(CompletionModifier { $0.text.wrappedValue = "" })
  }

  /// Limits the search to one of several scopes, which the search field shows while it is in use.
  ///
  /// - Parameters:
  ///   - scope: The value of the selected scope.
  ///   - scopes: A view for each scope, with its value as its tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    let bar = SearchScopes(
      bar: AnyView(ScopeChoice(selection: scope, scopes: scopes)), content: scopes)
    return modifier(SearchPartsModifier(suggestions: nil, scopes: bar))
      .environment(\.searchScopes, bar)
  }

  /// Limits the search to one of several scopes.
  ///
  /// - Parameters:
  ///   - scope: The value of the selected scope.
  ///   - activation: When the scopes are shown; always while the field is in use here.
  ///   - scopes: A view for each scope, with its value as its tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Accepted without effect: sets the behaviour of a search field in a bar with little room.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  /// Sets the behaviour of the page's bar while the user searches by the search fields of this
  /// view.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { environment(\.searchKeepsBar, behavior.keepsContent) }
}

/// Passes parts to the enclosing search field.
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

/// Makes a suggestion fill in the search field when it is pressed.
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
