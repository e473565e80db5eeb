import Foundation
import TweenGeometry

/// The kind of margin that `scenePadding` adds.
public struct ScenePadding: Equatable, Sendable {
  private let isOfBar: Bool

  /// The margin between a scene's content and its edges.
  public static let minimum = ScenePadding(isOfBar: false)
  /// The margin between a navigation bar's title and the edges; here the same as `minimum`.
  public static let navigationBar = ScenePadding(isOfBar: true)

  /// The margin of a scene of compact width, in points; a phone's margin.
  private static let compact: CGFloat = 16
  /// The margin of a scene of regular width, in points; a tablet's margin.
  private static let regular: CGFloat = 20

  /// The margin in points for a size class.
  func length(in sizeClass: UserInterfaceSizeClass?) -> CGFloat {
    sizeClass == .regular ? Self.regular : Self.compact
  }
}

private struct ScenePaddingModifier: ViewModifier {
  let padding: ScenePadding
  let edges: Edge.Set
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  func body(content: Content) -> some View {
    content.padding(edges, padding.length(in: horizontalSizeClass))
  }
}

extension View {
  /// Adds the scene's margin around the view: 16 points, or 20 in a scene of regular width.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Adds one kind of the scene's margins around the view.
  ///
  /// - Parameters:
  ///   - padding: The kind of margin.
  ///   - edges: The edges that get the margin.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    modifier(ScenePaddingModifier(padding: padding, edges: edges))
  }
}
