import Observation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The state of a `TabView` besides its selection.
@MainActor @Observable final class TabModel {
  /// The page that was chosen last, which is shown if the selection matches no page.
  var chosen: Subview.ID?
  /// Whether the list of the tabs for which the bar has no room is shown.
  var showsMore = false
  /// The number of times that each tab was chosen while it was already shown.
  private(set) var repeats: [Subview.ID: Int] = [:]
  /// The pages that have been shown.
  @ObservationIgnored private(set) var visited: Set<Subview.ID> = []

  nonisolated init() {}

  /// Records the page that is shown now. `visited` is read while pages are drawn, so this needs no
  /// update.
  func begin(with id: Subview.ID?) { if let id { visited.insert(id) } }

  func chooseAgain(_ tab: TabEntry) { repeats[tab.id, default: 0] += 1 }
}

private enum MoreTabsKey: EnvironmentKey {
  struct Tabs: Equatable {
    let model: TabModel
    /// The depth at which the views of the list of tabs are presented. Views that these present do
    /// not lead back to the list.
    let presentationDepth: Int

    nonisolated static func == (left: Self, right: Self) -> Bool {
      left.model === right.model && left.presentationDepth == right.presentationDepth
    }
  }

  static var defaultValue: Tabs? { nil }
}

/// Whether a page contains a stack of pages, whose bar can lead back.
enum HasStackKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The number of presses of a tab's button while the tab was shown.
struct TabReselections: Equatable {
  /// The tab; nil outside tabs.
  var tab: Subview.ID?
  var count = 0

  /// Returns whether the same tab was chosen again since `old`.
  func follows(_ old: TabReselections) -> Bool { tab != nil && tab == old.tab && count > old.count }
}

private enum TabRepeatsKey: EnvironmentKey {
  static var defaultValue: TabReselections { TabReselections() }
}

/// Calls an action when the enclosing tab's button is pressed while the tab is shown.
///
/// Apply it inside the view that acts: environment values that a tab sets reach the views of its
/// page, but not bodies above them.
struct OnTabReselected: ViewModifier {
  let action: () -> Void
  @Environment(\.tabRepeats) private var repeats

  init(action: @escaping () -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.onChange(of: repeats) { old, new in if new.follows(old) { action() } }
  }
}

extension EnvironmentValues {
  /// The tabs to whose list the bar of a stack leads back, because its page was chosen in that
  /// list.
  var moreTabs: TabModel? {
    get {
      guard let found = self[MoreTabsKey.self], found.presentationDepth == presentationDepth else {
        return nil
      }
      return found.model
    }
    set {
      self[MoreTabsKey.self] = newValue.map {
        MoreTabsKey.Tabs(model: $0, presentationDepth: presentationDepth)
      }
    }
  }

  /// The number of presses of the enclosing tab's button while the tab was shown. After a press, a
  /// stack of pages in the tab goes back to its root, or scrolls its root to the top.
  var tabRepeats: TabReselections {
    get { self[TabRepeatsKey.self] }
    set { self[TabRepeatsKey.self] = newValue }
  }
}

/// The preferences of the pages for the enclosing bar of tabs. If several views set a preference,
/// the outermost is used.
struct TabBarPreferences: Equatable {
  var isHidden: Bool?
  /// Whether content of the shown pages continues below the bar; nil: unknown.
  var isUnder: Bool?
  var ground: Visibility?
  var fill: AnyShapeStyle?
  var scheme: ColorScheme?

  static func == (left: Self, right: Self) -> Bool {
    left.isHidden == right.isHidden && left.ground == right.ground && left.scheme == right.scheme
      && left.isUnder == right.isUnder && left.fill.isSame(as: right.fill)
  }
}

enum TabBarPreferencesKey: PreferenceKey {
  static var defaultValue: TabBarPreferences { TabBarPreferences() }
  static func reduce(value: inout TabBarPreferences, nextValue: () -> TabBarPreferences) {
    let next = nextValue()
    // Of pages that cover each other the last one is used, which is entering or is shown.
    value.isHidden = next.isHidden ?? value.isHidden
    if let isUnder = next.isUnder { value.isUnder = isUnder || value.isUnder == true }
    value.ground = next.ground ?? value.ground
    value.fill = next.fill ?? value.fill
    value.scheme = next.scheme ?? value.scheme
  }
}

/// One page of a `TabView` in its place.
struct TabPlace: View {
  let tab: TabEntry
  let isShown: Bool
  let repeats: Int
  /// The tabs, if the page was chosen in the list of tabs without a button; else nil.
  let more: TabModel?
  /// Whether the page has a bar of its own that leads back.
  @State private var hasStack = true
  /// Whether content continues below the bar, for scroll views outside a stack of pages.
  @State private var isUnder: Bool?
  @State private var scrollViews = PageScrollViews()

  init(tab: TabEntry, isShown: Bool, repeats: Int, more: TabModel? = nil) {
    self.more = more
    self.tab = tab
    self.isShown = isShown
    self.repeats = repeats
  }

  var body: some View {
    tab.subview
      .onScrollGeometry(\.goesOnBelow) { if let new = $0 { isUnder = new } }
      .collectScrollViews(in: scrollViews)
      .transformPreference(TabBarPreferencesKey.self) { [isShown, isUnder] preferences in
        if !isShown {
          preferences = TabBarPreferences()
        } else if preferences.isUnder == nil {
          preferences.isUnder = isUnder
        }
      }
      .environment(\.isTabPlaced, true)
      .environment(\.tabRepeats, TabReselections(tab: tab.id, count: repeats))
      .onChange(of: repeats) { if !hasStack { scrollViews.scrollToTop() } }
      .environment(\.moreTabs, more)
      .onPreferenceChange(HasStackKey.self) { hasStack = $0 }
      .preference(key: HasStackKey.self, value: false)
      .disabled(tab.isDisabled)
      // Content that is too large overflows the page; the bar stays in place.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .barPadding(.top, lonelyMore == nil ? 0 : NavigationBarMetrics.classic.barHeight)
      .overlay(alignment: .topLeading) {
        if let lonelyMore { MoreBackRow(model: lonelyMore) }
      }
      .dormant(!isShown)
  }

  /// The tabs, if the page needs a bar only to lead back to their list.
  private var lonelyMore: TabModel? { hasStack ? nil : more }
}

/// A bar that leads back to the list of tabs.
private struct MoreBackRow: View {
  let model: TabModel

  var body: some View {
    BackButton(title: Text(system: .more), room: .infinity) { model.showsMore = true }
      .padding(.leading, 8)
      .frame(height: NavigationBarMetrics.classic.barHeight)
      .dynamicTypeSize(.large)
  }
}

extension ScrollGeometry {
  /// Whether content continues below the visible part; nil if no bar covers the end of the view.
  var goesOnBelow: Bool? {
    guard contentInsets.bottom > 0 else { return nil }
    let end = contentSize.height + contentInsets.bottom
    return contentOffset.y + containerSize.height < end - 0.5
  }
}
