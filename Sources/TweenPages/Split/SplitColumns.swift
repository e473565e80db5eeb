import Foundation
import TweenGeometry
import TweenLists
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The columns of a split view.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View, ModelUpdating {
  let count: Int
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  /// Whether this is a `NavigationView`, whose list has the default style instead of the sidebar
  /// style.
  let isEarly: Bool
  @State private var model = SplitModel()
  /// The measured width; nil before the first layout.
  @State private var measured: CGFloat?
  @Environment(\.splitArrangement) private var arrangement
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(
    count: Int, visibility: Binding<NavigationSplitViewVisibility>?,
    preferred: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content,
    detail: Detail, isEarly: Bool
  ) {
    self.count = count
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.isEarly = isEarly
  }

  func updateModel() {
    model.count = count
    model.isEarly = isEarly
    model.onTopChange = { write(top: $0) }
    if measured == nil { model.setCompact(isCompact, preferred: preferredPlace) }
    let columns = columns
    if !model.isCompact { model.note(leading: columns.leading) }
    model.sidebar = model.isCompact ? nil : switching(columns)
  }

  private var width: CGFloat { measured ?? RunningProgram.window.size.width }
  private var isCompact: Bool { width < SplitMetrics.classic.regularWidth }
  private var preferredPlace: Int? { preferred.map { place(of: $0.wrappedValue) } }

  private var columns: SplitArrangement {
    SplitArrangement(
      width: width, count: count, visibility: shownVisibility, arrangement: arrangement,
      widths: model.widths)
  }

  private func switching(_ columns: SplitArrangement) -> SplitToggle {
    SplitToggle(isHidden: columns.leading.isEmpty, toggle: toggle)
  }

  var body: some View {
    let (columns, isCompact, preferredPlace) = (columns, isCompact, preferredPlace)
    arranged(columns, isCompact: model.isCompact)
      .modifier(WindowSafeArea())
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        measured = $0
      }
      .onAppear { model.didAppear() }
      .onChange(of: isCompact) { model.setCompact(isCompact, preferred: preferredPlace) }
      .onChange(of: preferredPlace) {
        if let preferredPlace, model.isCompact { model.show(preferredPlace) }
      }
      .environment(\.splitToggle, switching(columns))
      .focusedSceneValue(\.splitModel, model)
  }

  private func arranged(_ columns: SplitArrangement, isCompact: Bool) -> some View {
    SplitLayout(columns: columns, isCompact: isCompact) {
      column(0, sidebar, columns, isCompact).listStyleInSidebar(!isCompact && !isEarly)
        .zIndex(isCompact ? 0 : 4)
      if count == 3 {
        column(1, content, columns, isCompact).zIndex(isCompact ? 1 : 3).transition(.identity)
      }
      column(count - 1, detail, columns, isCompact).zIndex(2)
      Color.black.opacity(columns.isOver && !isCompact ? SplitMetrics.classic.dim : 0)
        .ignoresSafeArea()
        .allowsHitTesting(columns.isOver && !isCompact)
        .onTapGesture { setVisibility(.detailOnly) }
        .accessibilityHidden(true)
        .zIndex(2.5)
        .layoutValue(key: SplitColumnIndex.self, value: nil)
    }
    .coordinateSpace(.named(SplitModel.space))
  }

  private func column<Column: View>(
    _ index: Int, _ content: Column, _ columns: SplitArrangement, _ isCompact: Bool
  ) -> some View {
    let isHidden =
      isCompact ? !model.awake.contains(index) : !columns.isShown(index) && !model.isLeaving(index)
    let standing = model.standing(index)
    return SplitColumn(
      index: index, model: model, content: content, isRegular: !isCompact,
      hasEdge: !isCompact && index < count - 1, edge: edge(of: index, columns)
    )
    .environment(\.columnStanding, isCompact ? standing : nil)
    .modifier(
      ColumnSwipe(
        model: model, index: index, width: columns.width,
        isOn: isCompact && index > 0 && index == model.top)
    )
    .background(alignment: .leading) {
      if isCompact, model.awake.contains(where: { $0 < index }) { PageEdge().transition(.identity) }
    }
    .overlay {
      Color.black.opacity(0.1).opacity(standing.cover).ignoresSafeArea().allowsHitTesting(false)
    }
    .modifier(
      PageShift(
        arrival: standing.arrival, cover: standing.cover, travel: reducesMotion ? 0 : 1,
        yielding: reducesMotion ? 0 : 0.3
      )
      .ignoredByLayout()
    )
    // Under reduced motion columns cross-fade.
    .opacity(reducesMotion ? standing.arrival : 1)
    .transformPreference(TabBarPreferencesKey.self) { if isHidden { $0 = TabBarPreferences() } }
    .dormant(isHidden)
    .layoutValue(key: SplitColumnIndex.self, value: index)
  }

  /// Returns the draggable edge of a column. Its range leaves the last column the width that it
  /// needs.
  private func edge(of column: Int, _ columns: SplitArrangement) -> SplitEdge? {
    guard columns.leading.contains(column) else { return nil }
    let width = columns.widths[column]
    let rest = columns.place(of: count - 1).width
    let more: CGFloat = columns.isOver ? .infinity : rest - SplitMetrics.classic.detailWidth
    return SplitColumnWidth.range(model.limits[column], width: width, more: more).map {
      SplitEdge(model: model, column: column, width: width, range: $0)
    }
  }

  // MARK: Visibility

  private var shownVisibility: NavigationSplitViewVisibility {
    visibility?.wrappedValue ?? model.ownVisibility
  }

  private func setVisibility(_ new: NavigationSplitViewVisibility) {
    withAnimation(reducesMotion ? nil : NavigationMotion.animation) {
      if let visibility { visibility.wrappedValue = new } else { model.ownVisibility = new }
    }
  }

  /// Shows or hides the first column.
  private func toggle() {
    let columns = columns
    if columns.isShown(0) {
      setVisibility(count == 3 && !columns.isOver ? .doubleColumn : .detailOnly)
    } else {
      setVisibility(.all)
    }
  }

  private func place(of column: NavigationSplitViewColumn) -> Int {
    switch column.kind {
    case .sidebar: 0
    case .content: 1
    case .detail: count - 1
    }
  }

  private func write(top: Int) {
    guard let preferred else { return }
    let column: NavigationSplitViewColumn =
      top == 0 ? .sidebar : top == count - 1 ? .detail : .content
    if preferred.wrappedValue != column { preferred.wrappedValue = column }
  }
}

extension View {
  /// Gives lists in a first column the sidebar style, unless another style is set.
  @ViewBuilder fileprivate func listStyleInSidebar(_ isSidebar: Bool) -> some View {
    transformEnvironment(\.listLook) { if isSidebar { $0 = .sidebar } }
  }
}

/// One column: a stack of pages of its own.
private struct SplitColumn<Content: View>: View {
  let index: Int
  let model: SplitModel
  let content: Content
  let isRegular: Bool
  /// Whether a line is drawn at the column's end.
  let hasEdge: Bool
  /// The draggable part of the line; nil: it cannot be dragged.
  let edge: SplitEdge?
  @State private var path = NavigationPath()

  init(
    index: Int, model: SplitModel, content: Content, isRegular: Bool, hasEdge: Bool,
    edge: SplitEdge?
  ) {
    self.index = index
    self.model = model
    self.content = content
    self.isRegular = isRegular
    self.hasEdge = hasEdge
    self.edge = edge
  }

  var body: some View {
    NavigationPages(values: NavigationValues($path), root: root)
      .environment(\.splitPlace, SplitPlace(model: model, column: index, isOwn: true))
      .transformEnvironment(\.horizontalSizeClass) {
        if isRegular, index < model.count - 1 { $0 = .compact }
      }
      .onPreferenceChange(ColumnSelectionKey.self) { model.selectionDidChange($0, in: index) }
      .onPreferenceChange(SplitColumnWidthKey.self) { width in
        model.limits[index] = width
        model.widths[index] = width?.usable(usual: SplitMetrics.classic.columnWidth)
      }
      .preference(key: ColumnSelectionKey.self, value: nil)
      .preference(key: SplitColumnWidthKey.self, value: nil)
      // In an `HStack`, the divider is vertical.
      .overlay(alignment: .trailing) { if hasEdge { HStack { Divider() }.ignoresSafeArea() } }
      .overlay(alignment: .trailing) { if hasEdge { edge } }
  }

  private var root: some View {
    SplitRoot(request: model.requests[index], content: content)
  }
}

/// The edge of a column, which is dragged to make the column wider or narrower.
private struct SplitEdge: View {
  let model: SplitModel
  let column: Int
  /// The displayed width.
  let width: CGFloat
  /// The widths to which the column can be dragged.
  let range: ClosedRange<CGFloat>
  /// The width of the column when the drag began.
  @State private var start: CGFloat?
  @Environment(\.layoutDirection) private var direction

  init(model: SplitModel, column: Int, width: CGFloat, range: ClosedRange<CGFloat>) {
    self.model = model
    self.column = column
    self.width = width
    self.range = range
  }

  /// The distance from the line within which a press takes it, on both sides.
  private static let reach: CGFloat = 4

  var body: some View {
    Color.clear
      .frame(width: 2 * Self.reach)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .onChanged { value in
            let from = start ?? width
            start = from
            let way = direction == .leftToRight ? 1.0 : -1.0
            let wanted = from + value.translation.width * way
            model.widths[column] = min(max(wanted, range.lowerBound), range.upperBound)
          }
          .onEnded { _ in start = nil }
      )
      .pointerStyle(.columnResize)
      .padding(.trailing, -Self.reach)
      .accessibilityHidden(true)
  }
}

/// The content of a column: the page that a link requested, or the program's view.
private struct SplitRoot<Content: View>: View {
  let request: NavigationRequest?
  let content: Content

  private struct Identity: Hashable {
    let id: NavigationRequest.ID
    let item: AnyHashable
  }

  var body: some View {
    ZStack {
      if let request {
        request.content().id(Identity(id: request.id, item: request.item))
          .transition(.identity)
      } else {
        SlotContent(in: .root, content).transition(.identity)
      }
    }
  }
}

/// The position of a column in a narrow window, with the values that `PageShift` takes.
struct ColumnStanding: Equatable {
  var arrival: Double
  var cover: Double
}

private enum ColumnStandingKey: EnvironmentKey {
  static var defaultValue: ColumnStanding? { nil }
}

extension EnvironmentValues {
  /// The position of the enclosing column; nil in windows that have room for columns, and outside
  /// columns.
  var columnStanding: ColumnStanding? {
    get { self[ColumnStandingKey.self] }
    set { self[ColumnStandingKey.self] = newValue }
  }
}

/// Keeps a column's bar in place while the column moves; the parts of the bar fade.
struct StillBar: ViewModifier {
  let column: ColumnStanding?
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(column: ColumnStanding?) { self.column = column }

  func body(content: Content) -> some View {
    let (arrival, cover) = (column?.arrival ?? 1, column?.cover ?? 0)
    content
      .modifier(
        PageShift(
          arrival: arrival, cover: cover, travel: reducesMotion ? 0 : -1,
          yielding: reducesMotion ? 0 : -0.3)
      )
      .opacity(arrival * (1 - cover))
  }
}

/// The column of a subview of the layout; nil for the lines between columns.
private enum SplitColumnIndex: LayoutValueKey {
  static var defaultValue: Int? { nil }
}

/// The positions of columns in a window of regular width.
struct SplitArrangement: Equatable {
  let width: CGFloat
  let count: Int
  /// The columns before the last that are shown.
  let leading: Range<Int>
  /// Whether these columns lie over the last column, which has the full width.
  let isOver: Bool
  let widths: [CGFloat]

  init(
    width: CGFloat, count: Int, visibility: NavigationSplitViewVisibility,
    arrangement: _SplitArrangement, widths own: [Int: CGFloat]
  ) {
    let metrics = SplitMetrics.classic
    self.width = width
    self.count = count
    let room = max(width - 100, 0)
    let isFull = width >= metrics.fullWidth
    let first: Int =
      switch visibility.kind {
      case .all: 0
      case .doubleColumn: count - 2
      case .detailOnly: count - 1
      case .automatic: isFull ? 0 : count - 2
      }
    var leading = first..<(count - 1)
    var widths = (0..<count - 1).map { min(own[$0] ?? metrics.columnWidth, room) }
    if isFull {
      let excess = widths[leading].reduce(0, +) - (width - metrics.detailWidth)
      Self.narrow(&widths, leading.filter { own[$0] == nil }, by: excess)
    }
    self.widths = widths
    // A window with room for all columns shows them, regardless of the width that remains for the
    // last column.
    let rest = width - widths[leading].reduce(0, +)
    let keeps = isFull || rest >= metrics.detailWidth
    if visibility.kind == .automatic, arrangement != .balanced, !keeps {
      // There is no room: the columns appear only on demand.
      leading = (count - 1)..<(count - 1)
    }
    self.leading = leading
    isOver =
      !leading.isEmpty
      && (arrangement == .prominentDetail || arrangement == .automatic && !keeps
        || !isFull && rest < metrics.leastDetailWidth)
  }

  /// Makes columns narrower by a total length, but not narrower than the least width of a column.
  private static func narrow(_ widths: inout [CGFloat], _ columns: [Int], by excess: CGFloat) {
    guard excess > 0, !columns.isEmpty else { return }
    let share = excess / CGFloat(columns.count)
    for column in columns {
      widths[column] = max(widths[column] - share, SplitMetrics.classic.leastColumnWidth)
    }
  }

  func isShown(_ column: Int) -> Bool { column == count - 1 || leading.contains(column) }

  /// Returns the distance of a column from the leading edge, and its width.
  func place(of column: Int) -> (x: CGFloat, width: CGFloat) {
    guard column < count - 1 else {
      let x = isOver ? 0 : widths[leading].reduce(0, +)
      return (x, max(width - x, 0))
    }
    if leading.contains(column) {
      return (widths[leading.lowerBound..<column].reduce(0, +), widths[column])
    }
    // Beyond the leading edge, in the order of the columns.
    return (-widths[column..<leading.lowerBound].reduce(0, +), widths[column])
  }
}

/// Places columns as an arrangement requires; in a narrow window one above the other.
private struct SplitLayout: Layout {
  let columns: SplitArrangement
  let isCompact: Bool

  nonisolated init(columns: SplitArrangement, isCompact: Bool) {
    self.columns = columns
    self.isCompact = isCompact
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480)) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      guard let column = view[SplitColumnIndex.self], !isCompact else {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      let place = columns.place(of: column)
      view.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY),
        proposal: ProposedViewSize(width: place.width, height: bounds.height))
    }
  }
}

/// Shows and hides the first column.
package struct SplitToggle {
  /// Whether only the last column is shown.
  package let isHidden: Bool
  package let toggle: () -> Void
}

private enum SplitToggleKey: EnvironmentKey {
  static var defaultValue: SplitToggle? { nil }
}

extension EnvironmentValues {
  var splitToggle: SplitToggle? {
    get { self[SplitToggleKey.self] }
    set { self[SplitToggleKey.self] = newValue }
  }
}
