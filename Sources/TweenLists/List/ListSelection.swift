import TweenMotion
import TweenViews

/// The list's current selection, which rows change when they are pressed.
@MainActor final class CurrentSelection {
  var now: any RowSelecting = ListSelection<Never>.none
  /// Whether rows are edited now. A view that is being removed is no longer updated, so it reads
  /// the mode here.
  var isEditing = false
  nonisolated init() {}
}

/// The state of a row in its list's selection.
struct RowChoice: Equatable {
  var isSelected: Bool
  /// Whether the row can be selected.
  var isPossible: Bool
  /// Whether several rows can be selected at the same time.
  var isOneOfMany: Bool
  /// All selected values, if this row is selected and the list has menus for several rows.
  var all: Set<AnyHashable>

  /// - Parameter tellsAll: Whether the list has menus.
  @MainActor init(_ cell: ListCell, _ selecting: any RowSelecting, tellsAll: Bool) {
    isPossible = selecting.canSelect(cell)
    isSelected = isPossible && selecting.isSelected(cell)
    isOneOfMany = isPossible && selecting.allowsMany
    all = tellsAll && isSelected ? selecting.selected : []
  }

  /// Returns the semantics of the row: the trait of a selected row, and the action that selects it.
  ///
  /// - Parameter others: The names of the row's other actions.
  func elementSemantics(isEnabled: Bool, and others: [String] = []) -> Semantics {
    var elementSemantics = Semantics(
      traits: isSelected ? ["selected"] : [],
      actions: isEnabled ? (isPossible ? ["default"] : []) + others : [])
    elementSemantics.isRow = true
    return elementSemantics
  }
}

/// The binding to which a list writes the selected rows.
enum ListSelection<Value: Hashable> {
  /// Rows cannot be selected.
  case none
  /// At most one row can be selected.
  case one(Binding<Value?>)
  /// One row is always selected.
  case always(Binding<Value>)
  /// Any number of rows can be selected.
  case many(Binding<Set<Value>>)
}

/// A list's selection, without the type of its values.
@MainActor protocol RowSelecting {
  /// Whether any number of rows can be selected.
  var allowsMany: Bool { get }
  /// Returns whether the row can be selected: it has a value of the selection's type, as its tag or
  /// as its id in its `ForEach`.
  func canSelect(_ cell: ListCell) -> Bool
  func isSelected(_ cell: ListCell) -> Bool
  /// The values of the selected rows.
  var selected: Set<AnyHashable> { get }
  /// Selects the row, or several.
  ///
  /// - Parameters:
  ///   - cell: The pressed row.
  ///   - press: The effect of the press on other rows.
  ///   - anchor: The row that was pressed before.
  func select(_ cell: ListCell, by press: RowPress, from anchor: SelectionAnchor)
  /// Selects the row next to the row that was selected last.
  ///
  /// - Parameters:
  ///   - step: 1 for the next row, -1 for the previous one.
  ///   - extends: Whether the rows between the new row and the row that was pressed last are
  ///     selected too.
  /// - Returns: Whether the list has a selection.
  func move(
    _ step: Int, extends: Bool, among rows: ListRows, from anchor: SelectionAnchor
  ) -> Bool
  /// Selects all rows, if any number can be selected. Returns whether it did.
  func selectAll(of rows: ListRows) -> Bool
  /// Returns the row on which keys act: the row selected last; nil if there is none or it is not
  /// visible.
  func current(in rows: ListRows, from anchor: SelectionAnchor) -> ElementNode?
  /// Returns the edits of the selected rows, with the row on which keys act first.
  func edits(in rows: ListRows, from anchor: SelectionAnchor) -> [RowEdits]
  /// Reads the selection, so that the current view is updated when it changes.
  func read()
  /// Whether the list has a selection.
  var selects: Bool { get }
  /// Selects a value. Returns whether it has the selection's type.
  func take(_ value: AnyHashable) -> Bool
  /// The selection, for the enclosing columns.
  var columnSelection: ColumnSelection? { get }
}

/// The effect of a press on the selection, if any number of rows can be selected.
enum RowPress {
  /// The pressed row becomes the only selected row.
  case replaces
  /// Other rows stay selected; a selected row is deselected.
  case toggles
  /// All rows from the row that was pressed last to the pressed row are selected, and no others.
  case extends

  /// - Parameter isEditing: Whether the list is edited, where every press toggles a row.
  init(_ held: EventModifiers, isEditing: Bool) {
    if held.contains(.shift) {
      self = .extends
    } else {
      self = isEditing || held.contains(.command) ? .toggles : .replaces
    }
  }
}

/// The value of the row from which a selection is extended. No view shows it, so its changes cause
/// no evaluation.
@MainActor final class SelectionAnchor {
  var value: AnyHashable?
  /// The value of the row at the other end of the selection.
  var head: AnyHashable?
  /// Gives the list the keyboard focus.
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
        // A later extension starts from the same row.
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
    // The modifiers inside the row's node set its environment, so all its wrappers are checked.
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
    // Beyond the last row nothing changes, but the key counts as handled.
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

  /// Returns the value that was selected last; nil if it is unknown.
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

/// The value of a row's link, in a list that selects such values.
package enum LinkValueTrait: TraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

/// Selects a value in the enclosing list.
@MainActor package final class LinkValueSelector: Equatable, Sendable {
  package var take: (AnyHashable) -> Bool = { _ in false }

  nonisolated init() {}

  package nonisolated static func == (left: LinkValueSelector, right: LinkValueSelector) -> Bool {
    left === right
  }
}

private enum ListValueTakerKey: EnvironmentKey {
  static var defaultValue: LinkValueSelector? { nil }
}

extension EnvironmentValues {
  /// Selects a value in the enclosing list, in a column of a split view; nil: links open pages
  /// instead.
  package var listValueTaker: LinkValueSelector? {
    get { self[ListValueTakerKey.self] }
    set { self[ListValueTakerKey.self] = newValue }
  }
}
