import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The buttons that a swipe of a row uncovers at one of its sides.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

enum SwipeActionsTrait: TraitKey {
  static var defaultValue: SwipeActions? { nil }
}

extension View {
  /// Adds buttons that a swipe of this row of a list uncovers. Several calls add up, with the
  /// innermost nearest to the edge. A row with swipe actions has no default delete button.
  ///
  /// - Parameters:
  ///   - edge: The side of the row at which the buttons appear; the trailing side by default.
  ///   - allowsFullSwipe: Whether a swipe over half of the row runs the first button's action.
  ///   - content: The buttons, with the one at the edge first.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      TraitModifier<SwipeActionsTrait>(
        value: SwipeActions(
          edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))))
  }
}

/// The buttons that a row can uncover at its sides.
@MainActor struct RowSwipe {
  var leading: [SwipeActions] = []
  var trailing: [SwipeActions] = []

  /// - Parameter delete: Deletes the row; nil: the row cannot be deleted.
  init(_ cell: ListCell, delete: (() -> Void)?) {
    let written = cell.allTraits(SwipeActionsTrait.self).compactMap { $0 }
    isWritten = !written.isEmpty
    leading = written.filter { $0.edge == .leading }
    trailing = written.filter { $0.edge == .trailing }
    if written.isEmpty, let delete {
      trailing = [
        SwipeActions(
          edge: .trailing, allowsFullSwipe: true,
          content: AnyView(Button(role: .destructive, action: delete) { Text(system: .delete) }))
      ]
    }
  }

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }

  /// Whether the program declares the buttons, in place of the default delete button.
  let isWritten: Bool

  func actions(_ edge: HorizontalEdge) -> [SwipeActions] {
    edge == .leading ? leading : trailing
  }
}

/// The actions of a swipe, in the order of their buttons.
enum SwipeButtonsKey: PreferenceKey {
  static var defaultValue: [ListRowAction] { [] }
  static func reduce(value: inout [ListRowAction], nextValue: () -> [ListRowAction]) {
    value += nextValue()
  }
}

/// The look of buttons that a swipe uncovers: a field of one colour, as high as the row. The Tab
/// key skips them, because the row covers them without a swipe.
struct SwipeButtonStyle: KeyedButtonStyle {
  /// Closes the row after an action. Its arguments are the button and whether the button deletes
  /// the row.
  let end: (ListRowAction.Box, _ deletes: Bool) -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, end: end)
  }
}

private struct SwipeButton: View, ModelUpdating {
  /// The padding beside the label, in points.
  private static let pad: CGFloat = 15
  let configuration: PrimitiveButtonStyleConfiguration
  let end: (ListRowAction.Box, _ deletes: Bool) -> Void
  @Environment(\.tintColor) private var tint
  @State private var box = ListRowAction.Box()
  @State private var width: CGFloat = 0

  func updateModel() {
    box.perform = { [weak box] in
      if let box { end(box, configuration.role == .destructive) }
      configuration.trigger()
    }
  }

  var body: some View {
    configuration.label
      .labelStyle(SwipeLabelStyle())
      .foregroundStyle(.white)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, Self.pad)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) {
        width = max($0, SwipeButtonStack.least)
      }
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .background(color)
      .clipped()
      .contentShape(Rectangle())
      .onTapGesture { box.perform() }
      .preference(key: SwipeButtonsKey.self, value: [ListRowAction(box: box, width: width)])
  }

  private var color: Color {
    if configuration.role == .destructive { return .red }
    return tint ?? Color(provider: SystemStyles.systemGray3)
  }
}

/// A label style of swipe buttons, which shows the icon with its fill variant.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.symbolVariant(.fill).imageScale(.large)
  }
}

/// Places buttons from an edge inwards, the first at the edge, in the width that a row has
/// uncovered. In less width than they need, the buttons share it in proportion to their needs; in
/// more width, they share the rest equally.
struct SwipeButtonStack: Layout, Animatable {
  /// The least width of a button, in points.
  static let least: CGFloat = 74

  let edge: HorizontalEdge
  /// The distance by which the row has moved, in points.
  private var uncovered: CGFloat
  /// The index of the button that fills all the room.
  private var filling: Int?
  private var share: CGFloat

  /// - Parameters:
  ///   - edge: The row's edge at which the buttons stand.
  ///   - uncovered: The distance by which the row has moved, in points.
  ///   - filling: The index of the button that fills all the room; nil: none.
  init(edge: HorizontalEdge, uncovered: CGFloat, filling: Int?) {
    self.edge = edge
    self.uncovered = uncovered
    self.filling = filling
    share = filling == nil ? 0 : 1
  }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(uncovered, share) }
    set { (uncovered, share) = (newValue.first, newValue.second) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.reduce(0) { $0 + max($1.width, Self.least) },
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let needs = subviews.map { max($0.sizeThatFits(.unspecified).width, Self.least) }
    let all = needs.reduce(0, +)
    let room = min(max(uncovered, 0), bounds.width)
    guard all > 0 else { return }
    let slack = max(room - all, 0) / CGFloat(needs.count)
    // On the way back `filling` is nil, and the button that filled the room was the first.
    let chosen = filling ?? 0
    var widths = needs.map { ($0 * min(room / all, 1) + slack) * (1 - share) }
    widths[chosen] += room * share
    var at: CGFloat = 0
    for (subview, width) in zip(subviews, widths) {
      let x = edge == .leading ? bounds.minX + at : bounds.maxX - at - width
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      at += width
    }
  }
}

/// Adds the actions of a row's swipe buttons as accessibility actions, named by their labels.
struct SwipeActionNames: ViewModifier {
  let swipe: RowSwipe
  /// Whether rows can be swiped.
  let isOn: Bool

  func body(content: Content) -> some View {
    // The default delete button is already an accessibility action of the row itself.
    if swipe.isWritten {
      content.accessibilityActions {
        if isOn {
          ForEach([HorizontalEdge.leading, .trailing], id: \.self) { edge in
            let actions = swipe.actions(edge)
            ForEach(actions.indices, id: \.self) { actions[$0].content }
          }
          .environment(\.listLevel, nil)
          .buttonStyle(.plain)
        }
      }
    } else {
      content
    }
  }
}
