import Foundation
import TweenMotion
import TweenViews

/// The columns of a split view that are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  enum Kind: Int, Codable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind

  /// As many columns as the window has room for.
  public static var automatic: Self { Self(kind: .automatic) }
  /// All the columns of the split view, in order.
  public static var all: Self { Self(kind: .all) }
  /// The last two columns of the split view.
  public static var doubleColumn: Self { Self(kind: .doubleColumn) }
  /// Only the last column of the split view.
  public static var detailOnly: Self { Self(kind: .detailOnly) }
}

/// A column of a split view in a narrow window.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind { case sidebar, content, detail }
  let kind: Kind

  /// The first column of the split view.
  public static var sidebar: Self { Self(kind: .sidebar) }
  /// The middle column of three; the last column of two.
  public static var content: Self { Self(kind: .content) }
  /// The last column of the split view.
  public static var detail: Self { Self(kind: .detail) }
}

/// The way in which a split view arranges its columns.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// The arrangement of the style. The library implements it.
  @MainActor @preconcurrency var _arrangement: _SplitArrangement { get }
}

/// The arrangements of columns that the library's styles describe.
public enum _SplitArrangement: Hashable, Sendable {
  case automatic
  /// The last column shrinks to give room to the others.
  case balanced
  /// The other columns lie over the last column.
  case prominentDetail
}

/// A style in which the last column shrinks for the others if it stays wide enough; else they lie
/// over it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the automatic style of split views.
  nonisolated public init() {}
  public var _arrangement: _SplitArrangement { .automatic }
}

/// A style in which the last column shrinks to give room to the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style in which the last column shrinks.
  nonisolated public init() {}
  public var _arrangement: _SplitArrangement { .balanced }
}

/// A style in which the other columns lie over the last column, which keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style in which the last column keeps its width.
  nonisolated public init() {}
  public var _arrangement: _SplitArrangement { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The last column shrinks for the others if it stays wide enough; else they lie over it.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column shrinks to give room to the others.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The other columns lie over the last column, which keeps its width.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

private enum SplitArrangementKey: EnvironmentKey {
  static var defaultValue: _SplitArrangement { .automatic }
}

extension EnvironmentValues {
  var splitArrangement: _SplitArrangement {
    get { self[SplitArrangementKey.self] }
    set { self[SplitArrangementKey.self] = newValue }
  }
}

/// The preferred width of a column and its limits, in points.
struct SplitColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?

  /// Returns the ideal width within the limits; `usual` if it is unusable. Negative, infinite and
  /// NaN lengths are ignored.
  func usable(usual: CGFloat) -> CGFloat {
    func number(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite && $0 >= 0 ? min($0, 10_000) : nil }
    }
    var width = number(ideal) ?? usual
    if let most = number(most) { width = min(width, most) }
    if let least = number(least) { width = max(width, least) }
    return width
  }

  /// Returns the widths to which the user can drag a column that is `width` wide and can be `more`
  /// wider; nil if the column has no freedom. Without limits of the program the general limits of
  /// columns apply.
  static func range(
    _ limits: SplitColumnWidth?, width: CGFloat, more: CGFloat
  ) -> ClosedRange<CGFloat>? {
    func number(_ length: CGFloat?, _ usual: CGFloat) -> CGFloat {
      length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? usual
    }
    let least = min(number(limits?.least, SplitMetrics.classic.leastColumnWidth), width)
    let most = min(
      number(limits?.most, SplitMetrics.classic.maximumColumnWidth), width + max(0, more))
    return least < max(most, width) ? least...max(most, width) : nil
  }
}

enum SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth? { nil }
  static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets how the split views in this view arrange their columns.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitArrangement, style._arrangement)
  }

  /// Sets the width of the column that contains this view.
  ///
  /// - Parameter width: The width in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: SplitColumnWidthKey.self,
      value: SplitColumnWidth(least: width, ideal: width, most: width))
  }

  /// Sets the width of the column that contains this view, and its limits.
  ///
  /// - Parameters:
  ///   - min: The least width, in points; nil: no limit.
  ///   - ideal: The initial width, in points.
  ///   - max: The greatest width, in points; nil: no limit.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: SplitColumnWidthKey.self, value: SplitColumnWidth(least: min, ideal: ideal, most: max))
  }
}
