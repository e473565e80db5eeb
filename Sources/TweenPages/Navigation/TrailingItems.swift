import Foundation
import TweenControls
import TweenGeometry
import TweenOverlays
import TweenViews

/// The items at the end of a bar. The last items move to a menu if there is not enough room.
struct TrailingItems: View {
  let page: NavigationPage
  /// The items in the order of their declaration.
  let entries: [ToolbarEntry]
  /// The items that are always in the menu.
  let secondary: [ToolbarEntry]
  /// The width for all the items, in points.
  let room: CGFloat

  var body: some View {
    let items = items
    let moved = moved(of: items)
    let shown = items.indices.filter { !moved.contains($0) }.map { items[$0] }
    ForEach(shown, id: \.view.id) { item in
      BarItem(entry: item.entry, views: [item.view])
        .fixedSize(horizontal: items.count > 1 && !item.entry.isSpacer, vertical: false)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          page.itemWidths[item.view.id] = $0
        }
    }
    if secondary.contains(where: { !$0.views.isEmpty }) || !moved.isEmpty {
      Menu {
        ForEach(menuParts(moved.sorted().map { items[$0] })) { part in
          PageMenuItems(part.entry.forMenu, places: part.places)
        }
        ForEach(secondary, id: \.id) { PageMenuItems($0.forMenu) }
      } label: {
        Image(systemName: "ellipsis.circle").font(.system(size: 17)).imageScale(.large)
      }
      .accessibilityLabel(Text(system: .more))
    }
  }

  private struct Item {
    let entry: ToolbarEntry
    let view: Subview
    /// The index of the view among the entry's views.
    let place: Int
  }

  private var items: [Item] {
    entries.flatMap { entry in
      entry.views.enumerated().map { Item(entry: entry, view: $1, place: $0) }
    }
  }

  /// The part of an entry that the menu shows.
  private struct MenuPart: Identifiable {
    let entry: ToolbarEntry
    /// The indices of the entry's views; nil: all.
    var places: [Int]?
    var id: ObjectIdentifier { entry.id }
  }

  private func menuParts(_ moved: [Item]) -> [MenuPart] {
    var places: [ObjectIdentifier: [Int]] = [:]
    for item in moved { places[item.entry.id, default: []].append(item.place) }
    return entries.compactMap { entry in
      guard let own = places[entry.id] else { return nil }
      return MenuPart(entry: entry, places: own.count == entry.views.count ? nil : own)
    }
  }

  /// The width of the menu's button.
  private static let menuWidth: CGFloat = 26

  /// Returns the items that have no room. An item of unknown width counts as fitting, so that it is
  /// drawn and measured.
  private func moved(of items: [Item]) -> Set<Int> {
    let gap = NavigationBarMetrics.classic.gap
    func width(_ item: Item) -> CGFloat {
      item.entry.isSpacer ? 0 : page.itemWidths[item.view.id] ?? 0
    }
    var taken = items.reduce(secondary.isEmpty ? -gap : Self.menuWidth) { $0 + width($1) + gap }
    guard taken > room else { return [] }
    if secondary.isEmpty { taken += gap + Self.menuWidth }
    var moved: Set<Int> = []
    for (index, item) in items.enumerated().reversed() {
      // A single item is as narrow as the bar makes it.
      guard taken > room, moved.count < items.count - 1 else { break }
      guard item.entry.placement.place == .trailing, !item.entry.isSpace else { continue }
      moved.insert(index)
      taken -= width(item) + gap
    }
    return moved
  }
}
