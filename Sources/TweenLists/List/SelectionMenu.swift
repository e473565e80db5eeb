import Foundation
import TweenMotion
import TweenOverlays
import TweenViews

/// The menus and primary actions of a list's rows, without the type of their tags.
struct SelectionMenu {
  /// Returns the items for a row; nil if its tag has another type.
  let items: @MainActor (ListCell, any RowSelecting) -> AnyView?
  /// Runs the primary action for a row; nil: there is none.
  let act: (@MainActor (ListCell, any RowSelecting) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menus of the rows of lists; nil: there are none.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Adds context menus to the rows of a list.
  ///
  /// The menu of a selected row is for all selected rows, the menu of another row for that row, and
  /// the menu of the area beside the rows for no row.
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' tags; rows with tags of another type have no menu.
  ///   - menu: Returns the items for a set of rows.
  ///   - primaryAction: Called with the rows at a tap on a phone, and at a double click on a
  ///     desktop.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// Implements `contextMenu(forSelectionType:menu:primaryAction:)`.
struct SelectionMenuModifier<I: Hashable, M: View> {
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?

  nonisolated init(menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
    self.menu = menu
    self.primaryAction = primaryAction
  }
}

extension SelectionMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.selectionMenu, SelectionMenu(items: { items($0, $1) }, act: act))
      .modifier(ContextMenuModifier<M, EmptyView>(items: menu([]), preview: nil, isExposed: false))
  }

  @MainActor private func items(_ cell: ListCell, _ selecting: any RowSelecting) -> AnyView? {
    rows(cell, selecting).map { AnyView(menu($0)) }
  }

  @MainActor private var act: (@MainActor (ListCell, any RowSelecting) -> Void)? {
    guard let primaryAction else { return nil }
    return { cell, selecting in
      if let rows = rows(cell, selecting) { primaryAction(rows) }
    }
  }

  /// Returns the rows to which the menu of a row applies.
  @MainActor private func rows(_ cell: ListCell, _ selecting: any RowSelecting) -> Set<I>? {
    guard let tag = cell.tag(I.self) else { return nil }
    guard selecting.isSelected(cell) else { return [tag] }
    let all = Set(selecting.selected.compactMap { $0.base as? I })
    return all.contains(tag) ? all : [tag]
  }
}

/// Adds the menu and the primary action of the list to a row, if the list has them.
struct RowSelectionMenu: ViewModifier {
  let cell: ListCell
  let selecting: any RowSelecting
  let sides: ListSideMargins
  /// Whether a press runs the primary action: not during editing, nor if it closes an open row.
  let canAct: Bool
  @Environment(\.selectionMenu) private var menu
  @Environment(\.interfaceIdiom) private var idiom

  func body(content: Content) -> some View {
    if let menu {
      content
        .modifier(
          ContextMenuModifier<AnyView?, EmptyView>(
            items: menu.items(cell, selecting), preview: nil, rowSides: sides)
        )
        .simultaneousGesture(
          TapGesture(count: idiom.isTouch ? 1 : 2).onEnded { menu.act?(cell, selecting) },
          including: menu.act == nil || !canAct ? .subviews : .all)
    } else {
      content
    }
  }
}
