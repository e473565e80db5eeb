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
  /// From here on a window is no longer narrow.
  var regularWidth: CGFloat = 640
  /// From here on there is room for all columns.
  var fullWidth: CGFloat = 1000
  /// What the last column keeps beside others.
  var detailWidth: CGFloat = 400
  /// What it keeps at least, where others are to make room for it and not to lie over it.
  var leastDetailWidth: CGFloat = 300
  var columnWidth: CGFloat = 320
  var leastColumnWidth: CGFloat = 200
  var mostColumnWidth: CGFloat = 400
  /// How dark the last column gets below others.
  var dim = 0.2

  static let classic = SplitMetrics()
}

/// The columns of a split view: which are shown, and in a narrow window which one is on top.
@MainActor @Observable package final class SplitModel: EnclosingColumns {
  /// In a narrow window the columns are pages of one stack, of which this one is on top.
  private(set) var top = 0
  /// The columns that are to be seen, in a narrow window.
  private(set) var awake: Set<Int> = [0]
  package private(set) var isCompact = false
  /// What the program or the button says, where nobody keeps it.
  var ownVisibility = NavigationSplitViewVisibility.automatic
  var selections: [Int: ColumnSelection] = [:]
  var widths: [Int: CGFloat] = [:]
  /// The limits that the program gives for the widths of columns.
  @ObservationIgnored var limits: [Int: SplitColumnWidth] = [:]
  /// The pages that links of the column before asked for.
  private(set) var requests: [Int: NavigationRequest] = [:]
  @ObservationIgnored var count = 2
  /// Shows and hides the first column; nil in a narrow window, which has one column at a time.
  @ObservationIgnored package var sidebar: SplitToggle?
  /// The columns of a `NavigationView`, whose links look as in a stack.
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

  /// Takes up the stack of a column, or the one that the program has in it.
  func register(_ stack: NavigationModel, at place: SplitPlace) {
    if place.isOwn {
      ownStacks[place.column] = WeakStack(stack: stack)
    } else {
      innerStacks[place.column] = WeakStack(stack: stack)
    }
  }

  /// The stack that a column shows.
  func stack(_ column: Int) -> NavigationModel? {
    innerStacks[column]?.stack ?? ownStacks[column]?.stack
  }

  // MARK: A window of regular width

  /// Counts the motions of columns that have ended.
  private var settled = 0
  @ObservationIgnored private var shownLeading: Range<Int>?
  @ObservationIgnored private var leaving: Set<Int> = []

  /// Notes which columns before the last are shown now: those that go are to be seen on their way.
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

  /// The window is narrow now, or not any more.
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

  /// Shows a column, in a narrow window.
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

  // MARK: A finger on a column

  /// Where a finger on a column is measured.
  static let space = "split view"

  /// How far a finger has drawn the top column off, in parts of the width; nil: none does.
  private(set) var drag: Double?
  /// Whether the finger is still there.
  @ObservationIgnored private var isHeld = false

  /// Whether a swipe can lead back from a column: pages above its root go first.
  func canDrag(_ column: Int) -> Bool {
    guard isCompact, column == top, column > 0, awake == [column] else { return false }
    guard let stack = stack(column) else { return true }
    return stack.pages.count == 1 && !stack.top.preferences.isBackHidden
  }

  /// Where a column stands: how far it has come in, and how far the next one lies over it.
  func standing(_ column: Int) -> ColumnStanding {
    guard isCompact else { return ColumnStanding(arrival: 1, cover: 0) }
    let drawn = drag ?? 0
    return ColumnStanding(
      arrival: column > top ? 0 : column == top ? 1 - drawn : 1,
      cover: column >= top ? 0 : column == top - 1 ? 1 - drawn : 1)
  }

  /// The finger has moved the top column by a part of the width.
  func drag(column: Int, to part: Double) {
    if drag == nil {
      guard canDrag(column) else { return }
      awake = [column - 1, column]
    }
    isHeld = true
    drag = min(max(part, 0), 1)
  }

  /// The finger has gone, or something else has taken it.
  ///
  /// - Parameter velocity: Widths per second, away from the edge; nil: the column stays.
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

  /// Leads back from a column to the one before.
  func goBack(from column: Int) {
    guard isCompact, column > 0 else { return }
    goBack(to: column - 1, from: column)
  }

  private func goBack(to column: Int, from last: Int) {
    left = (column..<last).map { LeftColumn(before: $0, selections[$0], requests[$0 + 1]) }
    show(column)
    // What the columns show stays until they have gone.
    StageClock.mainCurrent?.perform(after: NavigationMotion.duration) {
      MainActor.assumeIsolated { self.forgetLeft(above: column) }
    }
  }

  /// What led to a column that goes.
  private struct LeftColumn {
    let before: Int
    let selection: ColumnSelection?
    let request: NavigationRequest?

    init(before: Int, _ selection: ColumnSelection?, _ request: NavigationRequest?) {
      (self.before, self.selection, self.request) = (before, selection, request)
    }
  }
  @ObservationIgnored private var left: [LeftColumn] = []

  /// Takes back what led to columns that have gone.
  private func forgetLeft(above column: Int) {
    let left = left
    self.left = []
    guard top <= column else { return }
    for entry in left.reversed() {
      if selections[entry.before] == entry.selection { entry.selection?.clear?() }
      entry.request?.withdraw()
    }
  }

  /// The button of the tab around was pressed while that tab was shown, in a narrow window: the first
  /// column comes back, without pages above its root; where it is there, it is scrolled to its top.
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

  /// The first frame has been shown: from now on changes move.
  func didAppear() {
    StageClock.inNextMoment { self.isStill = false }
  }
  @ObservationIgnored private var isStill = true

  // MARK: What columns tell

  func selectionDidChange(_ new: ColumnSelection?, in column: Int) {
    let old = selections[column]
    guard old != new else { return }
    selections[column] = new
    noteChange(in: column)
    guard column + 1 < count, hasBegun, isCompact else { return }
    if new != nil, old != nil || new?.clear != nil {
      // What is selected at once, column by column, leads to the last one.
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

  /// Links in a column ask for pages, which the next one shows; the last that asked has its way.
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

  /// A link in a column leads to a value; whether a destination for it is known there.
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

/// The column that a stack of pages is the outermost in.
struct SplitPlace: Equatable {
  let model: SplitModel
  let column: Int
  /// The stack is the column's own, around one that the program may have.
  var isOwn: Bool

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.model === right.model && left.column == right.column && left.isOwn == right.isOwn
  }
}

private enum SplitPlaceKey: EnvironmentKey {
  static var defaultValue: SplitPlace? { nil }
}

extension EnvironmentValues {
  /// The column whose outermost stack comes next.
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
