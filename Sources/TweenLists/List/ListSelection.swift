import TweenMotion
import TweenViews

/// What rows write to when they are pressed: the list's selection as it is now.
@MainActor final class PresentSelection {
  var now: any RowSelecting = ListSelection<Never>.none
  /// Whether rows are edited now: a view on its way out is told no more.
  var isEditing = false
  nonisolated init() {}
}

/// What a row shows of its list's selection.
struct RowChoice: Equatable {
  var isSelected: Bool
  /// Whether it can be selected.
  var isPossible: Bool
  /// Whether others can be so beside it.
  var isOneOfMany: Bool
  /// All that is selected, where it is and its menu is for all of them.
  var all: Set<AnyHashable>

  /// - Parameter tellsAll: whether the list has menus.
  @MainActor init(_ cell: ListCell, _ selecting: any RowSelecting, tellsAll: Bool) {
    isPossible = selecting.canSelect(cell)
    isSelected = isPossible && selecting.isSelected(cell)
    isOneOfMany = isPossible && selecting.allowsMany
    all = tellsAll && isSelected ? selecting.selected : []
  }

  /// What is told of the row: that it is selected, and that it can be pressed to be so.
  ///
  /// - Parameter others: What else can be done with it.
  func note(isEnabled: Bool, and others: [String] = []) -> Semantics {
    var note = Semantics(
      traits: isSelected ? ["selected"] : [],
      actions: isEnabled ? (isPossible ? ["default"] : []) + others : [])
    note.isRow = true
    return note
  }
}

/// What a list writes the selected rows to.
enum ListSelection<Value: Hashable> {
  /// Rows are not selected.
  case none
  /// At most one row.
  case one(Binding<Value?>)
  /// One row, always.
  case always(Binding<Value>)
  /// Any number of rows.
  case many(Binding<Set<Value>>)
}

/// What a row needs of its list's selection, whatever its type.
@MainActor protocol RowSelecting {
  /// Whether any number of rows can be selected.
  var allowsMany: Bool { get }
  /// Whether the row can be selected: it has a value of the selection's type, by its tag or by its
  /// id in its `ForEach`.
  func canSelect(_ cell: ListCell) -> Bool
  func isSelected(_ cell: ListCell) -> Bool
  /// The values of the selected rows.
  var selected: Set<AnyHashable> { get }
  /// Selects the row, or several.
  ///
  /// - Parameters:
  ///   - cell: the row that is pressed.
  ///   - press: what the press means for other rows.
  ///   - anchor: the row that was pressed before it.
  func select(_ cell: ListCell, by press: RowPress, from anchor: SelectionAnchor)
  /// Selects the row beside the one that was selected last.
  ///
  /// - Parameters:
  ///   - step: 1 for the next one, -1 for the one before.
  ///   - extends: whether those between it and the one that was pressed last stay selected.
  /// - Returns: whether rows are selected at all.
  func move(
    _ step: Int, extends: Bool, among rows: ListRows, from anchor: SelectionAnchor
  ) -> Bool
  /// Selects all rows, where any number can be.
  func selectAll(of rows: ListRows) -> Bool
  /// The row that keys act on: the one selected last; nil where there is none, or it is not shown.
  func current(in rows: ListRows, from anchor: SelectionAnchor) -> ElementNode?
  /// What is written for the selected rows, that which keys act on first.
  func edits(in rows: ListRows, from anchor: SelectionAnchor) -> [RowEdits]
  /// Reads what is selected, for who is to be told when that changes.
  func read()
  /// Whether rows are selected at all.
  var selects: Bool { get }
  /// Selects a value; whether it is of the selection's type.
  func take(_ value: AnyHashable) -> Bool
  /// What is selected, for the columns around.
  var columnSelection: ColumnSelection? { get }
}

/// What a press of a row means for the rows that are selected, where any number can be.
enum RowPress {
  /// It is the only one.
  case replaces
  /// Others stay, and a selected row is one no longer.
  case toggles
  /// All from the row that was pressed last are, and others are not.
  case extends

  /// - Parameter isEditing: whether presses gather rows anyway.
  init(_ held: EventModifiers, isEditing: Bool) {
    if held.contains(.shift) {
      self = .extends
    } else {
      self = isEditing || held.contains(.command) ? .toggles : .replaces
    }
  }
}

/// The value of the row from which a selection is extended. It shows nowhere, so that nothing has to
/// be evaluated when it changes.
@MainActor final class SelectionAnchor {
  var value: AnyHashable?
  /// That of the row at its other end.
  var head: AnyHashable?
  /// Gives the list the keys.
  let focus = FocusHandle()
  nonisolated init() {}
}

extension ListSelection: RowSelecting {
  var allowsMany: Bool {
    if case .many = self { return true }
    return false
  }

  @MainActor private func value(_ cell: ListCell) -> Value? {
    if cell.trait(SelectionDisabledTrait.self) { return nil }
    return cell.tag(Value.self) ?? cell.trait(LinkValueTrait.self)?.base as? Value
  }

  func read() {
    switch self {
    case .none: break
    case .one(let binding): _ = binding.wrappedValue
    case .always(let binding): _ = binding.wrappedValue
    case .many(let binding): _ = binding.wrappedValue
    }
  }

  func canSelect(_ cell: ListCell) -> Bool {
    if case .none = self { return false }
    return value(cell) != nil
  }

  func isSelected(_ cell: ListCell) -> Bool {
    guard let value = value(cell) else { return false }
    switch self {
    case .none: return false
    case .one(let binding): return binding.wrappedValue == value
    case .always(let binding): return binding.wrappedValue == value
    case .many(let binding): return binding.wrappedValue.contains(value)
    }
  }

  var selected: Set<AnyHashable> {
    switch self {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [AnyHashable($0)] } ?? []
    case .always(let binding): [AnyHashable(binding.wrappedValue)]
    case .many(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }

  var selects: Bool {
    if case .none = self { return false }
    return true
  }

  func take(_ value: AnyHashable) -> Bool {
    guard let value = value.base as? Value else { return false }
    switch self {
    case .none: return false
    case .one(let binding): binding.wrappedValue = value
    case .always(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue = [value]
    }
    return true
  }

  var columnSelection: ColumnSelection? {
    switch self {
    case .none: return nil
    case .one(let binding):
      return binding.wrappedValue.map { value in
        ColumnSelection(value: value) { binding.wrappedValue = nil }
      }
    case .always(let binding): return ColumnSelection(value: binding.wrappedValue, clear: nil)
    case .many(let binding):
      let values = binding.wrappedValue
      return values.isEmpty
        ? nil : ColumnSelection(value: values) { binding.wrappedValue = [] }
    }
  }

  func select(_ cell: ListCell, by press: RowPress, from anchor: SelectionAnchor) {
    guard let value = value(cell) else { return }
    switch self {
    case .none: return
    case .one(let binding): binding.wrappedValue = value
    case .always(let binding): binding.wrappedValue = value
    case .many(let binding):
      if press == .extends, let first = anchor.value?.base as? Value,
        let all = cell.tags(from: first, where: isAllowed)
      {
        // The next one is extended from the same row.
        binding.wrappedValue = Set(all)
        anchor.head = AnyHashable(value)
        return
      }
      if press == .replaces || press == .extends {
        binding.wrappedValue = [value]
      } else if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
    }
    anchor.value = AnyHashable(value)
    anchor.head = anchor.value
  }

  @MainActor private func isAllowed(_ row: ElementNode) -> Bool {
    if row.trait(SelectionDisabledTrait.self) { return false }
    // What is said of the row is said by the modifiers in it, around its view.
    var element: ElementNode? = row
    while let current = element {
      if !current.environment.isEnabled { return false }
      element = (current as? WrapperNode)?.content
    }
    return true
  }

  func move(
    _ step: Int, extends: Bool, among rows: ListRows, from anchor: SelectionAnchor
  ) -> Bool {
    guard selects else { return false }
    let current = head(anchor)
    // Past the end all stays as it is, and the key has been taken.
    guard let (next, line) = rows.value(step, from: current, where: isAllowed) else { return true }
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = next
    case .always(let binding): binding.wrappedValue = next
    case .many(let binding):
      let first = anchor.value?.base as? Value ?? current
      if extends, let first, let all = rows.values(from: first, toLine: line, where: isAllowed) {
        binding.wrappedValue = Set(all)
        anchor.value = AnyHashable(first)
        anchor.head = AnyHashable(next)
        rows.reveal(line: line)
        return true
      }
      binding.wrappedValue = [next]
    }
    anchor.value = AnyHashable(next)
    anchor.head = anchor.value
    rows.reveal(line: line)
    return true
  }

  /// The value that was selected last; nil where it is unknown.
  @MainActor private func head(_ anchor: SelectionAnchor) -> Value? {
    switch self {
    case .none: return nil
    case .one(let binding): return binding.wrappedValue
    case .always(let binding): return binding.wrappedValue
    case .many(let binding):
      let head = anchor.head?.base as? Value
      return head.flatMap { binding.wrappedValue.contains($0) ? $0 : nil }
        ?? (binding.wrappedValue.count == 1 ? binding.wrappedValue.first : nil)
    }
  }

  func current(in rows: ListRows, from anchor: SelectionAnchor) -> ElementNode? {
    head(anchor).flatMap { rows.shownRow(of: $0) }
  }

  func edits(in rows: ListRows, from anchor: SelectionAnchor) -> [RowEdits] {
    guard let head = head(anchor) else { return [] }
    var values = [head]
    if case .many(let binding) = self { values += binding.wrappedValue.filter { $0 != head } }
    return values.compactMap { rows.read(of: $0) { RowEdits($0) } }
  }

  func selectAll(of rows: ListRows) -> Bool {
    guard case .many(let binding) = self else { return false }
    binding.wrappedValue = Set(rows.values(Value.self, where: isAllowed))
    return true
  }
}

/// The value that a row's link leads to, in a list that selects such values.
package enum LinkValueTrait: TraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

/// What selects a value in the list around.
@MainActor package final class ListValueTaker: Equatable, Sendable {
  package var take: (AnyHashable) -> Bool = { _ in false }

  nonisolated init() {}

  package nonisolated static func == (left: ListValueTaker, right: ListValueTaker) -> Bool {
    left === right
  }
}

private enum ListValueTakerKey: EnvironmentKey {
  static var defaultValue: ListValueTaker? { nil }
}

extension EnvironmentValues {
  /// What selects a value in the list around, in a column of a split view; nil where nothing does.
  package var listValueTaker: ListValueTaker? {
    get { self[ListValueTakerKey.self] }
    set { self[ListValueTakerKey.self] = newValue }
  }
}
