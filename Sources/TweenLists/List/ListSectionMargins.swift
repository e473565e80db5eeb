import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenViews

/// The margins of a section of a list, by edge; nil: not set.
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

  /// Returns these margins, completed by the outer ones: at each edge the innermost setting is
  /// used.
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
  /// The margins of sections that set none themselves.
  var listSectionMargins: ListSectionMargins {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance of list sections from the sides of the list, and from the content above and
  /// below them, including headers and footers. On a list it applies to all its sections; a
  /// section's own setting overrides it. The distances above and below replace the section's part
  /// of the list's section spacing.
  ///
  /// - Parameters:
  ///   - edges: The edges; all by default.
  ///   - length: The margin in points, with negative and NaN values counting as 0; nil: the list's
  ///     own margin.
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
  /// The margins that the section sets; the other margins depend on the look and the list's width.
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

  /// Returns a card's part of a cell, in reading direction.
  func card(_ cell: CGRect) -> CGRect {
    let (leading, trailing) = (leading(cell.width), trailing(cell.width))
    return CGRect(
      x: cell.minX + leading, y: cell.minY, width: max(cell.width - leading - trailing, 0),
      height: cell.height)
  }
}
