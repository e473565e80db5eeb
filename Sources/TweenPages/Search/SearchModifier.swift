import TweenGeometry
import TweenLists
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The arguments of `searchable`.
struct SearchSettings {
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var placement = SearchFieldPlacement.automatic
  var prompt: Text?
  var tokens: AnyView?
  var clearTokens: () -> Void = {}
  var suggestions: AnyView?
}

/// Adds a search field to a view: in the bar of its page, or directly above the view.
struct SearchModifier {
  let settings: SearchSettings
  @State private var model = SearchModel()
  @State private var inner = SearchParts()
  /// Whether suggestions lie over the content.
  @State private var isCovered = false
  @Environment(\.self) private var environment

  nonisolated init(_ settings: SearchSettings) { self.settings = settings }
}

extension SearchModifier: ModelUpdating {
  func updateModel() {
    model.text = settings.text
    model.isPresented = settings.isPresented
    model.clearTokens = settings.clearTokens
    let actions = environment.submitActions
    model.submit = { for action in actions.search { action() } }
    model.take(
      SearchLook(
        prompt: settings.prompt, tokens: settings.tokens, scopes: scopes, environment: environment))
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    let inPage = environment.navigationPlace != nil
    let entry = SearchEntry(
      model: model, placement: settings.placement, hasScopes: scopes != nil,
      keepsBar: environment.searchKeepsBar)
    let isWanted = settings.isPresented?.wrappedValue
    return
      content
      .environment(\.searchModel, model)
      .environment(\.isSearching, model.isActive)
      // The parts that are declared inside this search are not passed on to an enclosing search.
      .onPreferenceChange(SearchPartsKey.self) { inner = $0 }
      .preference(key: SearchPartsKey.self, value: SearchParts())
      // The suggestions cover the content then.
      .accessibilityHidden(isCovered && model.isActive && suggestions != nil)
      .overlay {
        if model.isActive, let suggestions {
          // One container, which exists even if there are no suggestions, so that it can report
          // that.
          ZStack { SuggestionList(suggestions: suggestions) }
            .environment(\.searchModel, model)
            .onPreferenceChange(HasSuggestionsKey.self) { isCovered = $0 }
            .transition(.opacity)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if !inPage { SearchRow(entry: entry).transition(.identity) }
      }
      .transformPreference(PagePreferencesKey.self) {
        if inPage { $0.search = $0.search ?? entry }
      }
      .modifier(EvaluationModifier { model.publishLook() })
      .onChange(of: isWanted, initial: true) {
        guard let isWanted, isWanted != model.isActive else { return }
        if isWanted {
          model.begin()
          model.focus(true)
        } else {
          model.cancel()
        }
      }
  }

  @MainActor private var scopes: SearchScopes? {
    guard let scopes = environment.searchScopes ?? inner.scopes, scopes.isThere else { return nil }
    return scopes
  }

  private var suggestions: AnyView? {
    settings.suggestions ?? environment.searchSuggestions ?? inner.suggestions
  }
}

/// The parts of a search field that views inside it declare.
struct SearchParts: Equatable {
  var suggestions: AnyView?
  var scopes: SearchScopes?
  /// The number of evaluations; 0: no parts are declared.
  var version = 0

  static func == (left: Self, right: Self) -> Bool { left.version == right.version }
}

enum SearchPartsKey: EvaluationPreferenceKey {
  static var defaultValue: SearchParts { SearchParts() }
  static func reduce(value: inout SearchParts, nextValue: () -> SearchParts) {
    let next = nextValue()
    value.suggestions = value.suggestions ?? next.suggestions
    value.scopes = value.scopes ?? next.scopes
    value.version = max(value.version, next.version)
  }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum SearchKeepsBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  /// The suggestions of a search field inside.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// Whether the bar of a page stays visible while the user searches in it.
  var searchKeepsBar: Bool {
    get { self[SearchKeepsBarKey.self] }
    set { self[SearchKeepsBarKey.self] = newValue }
  }

  /// The scopes of a search field inside.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

/// Whether there are any suggestions.
private enum HasSuggestionsKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The suggestions over the content, if there are any.
private struct SuggestionList: View {
  let suggestions: AnyView

  var body: some View {
    Group(subviews: suggestions) { views in
      if !views.isEmpty {
        List { ForEach(views) { $0 } }.listStyle(.plain)
          .preference(key: HasSuggestionsKey.self, value: true)
      }
    }
    .environment(\.searchSuggestions, nil)
  }
}
