import TweenMotion
import TweenViews

/// The look of a list: where its rows stand, and what stands behind them.
///
/// The styles are those below; a program chooses one by `listStyle(_:)`.
@MainActor @preconcurrency public protocol ListStyle {
  /// Which of the built-in looks it is.
  nonisolated var _look: _ListLook { get }
}

/// One of the looks that lists have.
public enum _ListLook: Hashable, Sendable {
  /// Sections on cards with a margin beside them.
  case insetGrouped
  /// Sections on stripes across the whole width.
  case grouped
  /// Rows across the whole width; headers stay in view.
  case plain
  /// Rows across the whole width; headers move with their rows.
  case inset
  /// Sections without cards, which a chevron opens and closes.
  case sidebar

  /// Whether rows stand on a ground of another colour than theirs.
  var isGrouped: Bool { self == .insetGrouped || self == .grouped }
  /// Whether there are margins beside the rows' backgrounds.
  var hasMargins: Bool { self == .insetGrouped || self == .sidebar }
  /// Whether lines stand at both ends of a section's rows.
  var hasOuterLines: Bool { self == .grouped || self == .plain || self == .inset }
}

/// The look of the place: that of `insetGrouped`.
public struct DefaultListStyle: ListStyle {
  /// The automatic style.
  public init() {}
  nonisolated public var _look: _ListLook { .insetGrouped }
}

/// Sections on cards with round corners and a margin beside them.
public struct InsetGroupedListStyle: ListStyle {
  /// The style of cards.
  public init() {}
  nonisolated public var _look: _ListLook { .insetGrouped }
}

/// Sections on stripes across the whole width.
public struct GroupedListStyle: ListStyle {
  /// The style of stripes.
  public init() {}
  nonisolated public var _look: _ListLook { .grouped }
}

/// Rows across the whole width; the header of a section stays in view as long as its rows do.
public struct PlainListStyle: ListStyle {
  /// The style of rows alone.
  public init() {}
  nonisolated public var _look: _ListLook { .plain }
}

/// Rows across the whole width; headers move with their rows.
public struct InsetListStyle: ListStyle {
  /// The style of rows with quiet headers.
  public init() {}
  nonisolated public var _look: _ListLook { .inset }
}

/// Rows without cards, in sections that a chevron opens and closes where they say whether they are
/// expanded.
public struct SidebarListStyle: ListStyle {
  /// The style of a column beside the content.
  public init() {}
  nonisolated public var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of the place: that of `insetGrouped`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards with round corners and a margin beside them.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections on stripes across the whole width.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows across the whole width; headers stay in view.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows across the whole width; headers move with their rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows without cards, in sections that open and close.
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
  /// The look of lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look)
  }
}
