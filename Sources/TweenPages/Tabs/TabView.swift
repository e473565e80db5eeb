import TweenControls
import TweenGeometry
import TweenLists
import TweenMotion
import TweenPaint
import TweenViews

/// Shows one of several pages. The user chooses a page by a bar, or by swiping, as the current
/// style has it.
///
/// A page is created when it is first shown, and keeps its state while other pages are shown.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Pages that are selected by their tags.
  ///
  /// If no page has the selection as its tag, the page that was shown last stays, or else the first
  /// page is shown. The selection is not changed.
  ///
  /// - Parameters:
  ///   - selection: The tag of the shown page; nil: the view stores the selection itself.
  ///   - content: The pages, each with its `tabItem(_:)`.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Tabs that are selected by their values.
  ///
  /// - Parameters:
  ///   - selection: The value of the shown tab.
  ///   - content: The tabs.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }

  /// Tabs without values; the view stores itself which tab is shown.
  ///
  /// - Parameter content: The tabs.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never?, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Pages without tags; the view stores itself which page is shown.
  ///
  /// - Parameter content: The pages, each with its `tabItem(_:)`.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  /// The pages as the current style shows them.
  public var body: some View {
    TabPages(selection: TabSelection(selection), content: content)
  }
}

/// The selection of a `TabView`, without its type.
@MainActor struct TabSelection {
  /// Returns the index of the selected page; nil: none is selected.
  let selected: ([Subview]) -> Int?
  /// Selects a page, by the page and its index. Returns whether the page has a tag of the
  /// selection's type.
  let select: (Subview, Int) -> Bool
  /// Writes the tag of a page, by the page and its index, even if the page is already selected.
  let rewrite: (Subview, Int) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>?) {
    guard let binding else {
      selected = { _ in nil }
      select = { _, _ in false }
      rewrite = { _, _ in }
      return
    }
    func tag(_ subview: Subview, _ place: Int) -> Value? {
      if !subview.trait(UntaggedTrait.self), let tag = subview.trait(TagTrait<Value>.self) {
        return tag
      }
      // Pages without tags have their indices as tags.
      return place as? Value
    }
    selected = { subviews in
      let wanted = binding.wrappedValue
      return subviews.indices.first { tag(subviews[$0], $0) == wanted }
    }
    select = { subview, place in
      guard let tag = tag(subview, place) else { return false }
      if binding.wrappedValue != tag { binding.wrappedValue = tag }
      return true
    }
    rewrite = { subview, place in
      if let tag = tag(subview, place) { binding.wrappedValue = tag }
    }
  }
}

/// One page of a `TabView`, as its styles use it.
struct TabEntry: Identifiable {
  let subview: Subview
  /// The index of the page among all pages, including hidden ones.
  let place: Int
  let label: AnyView?
  let badge: Text?
  let role: TabRole?
  let section: TabSectionHeader?
  let isDisabled: Bool
  let isInBar: Bool
  let isInSidebar: Bool

  let id: Subview.ID

  @MainActor init(_ subview: Subview, at place: Int) {
    self.subview = subview
    self.place = place
    id = subview.id
    label = subview.trait(TabLabelTrait.self)
    badge = subview.trait(BadgeTrait.self)
    role = subview.trait(TabRoleTrait.self)
    section = subview.trait(TabSectionTrait.self)
    isDisabled = subview.trait(TabDisabledTrait.self)
    isInBar = !subview.trait(TabOutOfBarTrait.self)
    isInSidebar = !subview.trait(TabOutOfSidebarTrait.self)
  }
}

/// The pages of a `TabView`, the shown page, and the actions that choose another page.
@MainActor struct TabChoice {
  let tabs: [TabEntry]
  /// The index in `tabs` of the shown page; nil: there is none.
  let shown: Int?
  /// Shows another page.
  let choose: (TabEntry) -> Void
  /// Writes the tag of the shown page again, for programs that react to each write.
  let rewrite: (TabEntry) -> Void

  /// The page that is shown.
  var shownTab: TabEntry? { shown.map { tabs[$0] } }

  /// The tabs that have a button of their own in a bar.
  var direct: [TabEntry] {
    let most = TabMetrics.classic.maximumTabs
    let listed = tabs.filter(\.isInBar)
    return listed.count > most ? Array(listed.prefix(most - 1)) : listed
  }

  /// The tabs for which a bar has no room.
  var rest: [TabEntry] { Array(tabs.filter(\.isInBar).dropFirst(direct.count)) }
}

private struct TabPages<Content: View>: View {
  let selection: TabSelection
  let content: Content
  @State private var model = TabModel()
  @Environment(\.tabViewLook) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(selection: TabSelection, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    Group(subviews: content) { subviews in
      let choice = choice(Array(subviews))
      switch look {
      case .page(let display): PagedTabs(choice: choice, model: model, display: display)
      case .sidebar where sizeClass == .regular: SidebarTabs(choice: choice, model: model)
      default: BarTabs(choice: choice, model: model)
      }
    }
    // The `TabView`'s pages are not part of an enclosing list's row.
    .environment(\.listLevel, nil)
    .environment(\.isTabPlaced, false)
  }

  private func choice(_ subviews: [Subview]) -> TabChoice {
    let tabs = subviews.enumerated().filter { !$1.trait(TabHiddenTrait.self) }
      .map { TabEntry($1, at: $0) }
    let wanted = selection.selected(subviews)
    let own = model.chosen
    // The page that the program selects, else the page that was chosen last, else the first page.
    let shown =
      tabs.firstIndex { $0.place == wanted } ?? tabs.firstIndex { $0.id == own }
      ?? (tabs.isEmpty ? nil : 0)
    model.begin(with: shown.map { tabs[$0].id })
    return TabChoice(tabs: tabs, shown: shown) { tab in
      model.chosen = tab.id
      _ = selection.select(tab.subview, tab.place)
    } rewrite: { tab in
      selection.rewrite(tab.subview, tab.place)
    }
  }
}
