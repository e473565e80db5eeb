import Foundation
import TweenMotion
import TweenViews

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  enum Kind: Int, Codable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind

  /// As many as the window has room for.
  public static var automatic: Self { Self(kind: .automatic) }
  /// All.
  public static var all: Self { Self(kind: .all) }
  /// The last two.
  public static var doubleColumn: Self { Self(kind: .doubleColumn) }
  /// The last one.
  public static var detailOnly: Self { Self(kind: .detailOnly) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind { case sidebar, content, detail }
  let kind: Kind

  /// The first one.
  public static var sidebar: Self { Self(kind: .sidebar) }
  /// The middle one of three; of two the last.
  public static var content: Self { Self(kind: .content) }
  /// The last one.
  public static var detail: Self { Self(kind: .detail) }
}

/// How a split view arranges its columns.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// What it stands for. Made by the library.
  @MainActor @preconcurrency var _arrangement: _SplitArrangement { get }
}

/// What the styles of the library stand for.
public enum _SplitArrangement: Hashable, Sendable {
  case automatic
  /// The last column gives room to the others.
  case balanced
  /// The others lie over the last column.
  case prominentDetail
}

/// The last column gives room to the others where it keeps enough, else they lie over it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The automatic style.
  nonisolated public init() {}
  public var _arrangement: _SplitArrangement { .automatic }
}

/// The last column gives room to the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The balanced style.
  nonisolated public init() {}
  public var _arrangement: _SplitArrangement { .balanced }
}

/// The others lie over the last column, which keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style with a prominent last column.
  nonisolated public init() {}
  public var _arrangement: _SplitArrangement { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The last column gives room to the others where it keeps enough, else they lie over it.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gives room to the others.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The others lie over the last column, which keeps its width.
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

/// How wide a column is to be, in points.
struct SplitColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?

  /// Within what any column may be; lengths that are none are left out.
  func usable(usual: CGFloat) -> CGFloat {
    func number(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite && $0 >= 0 ? min($0, 10_000) : nil }
    }
    var width = number(ideal) ?? usual
    if let most = number(most) { width = min(width, most) }
    if let least = number(least) { width = max(width, least) }
    return width
  }

  /// Between which widths the user may have a column that is `width` wide and may be `more` wider; nil
  /// where there is nothing between. Where the program names none, any column's limits hold.
  static func range(
    _ limits: SplitColumnWidth?, width: CGFloat, more: CGFloat
  ) -> ClosedRange<CGFloat>? {
    func number(_ length: CGFloat?, _ usual: CGFloat) -> CGFloat {
      length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? usual
    }
    let least = min(number(limits?.least, SplitMetrics.classic.leastColumnWidth), width)
    let most = min(number(limits?.most, SplitMetrics.classic.mostColumnWidth), width + max(0, more))
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
  /// How the split views in this view arrange their columns.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitArrangement, style._arrangement)
  }

  /// Gives the column that the view is in a width.
  ///
  /// - Parameter width: In points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: SplitColumnWidthKey.self,
      value: SplitColumnWidth(least: width, ideal: width, most: width))
  }

  /// Gives the column that the view is in a width.
  ///
  /// - Parameters:
  ///   - min: The least that it is, in points; nil: any.
  ///   - ideal: What it is at first, in points.
  ///   - max: The most that it is, in points; nil: any.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: SplitColumnWidthKey.self, value: SplitColumnWidth(least: min, ideal: ideal, most: max))
  }
}
