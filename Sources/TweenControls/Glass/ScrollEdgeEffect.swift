import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The way in which scrolled content fades under the bars over it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, hard, soft }
  private let kind: Kind
  /// The effect that depends on the place; the default.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// A sharp boundary with a line below the bar.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
  /// A gradual fade of the content below the bar.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

extension View {
  /// Accepted without effect: bars of this engine have backgrounds of their own, under which
  /// scrolled content does not fade.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Accepted without effect: bars of this engine have backgrounds of their own, under which
  /// scrolled content does not fade.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Adds a bar above or below this view and reduces the view's safe area by its height, as
  /// `safeAreaInset(edge:alignment:spacing:content:)` does. Scrolled content behind the bar is
  /// blurred.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar is placed.
  ///   - alignment: The horizontal alignment of the bar with this view.
  ///   - spacing: The distance between the bar and the view, in points; nil: the distance that they
  ///     prefer.
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

  /// Adds a bar beside this view and reduces the view's safe area by its width, as
  /// `safeAreaInset(edge:alignment:spacing:content:)` does. Scrolled content behind the bar is
  /// blurred.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar is placed.
  ///   - alignment: The vertical alignment of the bar with this view.
  ///   - spacing: The distance between the bar and the view, in points; nil: the distance that they
  ///     prefer.
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
