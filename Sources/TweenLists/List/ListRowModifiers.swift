import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// The room around the content of this row of a list, in place of the list's own.
  ///
  /// The row stays as high as rows are at least. Sides below 0 and such that are no numbers count
  /// as 0.
  ///
  /// - Parameter insets: Points beside the content; nil for those of the list.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      TraitModifier<ListRowInsetsTrait>(
        value: insets.map {
          ListRowInsets(
            top: usableLength($0.top), leading: usableLength($0.leading),
            bottom: usableLength($0.bottom), trailing: usableLength($0.trailing))
        } ?? ListRowInsets()))
  }

  /// The room on some sides of the content of this row of a list, in place of the list's own, which
  /// holds on the others.
  ///
  /// - Parameters:
  ///   - edges: The sides that are meant; all by default.
  ///   - length: Points beside the content, below 0 counting as 0; nil for those of the list.
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

  /// What stands behind this row of a list, across its whole cell, in place of the card's colour.
  ///
  /// - Parameter view: The background; nil for the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(TraitModifier<ListRowBackgroundTrait>(value: view.map { AnyView($0) }))
  }

  /// Whether lines part this row of a list from its neighbours. A line shows where neither of the
  /// rows beside it hides it.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are to be seen; `automatic` as the style has it.
  ///   - edges: Which are meant; the lines above and below by default.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EdgeTraits<ListRowUpperLineTrait, ListRowLowerLineTrait>(edges: edges, value: visibility))
  }

  /// The colour of the lines that part this row of a list from its neighbours. Of two rows that
  /// both colour the line between them the upper one has its way.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for that of separators.
  ///   - edges: Which lines are meant; those above and below by default.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(EdgeTraits<ListRowUpperTintTrait, ListRowLowerTintTrait>(edges: edges, value: color))
  }

  /// Whether lines stand above the first and below the last row of this section of a list, in the
  /// styles that have such.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are to be seen; `automatic` as the style has it.
  ///   - edges: Which are meant; both by default.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EdgeTraits<ListSectionUpperLineTrait, ListSectionLowerLineTrait>(
        edges: edges, value: visibility))
  }

  /// The colour of the lines above the first and below the last row of this section of a list.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for that of separators.
  ///   - edges: Which lines are meant; both by default.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EdgeTraits<ListSectionUpperTintTrait, ListSectionLowerTintTrait>(edges: edges, value: color))
  }

  /// Whether this row of a list cannot be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
  }

  /// Whether this row of a list cannot be deleted, though its `ForEach` has an action for that.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Whether this row of a list cannot be moved, though its `ForEach` has an action for that.
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
