import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// How the edges of scrolled content give way to the bars over them.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, hard, soft }
  private let kind: Kind
  /// As the place has it.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
  /// Little by little.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

extension View {
  /// How scrolled content gives way to the bars over it. Without effect: bars here have grounds of
  /// their own.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Whether scrolled content gives way to the bars over it. Without effect: bars here have grounds of
  /// their own.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Puts a bar above or below this view, and takes its height off the view's safe area, as
  /// `safeAreaInset(edge:alignment:spacing:content:)` does; scrolled content shows blurred behind it.
  ///
  /// - Parameters:
  ///   - edge: Where the bar is.
  ///   - alignment: Where the bar stands across this view.
  ///   - spacing: Points between the two; nil: what they prefer.
  ///   - content: The bar.
  nonisolated public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: .center, spacing: spacing) {
      content()
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        .background(.bar)
    }
  }

  /// Puts a bar beside this view, and takes its width off the view's safe area, as
  /// `safeAreaInset(edge:alignment:spacing:content:)` does; scrolled content shows blurred behind it.
  ///
  /// - Parameters:
  ///   - edge: Where the bar is.
  ///   - alignment: Where the bar stands along this view.
  ///   - spacing: Points between the two; nil: what they prefer.
  ///   - content: The bar.
  nonisolated public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: .center, spacing: spacing) {
      content()
        .frame(
          maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)
        )
        .background(.bar)
    }
  }
}
