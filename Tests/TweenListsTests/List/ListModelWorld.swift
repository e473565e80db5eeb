import Foundation
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenViews

/// What the list of the model check shows: the reference, with nothing clever in it.
struct ListModel: Equatable, CustomStringConvertible {
  struct Group: Equatable, Identifiable {
    var id: Int
    var rows: [Int]
    var isOpen = true
  }

  var groups: [Group]
  /// How much higher than others rows are.
  var growth: [Int: CGFloat] = [:]
  var selection: Set<Int> = []
  var mode = EditMode.inactive
  /// Rows that can't be deleted.
  var kept: Set<Int> = []

  static let first = ListModel(groups: [
    Group(id: 1, rows: [10, 11, 12]), Group(id: 2, rows: [20, 21]),
  ])

  /// Longer than the views it is shown in.
  static let long = ListModel(groups: [
    Group(id: 1, rows: Array(30..<50)), Group(id: 2, rows: Array(60..<75)),
  ])

  var ids: [Int] { groups.flatMap(\.rows) }
  /// The rows as others know them: one of the same id is another one in another group.
  var places: Set<Int> { Set(groups.flatMap { group in group.rows.map { group.id * 1_000 + $0 } }) }
  var shownPlaces: Set<Int> {
    Set(groups.filter(\.isOpen).flatMap { group in group.rows.map { group.id * 1_000 + $0 } })
  }
  /// Those that are to be seen, from above.
  var shown: [Int] { groups.filter(\.isOpen).flatMap(\.rows) }
  func height(_ id: Int) -> CGFloat { 44 + (growth[id] ?? 0) }

  var description: String {
    groups.map { "\($0.id)\($0.isOpen ? "" : "-")\($0.rows)" }.joined() + " \(selection.sorted())"
      + (mode == .active ? " edited" : "")
  }
}

/// What rows of the model check tell of themselves.
// Used on the main actor only, where bodies and actions run.
final class ListLedger: @unchecked Sendable {
  /// A row's state: made once for an id, as long as this is in the list.
  final class Mark: ObservableObject {
    let id: Int
    init(_ id: Int, _ ledger: ListLedger) {
      self.id = id
      ledger.wasMade(self)
    }
  }

  private struct Known {
    weak var mark: Mark?
    var stay: Int
  }

  private(set) var violations: [String] = []
  /// How often each row has appeared and not disappeared.
  private(set) var shown: [Int: Int] = [:]
  private var known: [Int: [Known]] = [:]
  /// The rows that the views were last evaluated with.
  private var listed: Set<Int> = []
  /// How often each of them has left.
  private var departures: [Int: Int] = [:]

  fileprivate func wasMade(_ mark: Mark) {
    let stay = departures[mark.id] ?? 0
    if let last = known[mark.id]?.last, last.stay == stay {
      violations.append("row \(mark.id) lost its state")
    }
    known[mark.id, default: []].append(Known(mark: mark, stay: stay))
  }

  /// Takes the rows that views are evaluated with. Of two writes with different transactions, each has an
  /// update of its own: what the second takes away is there in that of the first.
  func lists(_ ids: Set<Int>) {
    for id in listed.subtracting(ids) { departures[id, default: 0] += 1 }
    listed = ids
  }

  func appears(_ id: Int) {
    shown[id, default: 0] += 1
    if shown[id] != 1 { violations.append("row \(id) appeared \(shown[id] ?? 0) times") }
  }

  func disappears(_ id: Int) {
    shown[id, default: 0] -= 1
    if shown[id] != 0 { violations.append("row \(id) disappeared without having appeared") }
    shown[id] = nil
  }

  func carries(_ mark: Mark, in id: Int) {
    if mark.id != id { violations.append("row \(id) has the state of row \(mark.id)") }
  }

  /// The rows whose state is still there.
  var alive: Set<Int> { Set(known.filter { $0.value.contains { $0.mark != nil } }.keys) }
}

/// A program with a list, whose data changes from outside and by the list itself.
@MainActor final class ListWorld: ObservableObject {
  @Published var model: ListModel
  let ledger = ListLedger()

  init(_ model: ListModel) { self.model = model }

  func binding<Value>(_ path: WritableKeyPath<ListModel, Value>) -> Binding<Value> {
    Binding { [self] in
      model[keyPath: path]
    } set: { [self] in
      model[keyPath: path] = $0
    }
  }

  func edit(_ group: Int, _ change: (inout ListModel.Group) -> Void) {
    guard let index = model.groups.firstIndex(where: { $0.id == group }) else { return }
    change(&model.groups[index])
  }
}

struct ListWorldView: View {
  @ObservedObject var world: ListWorld

  var body: some View {
    let _ = world.ledger.lists(world.model.places)
    List(selection: world.binding(\.selection)) {
      ForEach(world.model.groups) { group in
        Section(isExpanded: isOpen(group)) {
          ForEach(group.rows, id: \.self) { id in
            ListWorldRow(
              id: id, place: group.id * 1_000 + id, growth: world.model.growth[id] ?? 0,
              ledger: world.ledger
            )
            .deleteDisabled(world.model.kept.contains(id))
          }
          .onDelete { offsets in world.edit(group.id) { $0.rows.remove(atOffsets: offsets) } }
          .onMove { from, to in
            world.edit(group.id) { $0.rows.move(fromOffsets: from, toOffset: to) }
          }
        } header: {
          Color(red: 0.25, green: Double(group.id % 256) / 255, blue: 0.75).frame(height: 20)
        }
      }
    }
    .environment(\.editMode, world.binding(\.mode))
  }

  private func isOpen(_ group: ListModel.Group) -> Binding<Bool> {
    Binding {
      group.isOpen
    } set: { new in
      world.edit(group.id) { $0.isOpen = new }
    }
  }
}

private struct ListWorldRow: View {
  let id: Int
  let place: Int
  let growth: CGFloat
  let ledger: ListLedger
  @StateObject private var mark: ListLedger.Mark

  init(id: Int, place: Int, growth: CGFloat, ledger: ListLedger) {
    self.id = id
    self.place = place
    self.growth = growth
    self.ledger = ledger
    _mark = StateObject(wrappedValue: ListLedger.Mark(place, ledger))
  }

  var body: some View {
    let _ = ledger.carries(mark, in: place)
    Color(red: Double(id % 256) / 255, green: 0.5, blue: 0.25).frame(height: 22 + growth)
      .onAppear { ledger.appears(place) }
      .onDisappear { ledger.disappears(place) }
  }
}
