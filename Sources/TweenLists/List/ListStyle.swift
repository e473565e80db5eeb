import TweenMotion
import TweenViews

/// The look of a list: the places of its rows and their backgrounds.
///
/// The styles are defined below; a program chooses one by `listStyle(_:)`.
@MainActor @preconcurrency public protocol ListStyle {
  /// The built-in look of the style.
  nonisolated var _look: _ListLook { get }
}

/// The built-in looks of lists.
public enum _ListLook: Hashable, Sendable {
  /// Sections on cards with a margin beside them.
  case insetGrouped
  /// Sections on stripes across the whole width.
  case grouped
  /// Rows across the whole width; headers stay in view.
  case plain
  /// Rows across the whole width; headers scroll with their rows.
  case inset
  /// Sections without cards, which a chevron opens and closes.
  case sidebar

  /// Whether rows and the list's background have different colours.
  var isGrouped: Bool { self == .insetGrouped || self == .grouped }
  /// Whether there are margins beside the rows' backgrounds.
  var hasMargins: Bool { self == .insetGrouped || self == .sidebar }
  /// Whether lines are drawn at both ends of a section's rows.
  var hasOuterLines: Bool { self == .grouped || self == .plain || self == .inset }
}

/// The automatic list style, the same as `insetGrouped`.
public struct DefaultListStyle: ListStyle {
  /// Creates the automatic list style, the same as `insetGrouped`.
  public init() {}
  nonisolated public var _look: _ListLook { .insetGrouped }
}

/// A list style that shows sections on cards with round corners and a margin beside them.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates a list style that shows sections on cards.
  public init() {}
  nonisolated public var _look: _ListLook { .insetGrouped }
}

/// A list style that shows sections on stripes across the whole width.
public struct GroupedListStyle: ListStyle {
  /// Creates a list style that shows sections on stripes.
  public init() {}
  nonisolated public var _look: _ListLook { .grouped }
}

/// A list style that shows rows across the whole width. The header of a section stays in view as
/// long as its rows do.
public struct PlainListStyle: ListStyle {
  /// Creates a list style that shows rows without cards, with headers that stay in view.
  public init() {}
  nonisolated public var _look: _ListLook { .plain }
}

/// A list style that shows rows across the whole width. Headers scroll with their rows.
public struct InsetListStyle: ListStyle {
  /// Creates a list style that shows rows without cards, with headers that scroll.
  public init() {}
  nonisolated public var _look: _ListLook { .inset }
}

/// A list style for a column beside the content. Rows have no cards. A chevron opens and closes
/// sections that have an `isExpanded` binding.
public struct SidebarListStyle: ListStyle {
  /// Creates a list style for a column beside the content.
  public init() {}
  nonisolated public var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The automatic list style, the same as `insetGrouped`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards with round corners and a margin beside them.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections on stripes across the whole width of the list.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows across the whole width; headers stay in view.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows across the whole width; headers scroll with their rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows without cards, in sections that can be opened and closed.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { .insetGrouped }
}

extension EnvironmentValues {
  /// The look of lists.
  package var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look)
  }
}
