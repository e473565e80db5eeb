import Observation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// What a `TabView` keeps beside its selection.
@MainActor @Observable final class TabModel {
  /// The page that was chosen last, for where the selection names none.
  var chosen: Subview.ID?
  /// Whether the list of tabs that the bar has no room for is shown.
  var showsMore = false
  /// How often each tab was chosen again while it was shown.
  private(set) var repeats: [Subview.ID: Int] = [:]
  /// The pages that have been shown.
  @ObservationIgnored private(set) var visited: Set<Subview.ID> = []

  nonisolated init() {}

  /// Notes the page that is shown now. It is looked at where pages are drawn, so nobody waits for it.
  func begin(with id: Subview.ID?) { if let id { visited.insert(id) } }

  func chooseAgain(_ tab: TabEntry) { repeats[tab.id, default: 0] += 1 }
}

private enum MoreTabsKey: EnvironmentKey {
  struct Tabs: Equatable {
    let model: TabModel
    /// Of the views that the list of tabs leads to. What they present is not led back from.
    let presentationDepth: Int

    nonisolated static func == (left: Self, right: Self) -> Bool {
      left.model === right.model && left.presentationDepth == right.presentationDepth
    }
  }

  static var defaultValue: Tabs? { nil }
}

/// Whether a page has a stack of pages, whose bar can lead back.
enum HasStackKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// How often the button of a tab was pressed while the tab was shown.
struct TabRepeats: Equatable {
  /// nil outside of tabs.
  var tab: Subview.ID?
  var count = 0

  /// Whether the same tab was chosen again since.
  func follows(_ old: TabRepeats) -> Bool { tab != nil && tab == old.tab && count > old.count }
}

private enum TabRepeatsKey: EnvironmentKey {
  static var defaultValue: TabRepeats { TabRepeats() }
}

/// Acts when the button of the tab around is pressed while the tab is shown.
///
/// It stands inside of the element that acts: what a tab writes into the environment reaches the elements
/// of its page, but not bodies above them.
struct RepeatedTabChoice: ViewModifier {
  let action: () -> Void
  @Environment(\.tabRepeats) private var repeats

  init(action: @escaping () -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.onChange(of: repeats) { old, new in if new.follows(old) { action() } }
  }
}

extension EnvironmentValues {
  /// The tabs whose list the bar of a stack leads back to, as its page was chosen there.
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

  /// How often the tab around was chosen while it was shown: a stack of pages in it goes back to its
  /// root then, or scrolls that up.
  var tabRepeats: TabRepeats {
    get { self[TabRepeatsKey.self] }
    set { self[TabRepeatsKey.self] = newValue }
  }
}

/// What the pages ask of the bar of tabs around them. Of several that of the outer view counts.
struct TabBarPreferences: Equatable {
  var isHidden: Bool?
  /// Whether content of the shown pages goes on below the bar; nil: nothing is known of it.
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
    // Of pages in front of each other the last counts, which comes or is there.
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
  /// The tabs, where the page was chosen in the list of those without a button; else nil.
  let more: TabModel?
  /// Whether the page has a bar of its own to lead back by.
  @State private var hasStack = true
  /// Of what is scrolled in no stack of pages.
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
      .environment(\.tabRepeats, TabRepeats(tab: tab.id, count: repeats))
      .onChange(of: repeats) { if !hasStack { scrollViews.scrollToTop() } }
      .environment(\.moreTabs, more)
      .onPreferenceChange(HasStackKey.self) { hasStack = $0 }
      .preference(key: HasStackKey.self, value: false)
      .disabled(tab.isDisabled)
      // What is too large stands out of the page; the bar stays where it is.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .barPadding(.top, lonelyMore == nil ? 0 : NavigationBarMetrics.classic.barHeight)
      .overlay(alignment: .topLeading) {
        if let lonelyMore { MoreBackRow(model: lonelyMore) }
      }
      .dormant(!isShown)
  }

  /// The tabs, where a bar has to be there only to lead back to their list.
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
  /// Whether content goes on below what is seen; nil where nothing lies over the end of the view.
  var goesOnBelow: Bool? {
    guard contentInsets.bottom > 0 else { return nil }
    let end = contentSize.height + contentInsets.bottom
    return contentOffset.y + containerSize.height < end - 0.5
  }
}
