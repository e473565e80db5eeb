import Foundation
import Observation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The path of a stack, whatever the program keeps it in.
struct NavigationValues {
  var read: () -> [AnyHashable]
  /// False where the path does not take values of that type.
  var append: (AnyHashable) -> Bool
  var removeLast: (Int) -> Void
}

/// The pages of a stack: the root, and above it what the path's values and the requests of views
/// stand for.
@MainActor @Observable final class NavigationModel {
  /// What is drawn, back to front: the pages, and while a motion goes on that which leaves below a
  /// new one.
  private(set) var shown: [NavigationPage]
  /// The part of the width that the finger has moved the top page by; nil while none does.
  private(set) var drag: Double?
  /// The page that the finger moves; nil while none does.
  @ObservationIgnored private(set) var dragged: NavigationPage?
  /// Whether a finger is on the page that it moves.
  @ObservationIgnored private var isHeld = false
  /// What the pages show for values, those nearest the root first. Another order or other types are
  /// told here, other destinations by their places: a page follows the one that it stands for, and not
  /// those that it declares itself, or it would be evaluated again for what it says.
  private(set) var destinations: [DestinationPlace] = []
  @ObservationIgnored private(set) var pages: [NavigationPage]
  @ObservationIgnored var values = NavigationValues(
    read: { [] }, append: { _ in false }, removeLast: { _ in })
  /// The column of a split view that this stack is in; nil where it is in none.
  @ObservationIgnored var splitPlace: SplitPlace?
  /// Names the stack's coordinate space.
  let space = NavigationSpace()
  /// In points, as measured; nil before that.
  var width: CGFloat?
  /// What the stack's pages fill, beyond safe areas too.
  @ObservationIgnored var whole = CGRect.zero
  @ObservationIgnored let sources = ZoomSources()
  /// Pages that stand for views that they grew out of, by the views' names.
  private(set) var standIns: [ZoomSourceKey: NavigationPage] = [:]
  /// The page that came in this frame: what its views wish for is not known before that.
  @ObservationIgnored private var arriving: NavigationPage?
  @ObservationIgnored private var lastID = 0
  /// Counts motions: only the last one's end counts.
  @ObservationIgnored private var motion = 0
  /// Changes are shown at once: before the first frame, and after a drag that did the motion.
  @ObservationIgnored private var isStill = true

  init() {
    let root = NavigationPage(id: 0, .root)
    pages = [root]
    shown = [root]
  }

  var top: NavigationPage { pages[pages.count - 1] }

  /// The page below another; nil below the root.
  func page(below page: NavigationPage) -> NavigationPage? {
    // Whatever changes `pages` changes what is shown, which alone is told.
    _ = shown
    guard let index = pages.firstIndex(where: { $0 === page }) else { return page.below }
    return index > 0 ? pages[index - 1] : nil
  }

  /// Takes the pages that the path asks for at the very first.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    pathDidChange()
  }
  @ObservationIgnored private var hasBegun = false

  /// The first frame has been shown: from now on changes move.
  func didAppear() {
    // What pages ask for is told at the end of the first frame.
    StageClock.inNextMoment { self.isStill = false }
  }

  /// The stack sleeps, or goes: nobody would see a motion, and none would end.
  func didDisappear() { isStill = true }

  // MARK: What programs and views ask for

  /// Puts a value on the path.
  ///
  /// - Parameter page: The page of the link; nil: none of this stack's.
  func push(_ value: AnyHashable, from page: NavigationPage? = nil) {
    if page?.isRoot == true, let column = forwardingColumn,
      column.model.showValue(value, from: column.column)
    {
      return
    }
    if !values.append(value) {
      RunningProgram.warn(
        "A NavigationLink's value of type \(type(of: value.base)) does not fit into the path of "
          + "the NavigationStack around it.")
    }
  }

  /// Whether links of a page fill the next column, beside it.
  func fillsNextColumn(from page: NavigationPage) -> Bool {
    guard page.isRoot, let column = forwardingColumn else { return false }
    return !column.model.isCompact && !column.model.isEarly
  }

  /// The column, where what links in it lead to is shown in the next one.
  private var forwardingColumn: SplitPlace? {
    guard let splitPlace, splitPlace.isOwn, splitPlace.column + 1 < splitPlace.model.count else {
      return nil
    }
    return splitPlace
  }

  /// What is shown for a value; nil where no destination is known.
  func content(for value: AnyHashable) -> AnyView? {
    for place in destinations {
      if let content = place.destination.content(value) { return content }
    }
    return nil
  }

  /// Whether a link in a page shows what it leads to, above that page or in the next column.
  func shows(_ value: AnyHashable, above page: NavigationPage) -> Bool {
    if page.isRoot, let column = forwardingColumn,
      let request = column.model.requests[column.column + 1], request.isOfValue
    {
      return request.item == value
    }
    return shown.contains { $0.below === page && $0.origin == .value(value) }
  }

  /// Whether there is a destination for a value.
  func takes(_ value: AnyHashable) -> Bool { content(for: value) != nil }

  /// Asks that a page and all above it go; what they stand for is taken back where it is kept.
  func dismiss(_ page: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
    lose(pages[index...])
  }

  /// Leaves all pages but the root.
  func popToRoot() { if pages.count > 1 { dismiss(pages[1]) } }

  /// The button of the tab around was pressed while that tab was shown: the stack goes back to its
  /// root; a stack at its root scrolls that to its top.
  func tabWasChosenAgain() {
    guard let splitPlace else { return leaveOrScrollUp() }
    if !splitPlace.model.isCompact {
      splitPlace.model.stack(splitPlace.column)?.popToRoot()
    } else if splitPlace.column == splitPlace.model.top {
      // The columns are one stack, for which the column on top acts.
      splitPlace.model.tabWasChosenAgain()
    }
  }

  /// Leaves all pages but the root; where there are none, scrolls the root to its top.
  func leaveOrScrollUp() {
    if pages.count > 1 { return popToRoot() }
    // A page that is on its way off was left by the same press.
    if shown.count == 1 { top.scrollViews.scrollToTop() }
  }

  /// The path is another one: pages from the first value that differs go, and new ones come.
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
    // What stands above the last value that stays was asked for from there, unless values follow
    // that were there before: those that are cut take with them what stands on them.
    if let cut = pages.firstIndex(where: { page in !kept.contains { $0 === page } }) {
      kept = Array(pages[..<cut])
      withdraw(pages[cut...])
    }
    for value in next { kept.append(make(.value(value), above: kept.last)) }
    show(kept)
  }

  /// Follows the path also where its changes are not told: of a view that writes again and again in one
  /// frame, as pages do that push the next as they appear, `onChange` tells some times alone.
  func check(_ path: [AnyHashable]) {
    guard !path.elementsEqual(shownValues, by: isSame) else { return }
    StageClock.inNextMoment { self.pathDidChange() }
  }

  /// Whether two values are the same page: also what is not equal to itself stays the page that it is.
  private func isSame(_ one: AnyHashable, _ other: AnyHashable) -> Bool {
    func isNothing(_ value: AnyHashable) -> Bool { !([value] == [value]) }
    return one == other || isNothing(one) && isNothing(other)
  }

  private var shownValues: [AnyHashable] {
    pages.compactMap { if case .value(let value) = $0.origin { value } else { nil } }
  }

  /// The views of a page ask for other pages than before.
  ///
  /// - Parameter part: Which of the page's views.
  func requestsDidChange(
    _ new: [NavigationRequest], of page: NavigationPage, in part: NavigationPage.Part = .content
  ) {
    guard pages.contains(where: { $0 === page }) else { return }
    // What another part asked for before may have given way by now.
    guard part == .content || new != page.requestsOfParts[part] ?? [] else { return }
    page.requestsOfParts[part] = new
    let requests = NavigationPage.Part.allCases.flatMap { page.requestsOfParts[$0] ?? [] }
    if page.isRoot, let column = forwardingColumn {
      return column.model.requestsDidChange(requests, in: column.column)
    }
    page.requests = requests
    var new = pages
    // Gone are those that this page asked for and does not any more.
    let asked = Set(pages.flatMap { $0.requests.map(\.id) })
    if let cut = new.firstIndex(where: { candidate in
      if case .request(let id) = candidate.origin { return !asked.contains(id) }
      return false
    }) {
      // Who asked for the lowest of them has spoken.
      removeValues(new[cut...])
      withdraw(new[(cut + 1)...])
      new.removeSubrange(cut...)
    }
    let present = Set(
      new.compactMap { if case .request(let id) = $0.origin { id } else { nil } })
    for request in requests {
      if let index = new.firstIndex(where: { $0.origin == .request(request.id) }) {
        if new[index].request?.item != request.item {
          // Another item takes the page's place, without a motion.
          let replacement = make(.request(request.id), above: new[index - 1])
          replacement.request = request
          lose(new[(index + 1)...])
          new.replaceSubrange(index..., with: [replacement])
          replace(with: new)
        } else if new[index].request != request {
          new[index].request = request
        }
        continue
      }
      // Not one whose page has just given way to another's: that is taken back.
      guard !present.contains(request.id), let place = new.firstIndex(where: { $0 === page })
      else { continue }
      let made = make(.request(request.id), above: page)
      made.request = request
      lose(new[(place + 1)...])
      new.replaceSubrange((place + 1)..., with: [made])
    }
    show(new)
  }

  /// A property of a view asks for a page.
  func ask(_ request: NavigationRequest, of page: NavigationPage) {
    let others = (page.requestsOfParts[.properties] ?? []).filter { $0.id != request.id }
    requestsDidChange(others + [request], of: page, in: .properties)
  }

  /// A property of a view does not ask for its page any more.
  func withdraw(_ id: NavigationRequest.ID, of page: NavigationPage) {
    let asked = page.requestsOfParts[.properties] ?? []
    guard asked.contains(where: { $0.id == id }) else { return }
    requestsDidChange(asked.filter { $0.id != id }, of: page, in: .properties)
  }

  /// Takes back what pages that go stand for, where that is kept.
  private func lose(_ pages: ArraySlice<NavigationPage>) {
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

  /// The destinations of all pages; of several for one type the one nearest the root counts.
  func destinationsDidChange(_ new: [NavigationDestination], of page: NavigationPage) {
    declared[page.id] = new
    var all: [NavigationDestination] = []
    for page in pages {
      // Of one page's the outermost comes last.
      for destination in (declared[page.id] ?? []).reversed() {
        if all.contains(where: { $0.type == destination.type }) {
          RunningProgram.warn(
            "navigationDestination(for:) is declared more than once for \(destination.type) in one "
              + "NavigationStack: the one nearest to its root counts.")
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

  /// Shows other pages at once.
  private func replace(with new: [NavigationPage]) {
    pages = new
    motion += 1
    dropDrag()
    rest()
  }

  /// Other pages than the finger moved are shown: what it began ends here.
  private func dropDrag() {
    if drag != nil { drag = nil }
    dragged = nil
  }

  /// Shows other pages: a new top comes over the old one, an old top goes off the one below.
  private func show(_ new: [NavigationPage]) {
    let old = pages
    guard !new.elementsEqual(old, by: ===) else { return }
    pages = new
    motion += 1
    dropDrag()
    forgetGone()
    if isStill { return rest() }
    let oldTop = old[old.count - 1]
    let newTop = new[new.count - 1]
    if newTop === oldTop { return rest() }
    let isPush = !old.contains { $0 === newTop }
    // What lies between is there, or gone, without a motion.
    let before =
      isPush ? new.dropLast().filter { $0 !== oldTop } + [oldTop] : new + [oldTop]
    if !before.elementsEqual(shown, by: ===) {
      atOnce {
        shown = before
        // Beside a page that is on its way something is to be seen.
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
    // What leaves is not updated any more: its transition is set before.
    if isPush { awaitPreferences(of: newTop) } else { leaveAsItCame(oldTop) }
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
      rest()
    }
  }

  private func awaitPreferences(of page: NavigationPage) {
    arriving = page
    StageClock.inNextMoment { if self.arriving === page { self.arriving = nil } }
  }

  /// The views of a page wish for another way to come in.
  func entranceDidChange(of page: NavigationPage) {
    guard page === arriving else { return }
    arriving = nil
    guard let preference = page.preferredEntrance, preference.kind != .slide else { return }
    let entrance = entrance(of: preference)
    withAnimation(entrance.animation) {
      if entrance.zoom != nil, case .zoom(let key) = preference.kind { standIns[key] = page }
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

  /// A page that did not slide in goes back, to where the view that it came from lies by now.
  private func leaveAsItCame(_ page: NavigationPage) {
    guard page.entrance != .slide, let preference = page.preferredEntrance else { return }
    let entrance = entrance(of: preference)
    withAnimation(entrance.animation) {
      page.entrance = entrance
      page.progress = 0
      page.pull = .zero
    }
    // The view lies in a page that has to wake first.
    StageClock.inNextMoment {
      withAnimation(entrance.animation) { page.sourceProgress = 0 }
    }
  }

  /// Whether the page over this one zooms.
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

  /// No motion goes on: what is covered sleeps.
  private func rest() {
    atOnce {
      if !shown.elementsEqual(pages, by: ===) { shown = pages }
      let gone = standIns.filter { entry in !pages.contains { $0 === entry.value } }
      for key in gone.keys { standIns[key] = nil }
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

  /// How far a page has come, and how far another one has come over it, both 0 to 1.
  func standing(of page: NavigationPage) -> (arrival: Double, cover: Double) {
    // Read whatever the page: each is to follow the finger once it is there.
    let part = drag
    guard let part, let dragged else { return (1, page.isCovered ? 1 : 0) }
    if page === dragged { return (1 - part, 0) }
    guard page.isCovered else { return (1, 0) }
    return (1, self.page(below: dragged) === page ? 1 - part : 1)
  }

  // MARK: The finger

  /// Whether the top page can be drawn off.
  var canDrag: Bool {
    pages.count > 1 && !top.preferences.isBackHidden && shown.count == pages.count
      && top.isCovered == false
  }

  /// The finger has moved the top page by a part of the width.
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

  /// Something else has taken the finger: the page goes back to its place.
  func loseFinger(on page: NavigationPage) {
    guard isHeld else { return }
    if page.pull != .zero { endPull(of: page, velocity: nil) } else { endDrag(velocity: nil) }
  }

  /// The finger has gone.
  ///
  /// - Parameter velocity: Widths per second, away from the edge; nil: the page stays.
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
        // What that writes comes back with an update of its own; where nothing does, the page stays.
        StageClock.inNextMoment { self.dragDidEnd() }
      } else {
        dragDidEnd()
      }
    }
  }

  // MARK: A finger on a page that came by a zoom

  /// The finger draws the top page down, as it does pages that grew out of a view.
  func pull(_ page: NavigationPage, by way: CGSize) {
    if page.pull == .zero {
      guard page === top, canDrag, drag == nil, page.entrance.zoom != nil else { return }
      pages[pages.count - 2].isDormant = false
    }
    isHeld = true
    page.pull = CGSize(width: way.width, height: max(way.height, 0.01))
  }

  /// The finger has gone: far enough down, or fast enough, the page goes back to where it came from.
  ///
  /// - Parameter velocity: Down, in points per second; nil: the page stays.
  func endPull(of page: NavigationPage, velocity: CGFloat?) {
    isHeld = false
    guard page.pull != .zero, page === top else { return }
    if let velocity, page.pull.height > 100 || velocity > max(whole.height, 1) { dismiss(page) }
    // What that writes comes back with an update of its own; where nothing does, the page stays.
    StageClock.inNextMoment {
      guard page === self.top, page.pull != .zero else { return }
      self.motion += 1
      let number = self.motion
      withAnimation(page.entrance.animation, completionCriteria: .removed) {
        page.pull = .zero
      } completion: { [weak self] in
        if let self, motion == number { rest() }
      }
    }
  }

  private func dragDidEnd() {
    isStill = false
    dropDrag()
    rest()
  }
}
