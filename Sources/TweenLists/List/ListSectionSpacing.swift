import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable, Equatable {
  enum Kind: Equatable {
    case standard
    case compact
    case custom(CGFloat)
  }
  let kind: Kind

  /// The distance that the list style sets: 35 points.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// Half of the distance that the list style sets.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// A distance of your own in points; negative, infinite and NaN values count as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(usableLength(spacing)))
  }

  /// Returns the distance in points.
  func length(_ metrics: ListMetrics) -> CGFloat {
    switch kind {
    case .standard: metrics.sectionSpacing
    case .compact: metrics.compactSpacing
    case .custom(let length): length
    }
  }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}
private enum ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum MinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}
private enum MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

/// The degree to which a view attracts attention.
public enum Prominence: Sendable, Hashable, CaseIterable {
  /// The usual prominence of the view's place.
  case standard
  /// A higher prominence than usual.
  case increased
}

extension EnvironmentValues {
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
  /// The least height of a row of a list, in points; 44 by default. Negative, infinite and NaN
  /// values count as 0.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }
  /// The least height of a header of a list, in points; nil, the default: the height of its text.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between sections of lists. On a list it applies to all its sections, on a
  /// section only to that one. Between two sections the smaller of their distances is used.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
      .modifier(TraitModifier<ListSectionSpacingTrait>(value: spacing))
  }

  /// Sets the distance between sections of lists, in points; negative, infinite and NaN values
  /// count as 0.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(ListSectionSpacing.custom(spacing))
  }

  /// Sets the distance between rows of lists, in points; nil: 0. On cards, each row then has a card
  /// of its own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map(usableLength))
  }

  /// Sets the prominence of the headers of sections in this view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
