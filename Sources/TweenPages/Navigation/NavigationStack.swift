import Foundation
import TweenGeometry
import TweenLists
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// A stack of pages, of which the top page is visible: a root page and the pages that links and the
/// stack's path add.
///
/// A page keeps its state while other pages cover it, and loses it when it is removed. A page
/// enters from the trailing edge and leaves there again. It leaves by the bar's back button, by
/// `dismiss`, by a change of the path, or by a swipe from the leading edge.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  /// The path of the program; nil: the stack's own path.
  private let values: NavigationValues?
  @State private var path = NavigationPath()

  /// A stack with a path of its own.
  ///
  /// - Parameter root: The page at the bottom of the stack.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    values = nil
  }

  /// A stack that shows the values of a path, of any types.
  ///
  /// - Parameters:
  ///   - path: The values. Links append to the path; going back removes from it.
  ///   - root: The page at the bottom of the stack.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    values = NavigationValues(path)
  }

  /// A stack that shows the values of a collection.
  ///
  /// - Parameters:
  ///   - path: The values. Links with a value of this type append to the path; going back removes
  ///     from it.
  ///   - root: The page at the bottom of the stack.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    values = NavigationValues(elements: path)
  }
}

extension NavigationStack: View {
  /// The pages of the stack, with their bar.
  public var body: some View {
    NavigationPages(values: values ?? NavigationValues($path), root: root)
  }
}

extension NavigationValues {
  init(_ path: Binding<NavigationPath>) {
    self.init {
      path.wrappedValue.elements
    } append: {
      path.wrappedValue.elements.append($0)
      return true
    } removeLast: {
      // The program can have removed some of the values already.
      path.wrappedValue.elements.removeLast(min($0, path.wrappedValue.count))
    }
  }

  init<Data>(elements path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init {
      path.wrappedValue.map { AnyHashable($0) }
    } append: { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    } removeLast: { count in
      path.wrappedValue = Data(path.wrappedValue.dropLast(count))
    }
  }
}

/// The pages of a stack and the bar over them.
struct NavigationPages<Root: View>: View, ModelUpdating {
  @State private var model = NavigationModel()
  @Environment(\.splitPlace) private var splitPlace
  @Environment(\.columnStanding) private var columnStanding
  let values: NavigationValues
  let root: Root

  init(values: NavigationValues, root: Root) {
    self.values = values
    self.root = root
  }

  func updateModel() {
    model.values = values
    model.splitPlace = splitPlace
    if let splitPlace { splitPlace.model.register(model, at: splitPlace) }
    // Pages that exist from the start are shown without a transition.
    model.begin()
    model.check(values.read())
  }

  var body: some View {
    let path = values.read()
    let shown = model.shown
    ZStack(alignment: .top) {
      ForEach(Array(shown.enumerated()), id: \.element.id) { index, page in
        NavigationPageView(page: page, model: model, root: root, place: innerPlace(of: page))
          .transition(PageTransition(page: page))
          .zIndex(Double(index))
      }
      NavigationBar(model: model, place: splitPlace)
        .modifier(StillBar(column: splitPlace?.isOwn == true ? columnStanding : nil))
        .modifier(OnTabReselected { model.tabWasChosenAgain() })
        .zIndex(Double(shown.count + 1))
    }
    .coordinateSpace(.named(model.space))
    .onGeometryChange(for: CGRect.self) { geometry in
      let insets = geometry.safeAreaInsets
      return CGRect(
        x: -insets.leading, y: -insets.top,
        width: geometry.size.width + insets.leading + insets.trailing,
        height: geometry.size.height + insets.top + insets.bottom)
    } action: {
      model.whole = $0
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      model.width = $0
    }
    .modifier(WindowSafeArea())
    .onChange(of: path) { model.pathDidChange() }
    // The preferences of the pages are meant for the bars of this stack, not for enclosing bars.
    .preference(key: PagePreferencesKey.self, value: outerPreferences)
    .preference(key: EntranceKey.self, value: nil)
    .preference(key: NavigationRequestsKey.self, value: [])
    .preference(key: NavigationDestinationsKey.self, value: [])
    .preference(key: HasStackKey.self, value: true)
    .onAppear { model.didAppear() }
    .onDisappear { model.didDisappear() }
  }

  /// If the program has a stack in a column, the column's own stack hides its bar.
  private var outerPreferences: PagePreferences {
    PagePreferences(isBarHidden: splitPlace?.isOwn == false ? true : nil)
  }

  /// Returns the column, for a stack inside a page of the column's own stack.
  private func innerPlace(of page: NavigationPage) -> SplitPlace? {
    guard page.isRoot, var place = splitPlace, place.isOwn else { return nil }
    place.isOwn = false
    return place
  }
}

/// One page of a stack.
private struct NavigationPageView<Root: View>: View {
  let page: NavigationPage
  let model: NavigationModel
  let root: Root
  let place: SplitPlace?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var verticalClass
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var presentation: Presentation
  @GestureState private var isSwiped = false

  init(page: NavigationPage, model: NavigationModel, root: Root, place: SplitPlace?) {
    self.page = page
    self.model = model
    self.root = root
    self.place = place
    _presentation = State(
      initialValue: Presentation { [weak model, weak page] in
        if let page { model?.dismiss(page) }
      })
  }

  var body: some View {
    let position = model.position(of: page)
    withBars
      .simultaneousGesture(backSwipe, including: page === model.top ? .all : .subviews)
      .onChange(of: isSwiped) { if !isSwiped { model.loseFinger(on: page) } }
      .environment(\.navigationPlace, NavigationPlace(model: model, page: page))
      .environment(\.splitPlace, place)
      .environment(\.tabRepeats, TabReselections())
      .environment(\.moreTabs, nil)
      .environment(\.searchModel, nil)
      .transformEnvironment(\.presentation) { if !page.isRoot { $0 = presentation } }
      // The motion of pages does not animate the views inside them.
      .transaction { if $0.animation == NavigationMotion.animation { $0.animation = nil } }
      .overlay {
        Color.black.opacity(0.1).opacity(position.cover).ignoresSafeArea().allowsHitTesting(false)
      }
      .dormant(page.isDormant)
      .clipShape(
        ZoomClip(zoom: page.entrance.zoom, progress: page.progress),
        isEnabled: page.isOverOther && page.entrance.zoom != nil
      )
      .modifier(
        ZoomShift(zoom: page.entrance.zoom, progress: page.progress, pull: page.pull)
          .ignoredByLayout()
      )
      .modifier(
        PageShift(
          arrival: position.arrival, cover: position.cover, yielding: reducesMotion ? 0 : 0.3,
          recedes: !reducesMotion && model.recedes(page)
        )
        .ignoredByLayout()
      )
      .modifier(EntranceFade(entrance: page.entrance, progress: page.progress))
  }

  /// The content of the page, whose preferences, requests and scrolling this view observes.
  private var observedContent: some View {
    let (isCovered, goesOnBelow) = (page.isCovered, page.goesOnBelow)
    return SlotContent(in: .root, content)
      .modifier(EditModeScope())
      // Content that is too large overflows the page; the bars stay in place.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .onPreferenceChange(PagePreferencesKey.self) { page.preferences = $0 }
      // A menu keeps items together with the environment in which they were declared, which refers
      // to the page. Without this reset, the page and the items would keep each other alive.
      .modifier(
        EndModifier {
          page.preferences = PagePreferences()
          page.preferredEntrance = nil
        }
      )
      .onPreferenceChange(EntranceKey.self) { page.preferredEntrance = $0 }
      .onChange(of: page.preferredEntrance) { model.entranceDidChange(of: page) }
      .onPreferenceChange(NavigationRequestsKey.self) { model.requestsDidChange($0, of: page) }
      .onPreferenceChange(NavigationDestinationsKey.self) {
        model.destinationsDidChange($0, of: page)
      }
      .onScrollGeometry { geometry -> CGFloat? in
        // The first scroll view under the bar has the bar's height as its top margin.
        geometry.contentInsets.top > 0
          ? geometry.contentOffset.y + geometry.contentInsets.top : nil
      } action: { new in
        if let new { page.scrolled = new }
      }
      .onScrollGeometry(\.goesOnBelow) { if let new = $0 { page.goesOnBelow = new } }
      .collectScrollViews(in: page.scrollViews)
      // Only the visible page sets preferences for the bar of tabs.
      .transformPreference(TabBarPreferencesKey.self) { [isCovered, goesOnBelow] preferences in
        if isCovered {
          preferences = TabBarPreferences()
        } else if preferences.isUnder == nil {
          preferences.isUnder = goesOnBelow
        }
      }
  }

  /// The content with the bars' insets, on the page's background.
  private var withBars: some View {
    let metrics = NavigationBarMetrics.classic
    return
      observedContent
      .environment(\.collapsibleTopHeight, metrics.collapsibleHeight(of: page))
      .environment(\.topSnapOffsets, metrics.rests(of: page))
      .barPadding(.top, metrics.height(of: page))
      .barPadding(.bottom, metrics.bottomHeight(of: page))
      .background { PageGround(page: page) }
      .overlay(alignment: .top) { if page.hasBar { BarBackground(page: page) } }
      .overlay(alignment: .top) {
        if page.titleMode == .large, page.hasBar {
          LargeTitleRow(page: page, width: width).offset(y: metrics.barHeight)
        }
      }
      .overlay(alignment: .top) { PageSearchRow(page: page) }
      .overlay(alignment: .bottom) {
        BottomBar(page: page, width: width).onPreferenceChange(NavigationRequestsKey.self) {
          model.requestsDidChange($0, of: page, in: .bottomItems)
        }
      }
      .onChange(of: sizeClass, initial: true) { page.isNarrow = sizeClass != .regular }
      .onChange(of: verticalClass, initial: true) { page.isLow = verticalClass == .compact }
  }

  /// The width of the stack.
  private var width: CGFloat { max(model.width ?? RunningProgram.window.size.width, 1) }

  @ViewBuilder private var content: some View {
    if page.isRoot { SlotContent(in: .root, root) } else { PushedContent(page: page, model: model) }
  }

  /// The gesture that drags the page off from its leading edge. A page that zoomed in can also be
  /// dragged down.
  private var backSwipe: some Gesture {
    let edge = EdgeSwipe(width: width, direction: direction)
    var drag = DragGesture(minimumDistance: 10, coordinateSpace: .named(model.space))
    // A finger that drags the page off does not tap the view under it.
    if !page.isRoot { drag.endsTaps = { edge.begins(with: $0) } }
    return
      drag
      .updating($isSwiped) { _, isSwiped, _ in isSwiped = true }
      .onChanged { value in
        if page.pull == .zero, model.drag != nil || edge.begins(with: value) {
          return model.drag(to: edge.way(value) / edge.width)
        }
        guard page.entrance.zoom != nil else { return }
        let pull = value.translation
        if page.pull != .zero || page.scrolled <= 0 && pull.height > abs(pull.width) {
          model.pull(page, by: pull)
        }
      }
      .onEnded { value in
        if page.pull != .zero {
          return model.endPull(of: page, velocity: value.velocity.height)
        }
        model.endDrag(velocity: edge.velocity(value))
      }
  }
}

/// The background of a page.
private struct PageGround: View {
  let page: NavigationPage

  var body: some View {
    Color(provider: SystemStyles.systemBackground).ignoresSafeArea()
      .overlay(alignment: .leading) {
        // The shadow is drawn on the page below while that page is visible.
        if page.isOverOther { PageEdge().transition(.identity) }
      }
  }
}

/// The shadow of a page beside its leading edge.
struct PageEdge: View {
  var body: some View {
    LinearGradient(
      colors: [.clear, .black.opacity(0.2)], startPoint: .leading, endPoint: .trailing
    )
    .frame(width: 4).offset(x: -4).ignoresSafeArea().allowsHitTesting(false)
  }
}

/// The content of a page above the root.
private struct PushedContent: View {
  let page: NavigationPage
  let model: NavigationModel

  var body: some View {
    switch page.origin {
    case .root: EmptyView()
    case .request:
      if let content = page.request?.content() { SlotContent(in: .root, content) }
    case .value(let value):
      if let found = model.content(for: value) {
        SlotContent(in: .root, found)
      } else {
        MissingDestination(value: value)
      }
    }
  }
}

/// A warning sign for a value without a destination.
private struct MissingDestination: View {
  let value: AnyHashable
  @State private var shouldWarn = false

  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 40))
      .foregroundStyle(.yellow)
      .onAppear {
        // The destinations of the first frame are collected at its end.
        StageClock.inNextMoment { shouldWarn = true }
      }
      .onChange(of: shouldWarn) {
        RunningProgram.warn(
          "A NavigationStack's path has a value of type \(type(of: value.base)), and there is no "
            + "navigationDestination(for:) of that type in its pages.")
      }
  }
}
