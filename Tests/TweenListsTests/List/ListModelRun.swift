import Foundation
import TweenControlsTestSupport
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenViews

/// What is done to a list in a step of the model check.
struct ListStep: CustomStringConvertible {
  enum Action: String, CaseIterable {
    case insert, remove, move, shuffle, empty, refill, open, addGroup, removeGroup, transfer
    case select, edit, grow, keep
    case tap, swipe, fullSwipe, drag, hold, holdHandle, wheel, top, bottom
    /// Many rows go, and all come back: in a list that is longer than its view.
    case cut, restore

    static let usual = allCases.filter { $0 != .cut && $0 != .restore }
    static let ofLongLists = allCases.filter { ![.insert, .addGroup, .refill].contains($0) }
  }

  /// How long after the step before.
  enum Moment: Int, CaseIterable {
    case sameUpdate, nextFrame, midFlight, rest
  }

  var action: Action
  var moment: Moment
  var isAnimated: Bool
  /// What it happens to, in some way.
  var number: Int

  init(using generator: SeededGenerator, among actions: [Action] = Action.usual) {
    let bits = generator.next()
    action = actions[Int(bits % UInt64(actions.count))]
    moment = Moment.allCases[Int(bits >> 16 % 4)]
    isAnimated = bits >> 24 % 3 > 0
    number = Int(bits >> 32 % 1_000)
  }

  init(_ action: Action, _ moment: Moment = .rest, isAnimated: Bool = true, _ number: Int = 0) {
    self.action = action
    self.moment = moment
    self.isAnimated = isAnimated
    self.number = number
  }

  var description: String {
    "ListStep(.\(action), .\(moment), isAnimated: \(isAnimated), \(number))"
  }
}

/// A list that goes through steps; the reference and a fresh list are the judges.
@MainActor final class ListRun {
  let world: ListWorld
  private let panel: ListPanel
  private let height: CGFloat
  private var completions = 0
  private var changes = 0
  private var warnings: [String] = []
  private var isHeld: CGPoint?
  private var nextID = 100
  private var pressComplaint: String?

  init(height: CGFloat, _ model: ListModel = .first) {
    self.height = height
    let world = ListWorld(model)
    self.world = world
    panel = ListPanel(width: 320, height: height) { ListWorldView(world: world) }
    panel.graph.onWarning = { [weak self] in self?.warnings.append($0) }
  }

  /// Goes through steps and comes to rest. What is wrong then, or nil.
  func run(_ steps: [ListStep]) -> String? {
    for step in steps {
      wait(step.moment)
      perform(step)
      if let violation = world.ledger.violations.first { return violation }
    }
    release()
    panel.step()
    panel.settle()
    if let complaint = complaint { return complaint }
    // A row out of view that is open closes by a scroll, one in view by a press.
    scroll(by: -1e5)
    scroll(by: 1e5)
    panel.settle()
    // Rows that turned out longer as they came into view left what was seen in its place.
    scroll(by: 1e5)
    panel.settle()
    closeRow()
    return complaint ?? difference
  }

  private func wait(_ moment: ListStep.Moment) {
    switch moment {
    case .sameUpdate: break
    case .nextFrame: panel.step()
    case .midFlight: panel.step(3)
    case .rest:
      panel.step()
      panel.settle()
    }
  }

  // MARK: Steps

  private func perform(_ step: ListStep) {
    switch step.action {
    case .tap, .swipe, .fullSwipe, .drag, .hold, .holdHandle: point(step)
    case .wheel: scroll(by: CGFloat(step.number % 400) - 200)
    case .top: scroll(by: 1e5)
    case .bottom: scroll(by: -1e5)
    default:
      var model = world.model
      change(&model, step)
      changes += 1
      withAnimation(
        step.isAnimated ? .linear(duration: 0.05) : nil, completionCriteria: .removed
      ) {
        world.model = model
      } completion: { [weak self] in
        self?.completions += 1
      }
    }
  }

  private func change(_ model: inout ListModel, _ step: ListStep) {
    let number = step.number
    let group = model.groups.isEmpty ? nil : number % model.groups.count
    let ids = model.ids
    func newID() -> Int {
      nextID += 1
      return nextID
    }
    switch step.action {
    case .insert:
      guard let group, ids.count < 9 else { break }
      // An id that went comes back, or a new one comes.
      let gone = (10...12).first { !ids.contains($0) }
      let id = number % 2 == 0 ? gone ?? newID() : newID()
      model.groups[group].rows.insert(id, at: number % (model.groups[group].rows.count + 1))
    case .remove:
      guard !ids.isEmpty else { break }
      let id = ids[number % ids.count]
      for index in model.groups.indices { model.groups[index].rows.removeAll { $0 == id } }
    case .move:
      guard let group, !model.groups[group].rows.isEmpty else { break }
      let id = model.groups[group].rows.removeFirst()
      model.groups[group].rows.insert(
        id, at: number / 3 % (model.groups[group].rows.count + 1))
    case .shuffle:
      for index in model.groups.indices { model.groups[index].rows.reverse() }
    case .empty:
      for index in model.groups.indices { model.groups[index].rows = [] }
    case .refill: model.groups = ListModel.first.groups
    case .cut:
      guard let group else { break }
      let rows = model.groups[group].rows
      let first = number % (rows.count + 1)
      model.groups[group].rows.removeSubrange(first..<min(first + number / 7 % 12, rows.count))
    case .restore: model.groups = ListModel.long.groups
    case .open: if let group { model.groups[group].isOpen.toggle() }
    case .addGroup:
      guard model.groups.count < 3 else { break }
      model.groups.insert(
        ListModel.Group(id: newID(), rows: [newID(), newID()], isOpen: number % 3 > 0),
        at: number % (model.groups.count + 1))
    case .removeGroup: if let group { model.groups.remove(at: group) }
    case .transfer:
      guard model.groups.count > 1, let id = model.groups[0].rows.popLast() else { break }
      model.groups[1].rows.insert(id, at: 0)
    case .select: model.selection = number % 3 == 0 ? [] : Set(ids.prefix(number % 4) + [999])
    case .keep:
      let some = Set(ids.prefix(number % 4))
      model.kept = model.kept.isEmpty ? some : []
    case .edit: model.mode = model.mode == .active ? .inactive : .active
    case .grow:
      guard !ids.isEmpty else { break }
      let id = ids[number % ids.count]
      model.growth[id] = model.growth[id] == nil ? 30 : nil
    default: break
    }
  }

  // MARK: Input

  /// A row on the screen, as the screen is.
  private func place(_ number: Int) -> CGPoint? {
    let rows = rows
    guard !rows.isEmpty else { return nil }
    let rect = rows[number % rows.count].rect
    return CGPoint(x: 160, y: min(max(rect.midY, 1), height - 1))
  }

  private func point(_ step: ListStep) {
    release()
    guard let place = place(step.number) else { return }
    var way: [CGSize] = []
    switch step.action {
    case .swipe, .hold: way = [10, 30, 60, 90].map { CGSize(width: -$0, height: 0) }
    case .fullSwipe: way = [10, 60, 140, 230].map { CGSize(width: -$0, height: 0) }
    case .drag, .holdHandle:
      let sign: CGFloat = step.number % 2 == 0 ? 1 : -1
      way = [10, 30, 60, 100].map { CGSize(width: 0, height: $0 * sign) }
    default: break
    }
    // The handle, while rows are edited.
    let isMoving = way.contains { $0.height != 0 } && world.model.mode == .active
    let start = CGPoint(x: isMoving ? 275 : step.action == .tap ? 200 : 270, y: place.y)
    panel.pointer(.down, start.x, start.y)
    var last = start
    for part in way {
      last = CGPoint(x: start.x + part.width, y: start.y + part.height)
      panel.pointer(.move, last.x, last.y)
    }
    isHeld = last
    if step.action != .hold, step.action != .holdHandle { release() }
  }

  private func release() {
    guard let place = isHeld else { return }
    isHeld = nil
    panel.pointer(.up, place.x, place.y)
  }

  private func scroll(by way: CGFloat) {
    panel.graph.send(
      .scroll(CGSize(width: 0, height: way), position: CGPoint(x: 160, y: height / 2)))
    panel.step()
  }

  /// A press closes a row that is open, and does nothing else.
  private func closeRow() {
    let selection = world.model.selection
    guard panel.graph.tree.all.contains(where: { $0.label == "Delete" }),
      let rect = rows.first?.rect
    else { return }
    panel.tap(max(rect.minX, 0) + 60, max(rect.midY, 1))
    if world.model.selection != selection { pressComplaint = "the press selected a row" }
  }

  // MARK: Judgement

  /// The rows that are drawn, in whatever order they lie.
  private var rows: [(id: Int, rect: CGRect)] {
    panel.graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content, case .solid(let color) = fill.paint else {
        return nil
      }
      let parts = [color.red, color.green, color.blue].map { (Double($0) * 255).rounded() }
      guard parts[1] == 128, parts[2] == 64 else { return nil }
      return (Int(parts[0]), fill.outline.applying(fill.transform).boundingRect)
    }
    .sorted { ($0.rect.minY, $0.id) < ($1.rect.minY, $1.id) }
  }

  private var complaint: String? {
    let graph = panel.graph
    if let violation = world.ledger.violations.first { return violation }
    if let pressComplaint { return pressComplaint }
    if let warning = warnings.first { return "warns: \(warning)" }
    if graph.nextWork == .nextFrame || !graph.pool.isIdle { return "still moves" }
    if completions != changes { return "\(completions) completions of \(changes) changes" }
    let model = world.model
    let ghosts = world.ledger.alive.subtracting(model.places)
    if !ghosts.isEmpty { return "rows \(ghosts.sorted()) are alive" }
    let wrongly = Set(world.ledger.shown.keys).subtracting(model.shownPlaces)
    if !wrongly.isEmpty { return "rows \(wrongly.sorted()) have not disappeared" }
    return orderComplaint
  }

  /// Whether the rows in view are those of the data, one after the other, each in its place.
  private var orderComplaint: String? {
    let model = world.model
    let rows = rows
    let meant = model.shown
    let ids = rows.map(\.id)
    guard let first = ids.first else {
      return meant.isEmpty ? nil : "no rows are drawn of \(meant)"
    }
    guard let start = meant.firstIndex(of: first), meant.count - start >= ids.count,
      Array(meant[start..<start + ids.count]) == ids
    else { return "rows \(ids) are drawn of \(meant)" }
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      let isTogether = model.groups.contains {
        $0.rows.contains(upper.id) && $0.rows.contains(lower.id)
      }
      let step = lower.rect.minY - upper.rect.minY
      // Between two sections stand the ends of their cards and the header: 17.67 + 17 + 20 + 6.
      let between = sectionsBetween(upper.id, lower.id) * (17 + 2.0 / 3 + 43)
      let wanted = model.height(upper.id) + (isTogether ? 0 : between)
      // In front of a section without rows no card ends.
      let slack: CGFloat =
        isTogether ? 0.01 : 18 * max(sectionsBetween(upper.id, lower.id) - 1, 0) + 1.01
      if abs(step - wanted) > slack {
        return "row \(lower.id) stands \(step) below row \(upper.id), not \(wanted)"
      }
    }
    if let last = ids.last, last != meant.last, let rect = rows.last?.rect,
      rect.maxY + 11 < height - 61
    {
      return "no row is drawn below row \(last)"
    }
    if start > 0, let rect = rows.first?.rect, rect.minY - 11 > 61 {
      return "no row is drawn above row \(first)"
    }
    return nil
  }

  private func sectionsBetween(_ upper: Int, _ lower: Int) -> CGFloat {
    let groups = world.model.groups
    guard let first = groups.firstIndex(where: { $0.rows.contains(upper) }),
      let second = groups.firstIndex(where: { $0.rows.contains(lower) })
    else { return 0 }
    return CGFloat(second - first)
  }

  /// How it differs from a list that is made of the same data now.
  private var difference: String? {
    let fresh = ListRun(height: height, world.model)
    fresh.panel.step()
    fresh.panel.settle()
    let own = panel.graph.displayList.items.map(\.content)
    let other = fresh.panel.graph.displayList.items.map(\.content)
    if own.count != other.count {
      let first = zip(own, other).first { $0 != $1 }
      return "\(own.count) items are drawn, not \(other.count); first "
        + "\(first.map { "\($0.0), not \($0.1)" } ?? "the last ones")"
    }
    for (one, other) in zip(own, other) where one != other {
      return "\(one) is drawn, not \(other)"
    }
    let shown = world.ledger.shown
    if shown != fresh.world.ledger.shown {
      return "\(shown.keys.sorted()) have appeared, not \(fresh.world.ledger.shown.keys.sorted())"
    }
    return nil
  }
}
