import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// How far sections of a list stand apart.
public struct ListSectionSpacing: Sendable, Equatable {
  enum Kind: Equatable {
    case standard
    case compact
    case custom(CGFloat)
  }
  let kind: Kind

  /// As far as the style has it: 35 points.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// Half as far.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// A distance of your own in points; below 0 and no number count as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(usableLength(spacing)))
  }

  /// The distance in points.
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

/// How much something stands out.
public enum Prominence: Sendable, Hashable, CaseIterable {
  /// As is usual in its place.
  case standard
  /// More than is usual.
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
  /// How high a row of a list is at least, in points; 44 by default. Below 0 and no number count as
  /// 0.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }
  /// How high a header of a list is at least, in points; nil, the default, for as high as its words
  /// need.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// How far sections of lists stand apart. On a list it holds for all its sections, on a section
  /// for that one; between two the smaller distance counts.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
      .modifier(TraitModifier<ListSectionSpacingTrait>(value: spacing))
  }

  /// How far sections of lists stand apart, in points; below 0 and no number count as 0.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(ListSectionSpacing.custom(spacing))
  }

  /// How far rows of lists stand apart, in points; nil for not at all. On cards each row then has
  /// one of its own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map(usableLength))
  }

  /// How much the headers of sections in this view stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
