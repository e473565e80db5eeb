import Foundation
import Observation
import TweenGeometry
import TweenLists
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// Lengths of columns, in points (Scenes 1.7).
struct SplitMetrics: Sendable {
  /// The width from which a window is no longer narrow.
  var regularWidth: CGFloat = 640
  /// The width from which there is room for all columns.
  var fullWidth: CGFloat = 1000
  /// The width that the last column keeps beside others.
  var detailWidth: CGFloat = 400
  /// The least width at which the last column stays beside the others instead of under them.
  var leastDetailWidth: CGFloat = 300
  var columnWidth: CGFloat = 320
  var leastColumnWidth: CGFloat = 200
  var maximumColumnWidth: CGFloat = 400
  /// The opacity of the shade on the last column below others.
  var dim = 0.2

  static let classic = SplitMetrics()
}

/// The columns of a split view: which are shown, and which is on top in a narrow window.
@MainActor @Observable package final class SplitModel: EnclosingColumns {
  /// The column on top in a narrow window, where the columns are pages of one stack.
  private(set) var top = 0
  /// The visible columns in a narrow window.
  private(set) var awake: Set<Int> = [0]
  package private(set) var isCompact = false
  /// The visibility that the button sets if the program has no binding for it.
  var ownVisibility = NavigationSplitViewVisibility.automatic
  var selections: [Int: ColumnSelection] = [:]
  var widths: [Int: CGFloat] = [:]
  /// The program's limits for the widths of columns.
  @ObservationIgnored var limits: [Int: SplitColumnWidth] = [:]
  /// The pages that links in the previous column requested, by column.
  let requests = ColumnRequests()
  @ObservationIgnored var count = 2
  /// The action that shows and hides the first column; nil in a narrow window, which shows one
  /// column at a time.
  @ObservationIgnored package var sidebar: SplitToggle?
  /// Whether the columns belong to a `NavigationView`, whose links look as in a stack.
  @ObservationIgnored var isEarly = false
  @ObservationIgnored private var ownStacks: [Int: WeakStack] = [:]
  @ObservationIgnored private var innerStacks: [Int: WeakStack] = [:]
  @ObservationIgnored var onTopChange: (Int) -> Void = { _ in }
  @ObservationIgnored private var known: [Int: [NavigationRequest.ID]] = [:]
  @ObservationIgnored private var motion = 0
  @ObservationIgnored private var hasBegun = false

  init() {}

  private struct WeakStack {
    weak var stack: NavigationModel?
  }

  /// Registers the stack of a column, or the stack that the program has in the column.
  func register(_ stack: NavigationModel, at place: SplitPlace) {
    if place.isOwn {
      ownStacks[place.column] = WeakStack(stack: stack)
    } else {
      innerStacks[place.column] = WeakStack(stack: stack)
    }
  }

  /// Returns the stack that a column shows.
  func stack(_ column: Int) -> NavigationModel? {
    innerStacks[column]?.stack ?? ownStacks[column]?.stack
  }

  // MARK: A window of regular width

  /// The number of ended motions of columns.
  private var settled = 0
  @ObservationIgnored private var shownLeading: Range<Int>?
  @ObservationIgnored private var leaving: Set<Int> = []

  /// Records which columns before the last are shown now. Columns that disappear stay visible
  /// during their motion.
  func note(leading: Range<Int>) {
    _ = settled
    defer { shownLeading = leading }
    guard let old = shownLeading, old != leading else { return }
    leaving = Set(old).subtracting(leading)
    StageClock.mainCurrent?.perform(after: NavigationMotion.duration) {
      MainActor.assumeIsolated {
        self.leaving = []
        self.settled += 1
      }
    }
  }

  func isLeaving(_ column: Int) -> Bool { leaving.contains(column) }

  // MARK: A narrow window

  /// Handles a change between a narrow and a wide window.
  func setCompact(_ new: Bool, preferred: Int?) {
    guard !hasBegun || new != isCompact else { return }
    hasBegun = true
    isCompact = new
    if new { show(preferred ?? lastWithContent, isAnimated: false) }
  }

  private var lastWithContent: Int {
    var column = 0
    while column + 1 < count, selections[column]?.clear != nil || requests[column + 1] != nil {
      column += 1
    }
    return column
  }

  /// Brings a column to the top, in a narrow window.
  func show(_ column: Int, isAnimated: Bool = true) {
    let column = min(max(column, 0), count - 1)
    guard column != top || !isAnimated else { return }
    motion += 1
    let number = motion
    let old = top
    if isAnimated, isCompact {
      withAnimation(NavigationMotion.animation, completionCriteria: .removed) {
        top = column
        awake = [old, column]
        drag = nil
      } completion: { [weak self] in
        guard let self, motion == number else { return }
        awake = [top]
      }
    } else {
      top = column
      awake = [column]
      drag = nil
    }
    if old != column { onTopChange(column) }
  }

  // MARK: Dragging a column

  /// The name of the coordinate space in which a drag of a column is measured.
  static let space = "split view"

  /// The share of the width by which a finger has dragged the top column; nil: no drag.
  private(set) var drag: Double?
  /// Whether the finger is still down.
  @ObservationIgnored private var isHeld = false

  /// Returns whether a swipe can go back from a column. Pages above the column's root are removed
  /// first.
  func canDrag(_ column: Int) -> Bool {
    guard isCompact, column == top, column > 0, awake == [column] else { return false }
    guard let stack = stack(column) else { return true }
    return stack.pages.count == 1 && !stack.top.preferences.isBackHidden
  }

  /// Returns the position of a column: how far it has moved in, and how far the next column covers
  /// it.
  func standing(_ column: Int) -> ColumnStanding {
    guard isCompact else { return ColumnStanding(arrival: 1, cover: 0) }
    let drawn = drag ?? 0
    return ColumnStanding(
      arrival: column > top ? 0 : column == top ? 1 - drawn : 1,
      cover: column >= top ? 0 : column == top - 1 ? 1 - drawn : 1)
  }

  /// Moves the top column by a share of the width, as the finger does.
  func drag(column: Int, to part: Double) {
    if drag == nil {
      guard canDrag(column) else { return }
      awake = [column - 1, column]
    }
    isHeld = true
    drag = min(max(part, 0), 1)
  }

  /// Handles the end of a drag, or the loss of the finger to another gesture.
  ///
  /// - Parameter velocity: The velocity away from the edge in widths per second; nil: the column
  ///   stays.
  func endDrag(velocity: Double?) {
    guard isHeld, let part = drag else { return }
    isHeld = false
    if EdgeSwipe.leadsBack(part: part, velocity: velocity) { return goBack(from: top) }
    motion += 1
    let number = motion
    withAnimation(NavigationMotion.animation, completionCriteria: .removed) {
      drag = nil
    } completion: { [weak self] in
      if let self, motion == number { awake = [top] }
    }
  }

  /// Goes back from a column to the one before.
  func goBack(from column: Int) {
    guard isCompact, column > 0 else { return }
    goBack(to: column - 1, from: column)
  }

  private func goBack(to column: Int, from last: Int) {
    left = (column..<last).map { AbandonedColumn(before: $0, selections[$0], requests[$0 + 1]) }
    show(column)
    // The content of the columns stays until their motion has ended.
    StageClock.mainCurrent?.perform(after: NavigationMotion.duration) {
      MainActor.assumeIsolated { self.clearAbandoned(above: column) }
    }
  }

  /// The selection and the request that led to a column that is being left.
  private struct AbandonedColumn {
    let before: Int
    let selection: ColumnSelection?
    let request: NavigationRequest?

    init(before: Int, _ selection: ColumnSelection?, _ request: NavigationRequest?) {
      (self.before, self.selection, self.request) = (before, selection, request)
    }
  }
  @ObservationIgnored private var left: [AbandonedColumn] = []

  /// Clears the selections and withdraws the requests that led to columns that have been left.
  private func clearAbandoned(above column: Int) {
    let left = left
    self.left = []
    guard top <= column else { return }
    for entry in left.reversed() {
      if selections[entry.before] == entry.selection { entry.selection?.clear?() }
      entry.request?.withdraw()
    }
  }

  /// Handles a press of the enclosing tab's button while that tab is shown, in a narrow window: the
  /// first column comes back with its root page, or is scrolled to its top if it is already on top.
  func tabWasChosenAgain() {
    guard top > 0 else {
      stack(0)?.leaveOrScrollUp()
      return
    }
    stack(0)?.popToRoot()
    let gone = (1..<count).compactMap { stack($0) }
    goBack(to: 0, from: top)
    StageClock.mainCurrent?.perform(after: NavigationMotion.duration) {
      MainActor.assumeIsolated { if self.top == 0 { for stack in gone { stack.popToRoot() } } }
    }
  }

  /// Called after the first frame: later changes are animated.
  func didAppear() {
    StageClock.inNextMoment { self.isStill = false }
  }
  @ObservationIgnored private var isStill = true

  // MARK: Selections and requests of columns

  func selectionDidChange(_ new: ColumnSelection?, in column: Int) {
    let old = selections[column]
    guard old != new else { return }
    selections[column] = new
    noteChange(in: column)
    guard column + 1 < count, hasBegun, isCompact else { return }
    if new != nil, old != nil || new?.clear != nil {
      // Selections that change in several columns at once lead to the last of these columns.
      var next = column + 1
      while next + 1 < count, changed.contains(next), selections[next]?.clear != nil { next += 1 }
      show(next, isAnimated: !isStill)
    } else if new == nil, top > column {
      show(column)
    }
  }

  /// The columns whose selection has changed in this update.
  @ObservationIgnored private var changed: Set<Int> = []

  private func noteChange(in column: Int) {
    if changed.isEmpty {
      StageClock.inNextMoment { self.changed = [] }
    }
    changed.insert(column)
  }

  /// Handles the page requests of links in a column, which the next column shows. The latest
  /// request is used.
  func requestsDidChange(_ new: [NavigationRequest], in column: Int) {
    let next = column + 1
    let before = known[column] ?? []
    known[column] = new.map(\.id)
    let old = requests[next]
    if let latest = new.last(where: { !before.contains($0.id) }) {
      requests[next] = latest
      for other in new where other.id != latest.id { other.withdraw() }
    } else if let same = new.first(where: { $0.id == old?.id }) {
      if same != old { requests[next] = same }
    } else if old?.isOfValue != true {
      requests[next] = nil
    }
    requestDidChange(from: old, in: next)
  }

  /// Handles a link to a value in a column. Returns whether a destination for the value is declared
  /// there.
  func showValue(_ value: AnyHashable, from column: Int) -> Bool {
    guard column + 1 < count, let stack = stack(column) else { return false }
    guard let content = stack.content(for: value) else {
      guard let next = self.stack(column + 1), next.takes(value) else { return false }
      next.push(value)
      show(column + 1)
      return true
    }
    let old = requests[column + 1]
    let new = NavigationRequest(
      id: ObjectIdentifier(stack), item: value, version: (old?.version ?? 0) + 1,
      content: { content }, withdraw: { [weak self] in self?.requests[column + 1] = nil },
      isOfValue: true)
    requests[column + 1] = new
    requestDidChange(from: old, in: column + 1)
    return true
  }

  private func requestDidChange(from old: NavigationRequest?, in column: Int) {
    let new = requests[column]
    guard old?.id != new?.id || old?.item != new?.item else { return }
    stack(column)?.popToRoot()
    guard isCompact else { return }
    if new != nil { show(column) } else if top >= column { show(column - 1) }
  }
}

/// The requested pages of columns. A view that reads the page of one column does not depend on the
/// pages of others: else the column with a link would be evaluated again for each new version of the
/// page that the link requests, and with it the link, whose evaluation makes a new version.
@MainActor final class ColumnRequests {
  @Observable @MainActor final class Place {
    var request: NavigationRequest?
  }
  private var places: [Int: Place] = [:]

  nonisolated init() {}

  subscript(column: Int) -> NavigationRequest? {
    get { place(column).request }
    set { place(column).request = newValue }
  }

  private func place(_ column: Int) -> Place {
    if let place = places[column] { return place }
    let place = Place()
    places[column] = place
    return place
  }
}

/// The column whose outermost stack contains a view.
struct SplitPlace: Equatable {
  let model: SplitModel
  let column: Int
  /// Whether the stack is the column's own, which can contain a stack of the program.
  var isOwn: Bool

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.model === right.model && left.column == right.column && left.isOwn == right.isOwn
  }
}

private enum SplitPlaceKey: EnvironmentKey {
  static var defaultValue: SplitPlace? { nil }
}

extension EnvironmentValues {
  /// The column whose outermost stack is created inside this view.
  var splitPlace: SplitPlace? {
    get { self[SplitPlaceKey.self] }
    set {
      self[SplitPlaceKey.self] = newValue
      enclosingColumn = newValue.map { EnclosingColumn(columns: $0.model) }
    }
  }
}

private struct SplitModelKey: FocusedValueKey { typealias Value = SplitModel }

extension FocusedValues {
  /// The split view of the window.
  package var splitModel: SplitModel? {
    get { self[SplitModelKey.self] }
    set { self[SplitModelKey.self] = newValue }
  }
}
