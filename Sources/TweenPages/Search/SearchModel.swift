import Observation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The text of a search, and whether the search is active.
@MainActor @Observable final class SearchModel {
  /// Whether the field is in use: it has moved to the top of its page, and suggestions are shown.
  private(set) var isActive = false
  /// The number of the program's requests to change the field's focus.
  private(set) var focusRequests = 0
  @ObservationIgnored private(set) var requestsFocus = false
  @ObservationIgnored var text: Binding<String> = .constant("")
  /// The program's binding to `isActive`; nil: none.
  @ObservationIgnored var isPresented: Binding<Bool>?
  @ObservationIgnored var clearTokens: () -> Void = {}
  @ObservationIgnored var submit: () -> Void = {}
  @ObservationIgnored private var latestLook = SearchLook()
  /// The number of changes of `latestLook`, which cannot be compared.
  private var lookVersion = 0

  nonisolated init() {}

  /// The parts that the field shows besides its text.
  var look: SearchLook {
    _ = lookVersion
    return latestLook
  }

  /// Stores the parts that the field shows, without an update of the field.
  func take(_ look: SearchLook) { latestLook = look }

  /// Updates the field after `take(_:)`.
  func publishLook() { lookVersion += 1 }

  /// The animation of the rows above the content.
  static let animation = Animation.easeInOut(duration: 0.25)

  func begin() {
    guard !isActive else { return }
    withAnimation(Self.animation) { isActive = true }
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  /// Ends the search and clears its text.
  func cancel() {
    if isActive {
      // Ending comes before clearing: a view that also reads the text moves by the animation of the
      // end, and suggestions for an empty text do not appear.
      withAnimation(Self.animation) { isActive = false }
      if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
    }
    focus(false)
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    clearTokens()
  }

  /// Gives the field the focus, or removes it.
  func focus(_ wants: Bool) {
    requestsFocus = wants
    focusRequests += 1
  }
}

/// The parts that a search field shows besides its text.
struct SearchLook {
  var prompt: Text?
  /// The tokens before the text; nil: none.
  var tokens: AnyView?
  var scopes: SearchScopes?
  /// The environment of the parts' views: that of the page.
  var environment = EnvironmentValues()
}

/// A search field in the form in which its page receives it.
package struct SearchEntry: Equatable {
  let model: SearchModel
  let placement: SearchFieldPlacement
  let hasScopes: Bool
  /// Whether the bar stays visible while the user searches.
  let keepsBar: Bool

  package static func == (left: Self, right: Self) -> Bool {
    left.model === right.model && left.placement == right.placement
      && left.hasScopes == right.hasScopes && left.keepsBar == right.keepsBar
  }
}

/// The place of a search field on its page.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether the field in a page's bar disappears as the page scrolls.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let isAlways: Bool
    /// The field disappears together with the title.
    public static let automatic = Self(isAlways: false)
    /// The field stays visible while the page scrolls.
    public static let always = Self(isAlways: true)
  }

  enum Kind: Hashable { case drawer(isAlways: Bool), toolbar }
  let kind: Kind

  /// The place below the title of the page.
  public static let automatic = Self(kind: .drawer(isAlways: false))
  /// The place at the end of the bar in windows of regular width; else below the title.
  public static let toolbar = Self(kind: .toolbar)
  /// The same place as `toolbar`, at the end of the bar.
  public static let toolbarPrincipal = Self(kind: .toolbar)
  /// The place below the title of the page, in the column that contains the view.
  public static let sidebar = Self(kind: .drawer(isAlways: false))
  /// The place below the title of the page.
  public static let navigationBarDrawer = Self(kind: .drawer(isAlways: false))

  /// The place below the title of the page.
  ///
  /// - Parameter displayMode: Whether the field disappears as the page scrolls.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { Self(kind: .drawer(isAlways: displayMode.isAlways)) }

  /// Whether the field stays visible while the page scrolls.
  var stays: Bool { kind == .drawer(isAlways: true) }
}

private enum SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The search that contains the view; nil: none.
  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }

  /// Whether the search of the nearest enclosing `searchable` is active.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search of the nearest enclosing `searchable`.
  @MainActor @preconcurrency public var dismissSearch: DismissSearchAction {
    DismissSearchAction(model: searchModel)
  }
}

/// An action that ends a search, as the Cancel button does.
@MainActor @preconcurrency public struct DismissSearchAction {
  let model: SearchModel?

  /// Ends the search and clears its text.
  public func callAsFunction() { model?.cancel() }
}
