import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// Sets the insets around the content of this row of a list, in place of the list's own.
  ///
  /// The row keeps at least the minimum height of rows. Negative, infinite and NaN insets count as
  /// 0.
  ///
  /// - Parameter insets: The insets in points; nil: those of the list.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      TraitModifier<ListRowInsetsTrait>(
        value: insets.map {
          ListRowInsets(
            top: usableLength($0.top), leading: usableLength($0.leading),
            bottom: usableLength($0.bottom), trailing: usableLength($0.trailing))
        } ?? ListRowInsets()))
  }

  /// Sets the insets on some sides of the content of this row of a list. The other sides keep the
  /// list's own insets.
  ///
  /// - Parameters:
  ///   - edges: The sides; all by default.
  ///   - length: The inset in points, with negative, infinite and NaN values counting as 0; nil:
  ///     that of the list.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    let length = length.map(usableLength)
    return modifier(
      TraitModifier<ListRowInsetsTrait>(
        value: ListRowInsets(
          top: edges.contains(.top) ? length : nil,
          leading: edges.contains(.leading) ? length : nil,
          bottom: edges.contains(.bottom) ? length : nil,
          trailing: edges.contains(.trailing) ? length : nil)))
  }

  /// Sets the view behind this row of a list, across its whole cell, in place of the card's colour.
  ///
  /// - Parameter view: The background; nil: the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(TraitModifier<ListRowBackgroundTrait>(value: view.map { AnyView($0) }))
  }

  /// Shows or hides the lines between this row of a list and its neighbours. A line is visible
  /// unless one of the two rows beside it hides it.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines are visible; `automatic`: as the style has it.
  ///   - edges: The lines; those above and below by default.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EdgeTraits<ListRowUpperLineTrait, ListRowLowerLineTrait>(edges: edges, value: visibility))
  }

  /// Sets the colour of the lines between this row of a list and its neighbours. If both rows
  /// colour the line between them, the upper row's colour is used.
  ///
  /// - Parameters:
  ///   - color: The colour; nil: the colour of separators.
  ///   - edges: The lines; those above and below by default.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(EdgeTraits<ListRowUpperTintTrait, ListRowLowerTintTrait>(edges: edges, value: color))
  }

  /// Shows or hides the lines above the first and below the last row of this section of a list, in
  /// the styles that have such lines.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines are visible; `automatic`: as the style has it.
  ///   - edges: The lines; both by default.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EdgeTraits<ListSectionUpperLineTrait, ListSectionLowerLineTrait>(
        edges: edges, value: visibility))
  }

  /// Sets the colour of the lines above the first and below the last row of this section of a list.
  ///
  /// - Parameters:
  ///   - color: The colour; nil: the colour of separators.
  ///   - edges: The lines; both by default.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EdgeTraits<ListSectionUpperTintTrait, ListSectionLowerTintTrait>(edges: edges, value: color))
  }

  /// Sets whether the selection of this row of a list is disabled.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }

  /// Sets whether deletion of this row is disabled, even if its `ForEach` has an action for it.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Sets whether moving this row is disabled, even if its `ForEach` has an action for it.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }
}

/// Sets one or both of two traits, for the edges above and below.
nonisolated private struct EdgeTraits<Upper: TraitKey, Lower: TraitKey>: ViewModifier
where Upper.Value == Lower.Value {
  let edges: VerticalEdge.Set
  let value: Upper.Value

  @ViewBuilder func body(content: Content) -> some View {
    if edges == .all {
      content.modifier(TraitModifier<Upper>(value: value)).modifier(
        TraitModifier<Lower>(value: value))
    } else if edges.contains(.top) {
      content.modifier(TraitModifier<Upper>(value: value))
    } else if edges.contains(.bottom) {
      content.modifier(TraitModifier<Lower>(value: value))
    } else {
      content
    }
  }
}
