import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Buttons that a swipe of a row uncovers at one of its sides.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

enum SwipeActionsTrait: TraitKey {
  static var defaultValue: SwipeActions? { nil }
}

extension View {
  /// Buttons that a swipe of this row of a list uncovers. Several calls add up, the innermost nearest
  /// to the edge; a row with any has no button that deletes it but its own.
  ///
  /// - Parameters:
  ///   - edge: the side at which they come; by default that at which lines end.
  ///   - allowsFullSwipe: whether a swipe over half of the row does what the first of them does.
  ///   - content: the buttons, that at the edge first.
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

/// What a row can uncover at its sides.
@MainActor struct RowSwipe {
  var leading: [SwipeActions] = []
  var trailing: [SwipeActions] = []

  /// - Parameter delete: deletes the row; nil where it can't be.
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

  /// Whether its buttons are the program's own.
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

/// The look of buttons that a swipe uncovers: a field of one colour, as high as the row. Tab does not
/// come to them, for they are covered as long as nobody swipes.
struct SwipeButtonStyle: KeyedButtonStyle {
  /// Has the row end what it was swiped for, told which button acts and whether that deletes it.
  let end: (ListRowAction.Box, _ deletes: Bool) -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, end: end)
  }
}

private struct SwipeButton: View, ModelUpdating {
  /// Points beside the words.
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

/// Labels of swipe buttons show their icons, filled.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.symbolVariant(.fill).imageScale(.large)
  }
}

/// Sets buttons from an edge inwards, the first at the edge, in what a row has uncovered: less than they
/// need, they share it as they need it; more, they have equal parts of the rest.
struct SwipeButtonStack: Layout, Animatable {
  /// Points that a button is wide at least.
  static let least: CGFloat = 74

  let edge: HorizontalEdge
  /// How far the row has moved, in points.
  private var uncovered: CGFloat
  /// The button that has all the room, and how far it has it, from 0 to 1.
  private var filling: Int?
  private var share: CGFloat

  /// - Parameters:
  ///   - edge: The row's edge at which they stand.
  ///   - uncovered: How far the row has moved, in points.
  ///   - filling: Which of them has all the room; nil: none.
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
    // On its way back no button has all the room, and none is known to have had it: the first had.
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

/// Has readers do what the buttons of a swipe do, by their labels.
struct SwipeActionNames: ViewModifier {
  let swipe: RowSwipe
  /// Whether rows can be swiped.
  let isOn: Bool

  func body(content: Content) -> some View {
    // The button that deletes where none is written is an action of the row itself.
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
