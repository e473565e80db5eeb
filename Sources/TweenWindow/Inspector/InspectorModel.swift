import Foundation
import Observation
import TweenViews

/// What the inspector's window shows. Written by `LiveInspection` a few times a second; what the user
/// does in it goes to `actions`.
@Observable @MainActor package final class InspectorModel {
  /// A view in the tree.
  package struct Row: Equatable, Identifiable, Sendable {
    package var view: InspectedView
    package var hasChildren: Bool
    package var isClosed: Bool
    package var id: Int { view.id }
  }

  /// The views, without those in closed rows.
  package private(set) var rows: [Row] = []
  /// The chosen view's number; nil: none is.
  package private(set) var chosen: Int?
  package var details: InspectedDetails?
  package var motions: [InspectedMotion] = []
  package var rate = TimeRate.full
  package var isPaused = false
  /// Whether a press in the program chooses a view.
  package var isChoosing = false
  package var showsBounds = false
  package var showsDamage = false
  package var showsTimes = false
  /// The frame that shows, its time, and the times of frames.
  package var status = ""
  /// Counts updates: plots and places of views are read anew with each.
  package var updates = 0
  /// Counts choices in the program, to each of which the tree scrolls.
  package private(set) var reveals = 0

  @ObservationIgnored package weak var actions: (any InspectorActions)?
  @ObservationIgnored private var views: [InspectedView] = []
  @ObservationIgnored private var closed: Set<Int> = []

  package init() {}

  /// Takes the views of the program.
  package func take(_ new: [InspectedView]) {
    guard new != views else { return }
    views = new
    closed.formIntersection(new.map(\.id))
    arrange()
  }

  /// Opens or closes a row.
  package func toggle(_ id: Int) {
    if closed.remove(id) == nil { closed.insert(id) }
    arrange()
  }

  /// Chooses a view, and opens the rows around it.
  ///
  /// - Parameter reveals: Whether the tree scrolls to it.
  package func choose(_ id: Int?, reveals: Bool) {
    chosen = id
    if id == nil { details = nil }
    guard reveals, let id, let index = views.firstIndex(where: { $0.id == id }) else { return }
    var depth = views[index].depth
    for view in views[..<index].reversed() where view.depth < depth {
      closed.remove(view.id)
      depth = view.depth
    }
    arrange()
    self.reveals += 1
  }

  /// The view above or below the chosen one in the tree.
  package func chooseNeighbor(_ step: Int) {
    guard let index = rows.firstIndex(where: { $0.id == chosen }) else {
      if let first = rows.first { actions?.inspectorDidChoose(first.id) }
      return
    }
    let next = min(max(index + step, 0), rows.count - 1)
    if next != index { actions?.inspectorDidChoose(rows[next].id) }
  }

  private func arrange() {
    var arranged: [Row] = []
    /// Rows deeper than this are in a closed one.
    var limit = Int.max
    for (index, view) in views.enumerated() {
      if view.depth > limit { continue }
      let isClosed = closed.contains(view.id)
      limit = isClosed ? view.depth : .max
      let next = index + 1 < views.count ? views[index + 1].depth : 0
      arranged.append(Row(view: view, hasChildren: next > view.depth, isClosed: isClosed))
    }
    if arranged != rows { rows = arranged }
  }
}

/// What the user does in the inspector, and what its views read of the program.
@MainActor package protocol InspectorActions: AnyObject {
  func inspectorDidChoose(_ id: Int)
  func inspectorDidSet(_ rate: TimeRate)
  func inspectorDidPause()
  func inspectorDidStep()
  func inspectorDidToggle(_ toggle: InspectorToggle)
  /// Where a view is shown now; nil: nowhere.
  func frame(of view: Int) -> CGRect?
  /// What a motion's plot shows.
  func plot(of motion: InspectedMotion) -> MotionPlot?
}

/// What the inspector turns on and off.
package enum InspectorToggle: CaseIterable, Sendable {
  case choosing, bounds, damage, times
}
