import Foundation
import TweenGeometry

/// Which of a scene's own distances `scenePadding` takes.
public struct ScenePadding: Equatable, Sendable {
  private let isOfBar: Bool

  /// The distance that a scene's content keeps from its edges.
  public static let minimum = ScenePadding(isOfBar: false)
  /// The distance that a navigation bar's title keeps from the edges; here the same.
  public static let navigationBar = ScenePadding(isOfBar: true)

  /// Points on each edge of a narrow scene; the margin of the phone's layouts.
  private static let compact: CGFloat = 16
  /// Points on each edge of a scene of regular width; the margin of the tablet's.
  private static let regular: CGFloat = 20

  /// Points on each edge.
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
  /// Space around the view as the scene's own content has it: 16 points, or 20 where the scene is of
  /// regular width.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Space around the view of one of the scene's own distances.
  ///
  /// - Parameters:
  ///   - padding: Which distance.
  ///   - edges: On which edges.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    modifier(ScenePaddingModifier(padding: padding, edges: edges))
  }
}
