import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The badge at the end of a row; nil: none.
package enum BadgeTrait: TraitKey {
  package static var defaultValue: Text? { nil }
}

/// The degree to which the badges of rows attract attention.
public struct BadgeProminence: Hashable, Sendable {
  enum Kind {
    case decreased
    case standard
    case increased
  }
  let kind: Kind

  /// A lower prominence than usual, for badges that need no attention.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// The usual prominence: the badge looks like secondary text in the row.
  public static let standard = BadgeProminence(kind: .standard)
  /// A higher prominence than usual, in white on red, for badges that need the user's attention.
  public static let increased = BadgeProminence(kind: .increased)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

/// The prominence of the badge of a row; nil if only the environment sets it.
enum BadgeProminenceTrait: TraitKey {
  static var defaultValue: BadgeProminence? { nil }
}

extension EnvironmentValues {
  /// The prominence of badges; `standard` by default.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Adds a badge with a number to the end of this row of a list. On a section or a `ForEach` it
  /// adds the badge to each row.
  ///
  /// - Parameter count: The number; 0 hides the badge.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Adds a badge with a text to the end of this row of a list. On a section or a `ForEach` it adds
  /// the badge to each row.
  ///
  /// - Parameter label: The text, which keeps its own style; nil: no badge.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(TraitModifier<BadgeTrait>(value: label)).environment(\.rowBadge, label)
  }

  // Titles: string, resource.
  /// Adds a badge to the end of this row of a list, with a text that is looked up in the string
  /// tables.
  ///
  /// - Parameter labelKey: The text; nil: no badge.
  nonisolated public func badge(_ labelKey: LocalizedStringKey?) -> some View {
    badge(labelKey.map { Text($0) })
  }

  /// Sets the prominence of the badges in this view.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .modifier(TraitModifier<BadgeProminenceTrait>(value: prominence))
  }
}

private enum RowBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// The badge of the enclosing row, for which views in the row leave room; nil: none.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

extension HorizontalAlignment {
  private enum RowBadgeEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// The alignment of a badge's trailing end, in rows whose content shows something after the
  /// badge.
  static let rowBadgeEnd = HorizontalAlignment(RowBadgeEnd.self)
}

/// Leaves room for the badge of the enclosing row, before a chevron, and reports the room's end by
/// an alignment guide.
package struct RowBadgeRoom: View {
  @Environment(\.rowBadge) private var badge

  package init() {}

  package var body: some View {
    if let badge {
      RowBadge(text: badge, prominenceOfRow: nil).hidden().alignmentGuide(.rowBadgeEnd) {
        $0[.trailing]
      }
    }
  }
}

/// The badge of a row of a list.
struct RowBadge: View {
  let text: Text
  /// The prominence that the row itself sets.
  let prominenceOfRow: BadgeProminence?
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.listItemTint) private var tint

  /// The padding beside the text of a badge with a background, and the least height of that
  /// background, in points.
  private static let pad: CGFloat = 7
  private static let leastHeight: CGFloat = 22

  var body: some View {
    switch (prominenceOfRow ?? prominence).kind {
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
