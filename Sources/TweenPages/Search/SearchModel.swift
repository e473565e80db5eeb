import Observation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What one looks for, and whether somebody is about it.
@MainActor @Observable final class SearchModel {
  /// The field is in use: it has come to the top of its page, and suggestions are shown.
  private(set) var isActive = false
  /// Counts what the program asks of the field's focus.
  private(set) var focusRequests = 0
  @ObservationIgnored private(set) var wantsFocus = false
  @ObservationIgnored var text: Binding<String> = .constant("")
  /// What the program keeps of `isActive`; nil where it does not.
  @ObservationIgnored var isPresented: Binding<Bool>?
  @ObservationIgnored var clearTokens: () -> Void = {}
  @ObservationIgnored var submit: () -> Void = {}
  @ObservationIgnored private var latestLook = SearchLook()
  /// Counts what was written there: it cannot be compared.
  private var lookVersion = 0

  nonisolated init() {}

  /// What the field shows beside its text.
  var look: SearchLook {
    _ = lookVersion
    return latestLook
  }

  /// Keeps what the field is to show, as it is written now.
  func take(_ look: SearchLook) { latestLook = look }

  /// Tells the field of that.
  func publishLook() { lookVersion += 1 }

  /// The motion of the rows above the content.
  static let animation = Animation.easeInOut(duration: 0.25)

  func begin() {
    guard !isActive else { return }
    withAnimation(Self.animation) { isActive = true }
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  /// Leaves the search: nothing is looked for any more.
  func cancel() {
    if isActive {
      // The end comes first: a view that reads the text too moves by the end's animation, and suggestions
      // for an empty text do not come up.
      withAnimation(Self.animation) { isActive = false }
      if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
    }
    focus(false)
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    clearTokens()
  }

  /// Has the field take the focus, or give it away.
  func focus(_ wants: Bool) {
    wantsFocus = wants
    focusRequests += 1
  }
}

/// What a search field shows beside its text.
struct SearchLook {
  var prompt: Text?
  /// Nil for none.
  var tokens: AnyView?
  var scopes: SearchScopes?
  /// What its views find around them: what those of the page do.
  var environment = EnvironmentValues()
}

/// A search field as its page is told of it.
package struct SearchEntry: Equatable {
  let model: SearchModel
  let placement: SearchFieldPlacement
  let hasScopes: Bool
  /// Whether the bar stays while somebody searches.
  let keepsBar: Bool

  package static func == (left: Self, right: Self) -> Bool {
    left.model === right.model && left.placement == right.placement
      && left.hasScopes == right.hasScopes && left.keepsBar == right.keepsBar
  }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether the field of a page's bar goes as that is scrolled.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let isAlways: Bool
    /// It goes with the title.
    public static let automatic = Self(isAlways: false)
    /// It stays.
    public static let always = Self(isAlways: true)
  }

  enum Kind: Hashable { case drawer(isAlways: Bool), toolbar }
  let kind: Kind

  /// Below the title of the page.
  public static let automatic = Self(kind: .drawer(isAlways: false))
  /// At the end of the bar, in windows of regular width; else below the title.
  public static let toolbar = Self(kind: .toolbar)
  /// As `toolbar`.
  public static let toolbarPrincipal = Self(kind: .toolbar)
  /// Below the title of the page: the view that it is written at is in the column that has it.
  public static let sidebar = Self(kind: .drawer(isAlways: false))
  /// Below the title of the page.
  public static let navigationBarDrawer = Self(kind: .drawer(isAlways: false))

  /// Below the title of the page.
  ///
  /// - Parameter displayMode: Whether it goes as the page is scrolled.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { Self(kind: .drawer(isAlways: displayMode.isAlways)) }

  /// Whether it stays where the page is scrolled.
  var stays: Bool { kind == .drawer(isAlways: true) }
}

private enum SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The search that the view is part of; nil where it is in none.
  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }

  /// Whether somebody is about to search, in the nearest `searchable` around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Leaves the search of the nearest `searchable` around.
  @MainActor @preconcurrency public var dismissSearch: DismissSearchAction {
    DismissSearchAction(model: searchModel)
  }
}

/// Leaves a search, as its Cancel button does.
@MainActor @preconcurrency public struct DismissSearchAction {
  let model: SearchModel?

  /// Leaves it.
  public func callAsFunction() { model?.cancel() }
}
