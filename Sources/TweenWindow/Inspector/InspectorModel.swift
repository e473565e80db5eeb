import Foundation
import Observation
import TweenViews

/// The data of the inspector's window. `LiveInspection` updates it a few times a second; actions of the
/// user go to `actions`.
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
  /// The number of the chosen view; nil: none.
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
  /// The number and duration of the shown frame, and the statistics of frames.
  package var status = ""
  /// The number of updates. With each update the plots and places of views are read again.
  package var updates = 0
  /// The number of choices in the program. The tree scrolls to each of them.
  package private(set) var reveals = 0

  @ObservationIgnored package weak var actions: (any InspectorActions)?
  @ObservationIgnored private var views: [InspectedView] = []
  @ObservationIgnored private var closed: Set<Int> = []

  package init() {}

  /// Replaces the views of the program.
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
  /// - Parameter reveals: Whether the tree scrolls to the view.
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

  /// Chooses the view above or below the chosen view in the tree.
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
    /// Rows deeper than this are in a closed row.
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

/// The user's actions in the inspector, and the program's data that its views read.
@MainActor package protocol InspectorActions: AnyObject {
  func inspectorDidChoose(_ id: Int)
  func inspectorDidSet(_ rate: TimeRate)
  func inspectorDidPause()
  func inspectorDidStep()
  func inspectorDidToggle(_ toggle: InspectorToggle)
  /// Returns the present frame of a view; nil if the view is not shown.
  func frame(of view: Int) -> CGRect?
  /// Returns the data for a motion's plot; nil if the motion has no numbers.
  func plot(of motion: InspectedMotion) -> MotionPlot?
}

/// The switches of the inspector.
package enum InspectorToggle: CaseIterable, Sendable {
  case choosing, bounds, damage, times
}
