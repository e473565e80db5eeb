import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenViews

/// How far a section of a list stands from what is around it, by edge; nil where nothing says so.
struct ListSectionMargins: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  init() {}

  init(_ edges: Edge.Set, _ length: CGFloat?) {
    let length = length.map(usableLength)
    top = edges.contains(.top) ? length : nil
    leading = edges.contains(.leading) ? length : nil
    bottom = edges.contains(.bottom) ? length : nil
    trailing = edges.contains(.trailing) ? length : nil
  }

  /// What is said further in has its way, at each edge by itself.
  func over(_ outer: ListSectionMargins) -> ListSectionMargins {
    var all = self
    all.top = top ?? outer.top
    all.leading = leading ?? outer.leading
    all.bottom = bottom ?? outer.bottom
    all.trailing = trailing ?? outer.trailing
    return all
  }
}

enum ListSectionMarginsTrait: TraitKey {
  static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

private enum ListSectionMarginsKey: EnvironmentKey {
  static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

extension EnvironmentValues {
  /// The margins of sections that say nothing themselves.
  var listSectionMargins: ListSectionMargins {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
}

extension View {
  /// How far sections of lists stand from the sides of the list, and from what is above and below
  /// them, with their headers and footers. On a list it holds for all its sections, on a section for
  /// that one, whose own word counts. What is above and below takes the place of the section's part
  /// of the list's spacing.
  ///
  /// - Parameters:
  ///   - edges: The edges that are meant; all by default.
  ///   - length: Points, below 0 and no number counting as 0; nil for as far as the list has it.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    let margins = ListSectionMargins(edges, length)
    return transformEnvironment(\.listSectionMargins) { $0 = margins.over($0) }
      .modifier(TraitModifier<ListSectionMarginsTrait>(value: margins))
  }
}

/// The margins beside a cell of a list.
struct ListSideMargins: Equatable, CardMargins {
  /// What the section says; what it doesn't, the look has by the list's width.
  var own: ListSectionMargins
  var look: _ListLook

  @MainActor init(_ cell: ListCell, _ all: ListSectionMargins, _ look: _ListLook) {
    own = cell.allSectionTraits(ListSectionMarginsTrait.self).reversed()
      .reduce(all) { $1.over($0) }
    self.look = look
  }

  func leading(_ width: CGFloat) -> CGFloat {
    own.leading ?? ListMetrics.classic.margin(width, look)
  }

  func trailing(_ width: CGFloat) -> CGFloat {
    own.trailing ?? ListMetrics.classic.margin(width, look)
  }

  /// A card's part of a cell, in reading direction.
  func card(_ cell: CGRect) -> CGRect {
    let (leading, trailing) = (leading(cell.width), trailing(cell.width))
    return CGRect(
      x: cell.minX + leading, y: cell.minY, width: max(cell.width - leading - trailing, 0),
      height: cell.height)
  }
}
