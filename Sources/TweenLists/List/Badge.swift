import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What stands at the end of a row; nil for nothing.
package enum BadgeTrait: TraitKey {
  package static var defaultValue: Text? { nil }
}

/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
  enum Kind {
    case decreased
    case standard
    case increased
  }
  let kind: Kind

  /// Less than is usual: for what need not be looked at.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// As is usual: as the words beside a row's own.
  public static let standard = BadgeProminence(kind: .standard)
  /// More than is usual, in white on red: for what somebody has to see to.
  public static let increased = BadgeProminence(kind: .increased)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

/// How much the badge of a row stands out; nil where only what is around the list says so.
enum BadgeProminenceTrait: TraitKey {
  static var defaultValue: BadgeProminence? { nil }
}

extension EnvironmentValues {
  /// How much badges stand out; `standard` by default.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// A number at the end of this row of a list; on a section or a `ForEach` at that of each of its
  /// rows.
  ///
  /// - Parameter count: The number; none is shown for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// A text at the end of this row of a list; on a section or a `ForEach` at that of each of its rows.
  ///
  /// - Parameter label: The text, in the style that it has itself; nil for none.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(TraitModifier<BadgeTrait>(value: label)).environment(\.rowBadge, label)
  }

  // Titles: string, resource.
  /// A text at the end of this row of a list, which is looked up in the string tables.
  ///
  /// - Parameter labelKey: The text; nil for none.
  nonisolated public func badge(_ labelKey: LocalizedStringKey?) -> some View {
    badge(labelKey.map { Text($0) })
  }

  /// How much the badges in this view stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .modifier(TraitModifier<BadgeProminenceTrait>(value: prominence))
  }
}

private enum RowBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// The badge of the row around, for what is in it to leave room; nil for none.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

extension HorizontalAlignment {
  private enum RowBadgeEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// Where the badge of a row ends whose content has something to show after it.
  static let rowBadgeEnd = HorizontalAlignment(RowBadgeEnd.self)
}

/// Leaves room for the badge of the row around, in front of a chevron, and says where that is.
package struct RowBadgeRoom: View {
  @Environment(\.rowBadge) private var badge

  package init() {}

  package var body: some View {
    if let badge {
      RowBadge(text: badge, own: nil).hidden().alignmentGuide(.rowBadgeEnd) { $0[.trailing] }
    }
  }
}

/// The badge of a row of a list.
struct RowBadge: View {
  let text: Text
  /// What the row itself says.
  let own: BadgeProminence?
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.listItemTint) private var tint

  /// Beside the words of a badge with a ground, in points, and how high that is at least.
  private static let pad: CGFloat = 7
  private static let leastHeight: CGFloat = 22

  var body: some View {
    switch (own ?? prominence).kind {
    case .decreased: text.foregroundStyle(.tertiary)
    case .standard: text.foregroundStyle(tint?.style ?? AnyShapeStyle(.secondary))
    case .increased:
      text.font(.subheadline).foregroundStyle(.white)
        .padding(.horizontal, Self.pad)
        .frame(minWidth: Self.leastHeight, minHeight: Self.leastHeight)
        .background(tint?.style ?? AnyShapeStyle(Color.red), in: Capsule(style: .circular))
    }
  }
}
