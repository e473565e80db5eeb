import Foundation
import Observation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The path of a stack, for every type in which a program can store it.
struct NavigationValues {
  var read: () -> [AnyHashable]
  /// Appends a value. Returns false if the path does not take values of that type.
  var append: (AnyHashable) -> Bool
  var removeLast: (Int) -> Void
}

/// The pages of a stack: the root, and above it the pages of the path's values and of the requests
/// of views.
@MainActor @Observable final class NavigationModel {
  /// The pages that are drawn, back to front. During a transition they include a removed page below
  /// a new one.
  private(set) var shown: [NavigationPage]
  /// The share of the width by which the finger has moved the top page; nil if no finger moves it.
  private(set) var drag: Double?
  /// The page that the finger moves; nil if no finger moves one.
  @ObservationIgnored private(set) var dragged: NavigationPage?
  /// Whether a finger is on the page that it moves.
  @ObservationIgnored private var isHeld = false
  /// The pages' destinations for values, those nearest to the root first. Observers of this array
  /// are notified of another order or other types. A change within one destination notifies only
  /// the observers of its `DestinationPlace`. So a page depends only on the destination that it
  /// shows, and is not evaluated again when its own declarations are updated.
  private(set) var destinations: [DestinationPlace] = []
  @ObservationIgnored private(set) var pages: [NavigationPage]
  @ObservationIgnored var values = NavigationValues(
    read: { [] }, append: { _ in false }, removeLast: { _ in })
  /// The column of a split view that contains this stack; nil if no column does.
  @ObservationIgnored var splitPlace: SplitPlace?
  /// The name of the stack's coordinate space.
  let space = NavigationSpace()
  /// The measured width in points; nil before the first measurement.
  var width: CGFloat?
  /// The rectangle that the stack's pages fill, including the safe area insets.
  @ObservationIgnored var whole = CGRect.zero
  @ObservationIgnored let sources = ZoomSources()
  /// The pages that cover the views from which they zoomed, by the identities of those views.
  private(set) var zoomedPages: [ZoomSourceKey: NavigationPage] = [:]
  /// The page that was added in this frame. The preferences of its views are not known before the
  /// frame's end.
  @ObservationIgnored private var arriving: NavigationPage?
  @ObservationIgnored private var lastID = 0
  /// The number of the current motion. Completions of earlier motions are ignored.
  @ObservationIgnored private var motion = 0
  /// Whether changes are shown without animation: before the first frame, and after a drag that
  /// already moved the page.
  @ObservationIgnored private var isStill = true

  init() {
    let root = NavigationPage(id: 0, .root)
    pages = [root]
    shown = [root]
  }

  var top: NavigationPage { pages[pages.count - 1] }

  /// Returns the page below another; nil below the root.
  func page(below page: NavigationPage) -> NavigationPage? {
    // `pages` is not observed. Every change of `pages` changes `shown`, which is observed.
    _ = shown
    guard let index = pages.firstIndex(where: { $0 === page }) else { return page.below }
    return index > 0 ? pages[index - 1] : nil
  }

  /// Adds the pages of the path's initial values.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    pathDidChange()
  }
  @ObservationIgnored private var hasBegun = false

  /// Called after the first frame: later changes are animated.
  func didAppear() {
    // The requests of pages arrive at the end of the first frame.
    StageClock.inNextMoment { self.isStill = false }
  }

  /// Called when the stack becomes dormant or is removed: a motion would be invisible and would not
  /// end.
  func didDisappear() { isStill = true }

  // MARK: Requests of programs and views

  /// Appends a value to the path.
  ///
  /// - Parameter page: The page of the link; nil: no page of this stack.
  func push(_ value: AnyHashable, from page: NavigationPage? = nil) {
    if page?.isRoot == true, let column = forwardingColumn,
      column.model.showValue(value, from: column.column)
    {
      return
    }
    if !values.append(value) {
      RunningProgram.warn(
        "The path of the NavigationStack cannot hold the value of a NavigationLink, of type "
          + "\(type(of: value.base)).")
    }
  }

  /// Returns whether links of a page fill the next column, beside it.
  func fillsNextColumn(from page: NavigationPage) -> Bool {
    guard page.isRoot, let column = forwardingColumn else { return false }
    return !column.model.isCompact && !column.model.isEarly
  }

  /// The column, if the pages of links in it are shown in the next column.
  private var forwardingColumn: SplitPlace? {
    guard let splitPlace, splitPlace.isOwn, splitPlace.column + 1 < splitPlace.model.count else {
      return nil
    }
    return splitPlace
  }

  /// Returns the page for a value; nil if no destination is declared for it.
  func content(for value: AnyHashable) -> AnyView? {
    for place in destinations {
      if let content = place.destination.content(value) { return content }
    }
    return nil
  }

  /// Returns whether the page of a link's value is shown, above the link's page or in the next
  /// column.
  func shows(_ value: AnyHashable, above page: NavigationPage) -> Bool {
    if page.isRoot, let column = forwardingColumn,
      let request = column.model.requests[column.column + 1], request.isOfValue
    {
      return request.item == value
    }
    return shown.contains { $0.below === page && $0.origin == .value(value) }
  }

  /// Returns whether there is a destination for a value.
  func takes(_ value: AnyHashable) -> Bool { content(for: value) != nil }

  /// Removes a page and all pages above it, by removing their values from the path and withdrawing
  /// their requests.
  func dismiss(_ page: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
    remove(pages[index...])
  }

  /// Removes all pages but the root.
  func popToRoot() { if pages.count > 1 { dismiss(pages[1]) } }

  /// Handles a press of the enclosing tab's button while that tab is shown: the stack goes back to
  /// its root, or scrolls its root to the top.
  func tabWasChosenAgain() {
    guard let splitPlace else { return leaveOrScrollUp() }
    if !splitPlace.model.isCompact {
      splitPlace.model.stack(splitPlace.column)?.popToRoot()
    } else if splitPlace.column == splitPlace.model.top {
      // The columns act as one stack, for which the column on top handles the press.
      splitPlace.model.tabWasChosenAgain()
    }
  }

  /// Removes all pages but the root; if there are none, scrolls the root to its top.
  func leaveOrScrollUp() {
    if pages.count > 1 { return popToRoot() }
    // A page that is moving out was removed by the same press.
    if shown.count == 1 { top.scrollViews.scrollToTop() }
  }

  /// Handles a new path: removes the pages from the first value that differs, and adds new ones.
  func pathDidChange() {
    let new = values.read()
    var kept: [NavigationPage] = []
    var next = new[...]
    for page in pages {
      if case .value(let value) = page.origin {
        guard let wanted = next.first, isSame(wanted, value) else { break }
        next.removeFirst()
      }
      kept.append(page)
    }
    // A page above the last value that stays was requested by that value's page, so it stays too.
    // If values of the old path follow it, they are removed together with the pages above them.
    if let cut = pages.firstIndex(where: { page in !kept.contains { $0 === page } }) {
      kept = Array(pages[..<cut])
      withdraw(pages[cut...])
    }
    for value in next { kept.append(make(.value(value), above: kept.last)) }
    show(kept)
  }

  /// Checks for a change of the path that was not reported. If a view writes the path repeatedly in
  /// one frame, as pages do that push the next page when they appear, `onChange` reports only some
  /// of the changes.
  func check(_ path: [AnyHashable]) {
    guard !path.elementsEqual(shownValues, by: isSame) else { return }
    StageClock.inNextMoment { self.pathDidChange() }
  }

  /// Returns whether two values have the same page. A value that does not equal itself, such as
  /// NaN, keeps its page.
  private func isSame(_ one: AnyHashable, _ other: AnyHashable) -> Bool {
    func isNothing(_ value: AnyHashable) -> Bool { !([value] == [value]) }
    return one == other || isNothing(one) && isNothing(other)
  }

  private var shownValues: [AnyHashable] {
    pages.compactMap { if case .value(let value) = $0.origin { value } else { nil } }
  }

  /// Handles a change in the requests of a page's views.
  ///
  /// - Parameter part: The part of the page in which the views stand.
  func requestsDidChange(
    _ new: [NavigationRequest], of page: NavigationPage, in part: NavigationPage.Part = .content
  ) {
    guard pages.contains(where: { $0 === page }) else { return }
    // An earlier request of another part can have been replaced since.
    guard part == .content || new != page.requestsOfParts[part] ?? [] else { return }
    page.requestsOfParts[part] = new
    let requests = NavigationPage.Part.allCases.flatMap { page.requestsOfParts[$0] ?? [] }
    if page.isRoot, let column = forwardingColumn {
      return column.model.requestsDidChange(requests, in: column.column)
    }
    page.requests = requests
    var new = pages
    // Remove the pages whose request no longer exists.
    let asked = Set(pages.flatMap { $0.requests.map(\.id) })
    if let cut = new.firstIndex(where: { candidate in
      if case .request(let id) = candidate.origin { return !asked.contains(id) }
      return false
    }) {
      // The lowest of the removed pages needs no withdrawal: its request was removed by its own
      // view.
      removeValues(new[cut...])
      withdraw(new[(cut + 1)...])
      new.removeSubrange(cut...)
    }
    let present = Set(
      new.compactMap { if case .request(let id) = $0.origin { id } else { nil } })
    for request in requests {
      if let index = new.firstIndex(where: { $0.origin == .request(request.id) }) {
        if new[index].request?.item != request.item {
          // The page of another item replaces this one, without animation.
          let replacement = make(.request(request.id), above: new[index - 1])
          replacement.request = request
          remove(new[(index + 1)...])
          new.replaceSubrange(index..., with: [replacement])
          replace(with: new)
        } else if new[index].request != request {
          new[index].request = request
        }
        continue
      }
      // Skips a request whose page was just replaced by another's: that request is withdrawn.
      guard !present.contains(request.id), let place = new.firstIndex(where: { $0 === page })
      else { continue }
      let made = make(.request(request.id), above: page)
      made.request = request
      remove(new[(place + 1)...])
      new.replaceSubrange((place + 1)..., with: [made])
    }
    show(new)
  }

  /// Adds the request of a view's property for a page.
  func addRequest(_ request: NavigationRequest, of page: NavigationPage) {
    let others = (page.requestsOfParts[.properties] ?? []).filter { $0.id != request.id }
    requestsDidChange(others + [request], of: page, in: .properties)
  }

  /// Removes the request of a view's property for a page.
  func withdraw(_ id: NavigationRequest.ID, of page: NavigationPage) {
    let asked = page.requestsOfParts[.properties] ?? []
    guard asked.contains(where: { $0.id == id }) else { return }
    requestsDidChange(asked.filter { $0.id != id }, of: page, in: .properties)
  }

  /// Removes the values of pages from the path, and withdraws their requests.
  private func remove(_ pages: ArraySlice<NavigationPage>) {
    removeValues(pages)
    withdraw(pages)
  }

  private func removeValues(_ pages: ArraySlice<NavigationPage>) {
    let count = pages.count { $0.origin.isValue }
    if count > 0 { values.removeLast(count) }
  }

  private func withdraw(_ pages: ArraySlice<NavigationPage>) {
    for page in pages.reversed() { page.request?.withdraw() }
  }

  /// Updates the destinations of all pages. For each type the destination nearest to the root is
  /// used.
  func destinationsDidChange(_ new: [NavigationDestination], of page: NavigationPage) {
    declared[page.id] = new
    var all: [NavigationDestination] = []
    for page in pages {
      // Within a page, the outermost destination comes last.
      for destination in (declared[page.id] ?? []).reversed() {
        if all.contains(where: { $0.type == destination.type }) {
          RunningProgram.warn(
            "navigationDestination(for:) is declared more than once for \(destination.type) in one "
              + "NavigationStack: the one nearest to the stack's root is used.")
        } else {
          all.append(destination)
        }
      }
    }
    let known = destinations
    let places = all.map { new in
      known.first { $0.destination.type == new.type } ?? DestinationPlace(new)
    }
    if !places.elementsEqual(known, by: ===) { destinations = places }
    for (place, new) in zip(places, all) where place.destination != new { place.destination = new }
  }
  @ObservationIgnored private var declared: [Int: [NavigationDestination]] = [:]

  // MARK: Motion

  private func make(_ origin: NavigationPage.Origin, above: NavigationPage?) -> NavigationPage {
    lastID += 1
    return NavigationPage(id: lastID, origin, on: above)
  }

  /// Shows other pages without animation.
  private func replace(with new: [NavigationPage]) {
    pages = new
    motion += 1
    dropDrag()
    finishMotion()
  }

  /// Ends a drag when other pages than the dragged one are shown.
  private func dropDrag() {
    if drag != nil { drag = nil }
    dragged = nil
  }

  /// Shows other pages with animation: a new top page covers the old one, or the old top page
  /// uncovers the one below.
  private func show(_ new: [NavigationPage]) {
    let old = pages
    guard !new.elementsEqual(old, by: ===) else { return }
    pages = new
    motion += 1
    dropDrag()
    forgetGone()
    if isStill { return finishMotion() }
    let oldTop = old[old.count - 1]
    let newTop = new[new.count - 1]
    if newTop === oldTop { return finishMotion() }
    let isPush = !old.contains { $0 === newTop }
    // Pages between the old and the new top are added or removed without animation.
    let before =
      isPush ? new.dropLast().filter { $0 !== oldTop } + [oldTop] : new + [oldTop]
    if !before.elementsEqual(shown, by: ===) {
      atOnce {
        shown = before
        // Only the page next to a moving page is visible.
        let below = isPush ? before.dropLast().last : newTop
        for page in before where page !== oldTop {
          page.isCovered = true
          page.isDormant = page !== below || !oldTop.isOverOther
        }
      }
    }
    move(from: oldTop, to: newTop, isPush: isPush)
  }

  private func move(from oldTop: NavigationPage, to newTop: NavigationPage, isPush: Bool) {
    let number = motion
    atOnce {
      newTop.isDormant = false
      (isPush ? newTop : oldTop).isOverOther = true
    }
    // A removed view is not updated any more, so its transition is set before the removal.
    if isPush { trackEntrance(of: newTop) } else { startExit(oldTop) }
    withAnimation(NavigationMotion.animation, completionCriteria: .removed) {
      if isPush {
        shown.append(newTop)
        oldTop.isCovered = true
      } else {
        shown.removeAll { $0 === oldTop }
        newTop.isCovered = false
      }
    } completion: { [weak self] in
      guard let self, motion == number else { return }
      finishMotion()
    }
  }

  private func trackEntrance(of page: NavigationPage) {
    arriving = page
    StageClock.inNextMoment { if self.arriving === page { self.arriving = nil } }
  }

  /// Handles a changed preference of a page's views for its entrance.
  func entranceDidChange(of page: NavigationPage) {
    guard page === arriving else { return }
    arriving = nil
    guard let preference = page.preferredEntrance, preference.kind != .slide else { return }
    let entrance = entrance(of: preference)
    withAnimation(entrance.animation) {
      if entrance.zoom != nil, case .zoom(let key) = preference.kind { zoomedPages[key] = page }
      page.entrance = entrance
      page.progress = 1
      page.sourceProgress = 1
    }
  }

  private func entrance(of preference: _NavigationEntrance) -> PageEntrance {
    guard case .zoom(let key) = preference.kind,
      let place = sources.place(of: key, in: .named(space))
    else {
      return preference.kind == .slide ? .slide : .fade
    }
    return .zoom(PageZoom(source: place.frame, radius: place.radius, whole: whole))
  }

  /// Starts the exit of a page that did not slide in: back to the current place of the view from
  /// which it came.
  private func startExit(_ page: NavigationPage) {
    guard page.entrance != .slide, let preference = page.preferredEntrance else { return }
    let entrance = entrance(of: preference)
    withAnimation(entrance.animation) {
      page.entrance = entrance
      page.progress = 0
      page.pull = .zero
    }
    // The source view lies in a dormant page, which has to become active first.
    StageClock.inNextMoment {
      withAnimation(entrance.animation) { page.sourceProgress = 0 }
    }
  }

  /// Returns whether the page above this one uses a zoom.
  func recedes(_ page: NavigationPage) -> Bool {
    guard let index = shown.firstIndex(where: { $0 === page }), index + 1 < shown.count else {
      return page.isReceded
    }
    let recedes = shown[index + 1].entrance.zoom != nil
    page.isReceded = recedes
    return recedes
  }

  private func atOnce(_ change: () -> Void) {
    var still = Transaction(animation: nil)
    still.disablesAnimations = true
    withTransaction(still, change)
  }

  /// Ends all motion: covered pages become dormant.
  private func finishMotion() {
    atOnce {
      if !shown.elementsEqual(pages, by: ===) { shown = pages }
      let gone = zoomedPages.filter { entry in !pages.contains { $0 === entry.value } }
      for key in gone.keys { zoomedPages[key] = nil }
      for page in pages {
        let isTop = page === top
        if page.isCovered == isTop { page.isCovered = !isTop }
        if page.isDormant == isTop { page.isDormant = !isTop }
        if page.isOverOther { page.isOverOther = false }
      }
    }
  }

  private func forgetGone() {
    let known = Set(pages.map(\.id))
    declared = declared.filter { known.contains($0.key) }
  }

  /// Returns the positions of a page, from 0 to 1: how far it has moved in, and how far another
  /// page covers it.
  func position(of page: NavigationPage) -> (arrival: Double, cover: Double) {
    // `drag` is read for every page, so that each page is updated when a drag begins.
    let part = drag
    guard let part, let dragged else { return (1, page.isCovered ? 1 : 0) }
    if page === dragged { return (1 - part, 0) }
    guard page.isCovered else { return (1, 0) }
    return (1, self.page(below: dragged) === page ? 1 - part : 1)
  }

  // MARK: Dragging

  /// Whether the top page can be dragged back.
  var canDrag: Bool {
    pages.count > 1 && !top.preferences.isBackHidden && shown.count == pages.count
      && top.isCovered == false
  }

  /// Moves the top page by a share of the width, as the finger does.
  func drag(to part: Double) {
    if drag == nil {
      guard canDrag else { return }
      dragged = top
      top.isOverOther = true
      pages[pages.count - 2].isDormant = false
    }
    isHeld = true
    drag = min(max(part, 0), 1)
  }

  /// Handles the loss of the finger to another gesture: the page returns to its place.
  func loseFinger(on page: NavigationPage) {
    guard isHeld else { return }
    if page.pull != .zero { endPull(of: page, velocity: nil) } else { endDrag(velocity: nil) }
  }

  /// Handles the end of the drag.
  ///
  /// - Parameter velocity: The velocity away from the edge in widths per second; nil: the page
  ///   stays.
  func endDrag(velocity: Double?) {
    isHeld = false
    guard let part = drag, let page = dragged else { return }
    let goes = EdgeSwipe.leadsBack(part: part, velocity: velocity)
    motion += 1
    let number = motion
    withAnimation(NavigationMotion.animation, completionCriteria: .removed) {
      drag = goes ? 1 : 0
    } completion: { [weak self] in
      guard let self, motion == number else { return }
      if goes {
        isStill = true
        dismiss(page)
        // The removal writes the path, whose update arrives later. If the program does not update
        // the path, the page stays.
        StageClock.inNextMoment { self.dragDidEnd() }
      } else {
        dragDidEnd()
      }
    }
  }

  // MARK: Dragging a page that zoomed in

  /// Moves a page that zoomed in with the finger that drags it down.
  func pull(_ page: NavigationPage, by way: CGSize) {
    if page.pull == .zero {
      guard page === top, canDrag, drag == nil, page.entrance.zoom != nil else { return }
      pages[pages.count - 2].isDormant = false
    }
    isHeld = true
    page.pull = CGSize(width: way.width, height: max(way.height, 0.01))
  }

  /// Handles the end of such a drag: if the page is far enough down or fast enough, it goes back to
  /// its source.
  ///
  /// - Parameter velocity: The downward velocity in points per second; nil: the page stays.
  func endPull(of page: NavigationPage, velocity: CGFloat?) {
    isHeld = false
    guard page.pull != .zero, page === top else { return }
    if let velocity, page.pull.height > 100 || velocity > max(whole.height, 1) { dismiss(page) }
    // The removal writes the path, whose update arrives later. If the program does not update the
    // path, the page stays.
    StageClock.inNextMoment {
      guard page === self.top, page.pull != .zero else { return }
      self.motion += 1
      let number = self.motion
      withAnimation(page.entrance.animation, completionCriteria: .removed) {
        page.pull = .zero
      } completion: { [weak self] in
        if let self, motion == number { finishMotion() }
      }
    }
  }

  private func dragDidEnd() {
    isStill = false
    dropDrag()
    finishMotion()
  }
}
