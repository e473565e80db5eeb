import Foundation
import TweenMotion
import TweenOverlays
import TweenViews

/// Menus and actions for the rows of a list, whatever the type of their tags.
struct SelectionMenu {
  /// The items for a row, nil where it has a tag of another type.
  let items: @MainActor (ListCell, any RowSelecting) -> AnyView?
  /// What a row's primary action does; nil: there is none.
  let act: (@MainActor (ListCell, any RowSelecting) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menus of rows of lists; nil: there are none.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Opens menus for the rows of a list.
  ///
  /// A row that is selected stands for all that are; any other for itself; and what is beside the rows
  /// for none.
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' tags: rows with others have no menu.
  ///   - menu: The items for some rows.
  ///   - primaryAction: Told the rows when one is tapped on a phone, and pressed twice on a desktop.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// `contextMenu(forSelectionType:menu:primaryAction:)`.
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

  /// The rows that a row stands for.
  @MainActor private func rows(_ cell: ListCell, _ selecting: any RowSelecting) -> Set<I>? {
    guard let tag = cell.tag(I.self) else { return nil }
    guard selecting.isSelected(cell) else { return [tag] }
    let all = Set(selecting.selected.compactMap { $0.base as? I })
    return all.contains(tag) ? all : [tag]
  }
}

/// Gives a row the menu and the primary action of its list, if that has them.
struct RowSelectionMenu: ViewModifier {
  let cell: ListCell
  let selecting: any RowSelecting
  let sides: ListSideMargins
  /// Whether a press is one: not while rows are gathered, nor where it closes a row that is open.
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
