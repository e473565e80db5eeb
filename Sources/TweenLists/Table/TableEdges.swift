import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The edges between the headers of a table. A drag of an edge widens one column and narrows the
/// other.
struct TableEdges: View {
  let columns: [TableHeaderColumn]
  let drawn: Binding<[CGFloat]>

  var body: some View {
    GeometryReader { proxy in
      let widths = TableRowLayout.widths(proxy.size.width, columns.map(\.width))
      HStack(spacing: 0) {
        room(ListMetrics.classic.inset(proxy.size.width))
        ForEach(widths.indices, id: \.self) { index in
          room(widths[index])
          if index + 1 < widths.count {
            if let range = range(index, widths) {
              TableEdge(index: index, widths: widths, range: range, drawn: drawn)
            } else {
              room(TableRowLayout.gap)
            }
          }
        }
      }
    }
    .accessibilityHidden(true)
  }

  private func room(_ width: CGFloat) -> some View {
    Color.clear.frame(width: width).allowsHitTesting(false)
  }

  /// Returns the distances by which the edge behind a column can move; nil: the edge is fixed.
  private func range(_ index: Int, _ widths: [CGFloat]) -> ClosedRange<CGFloat>? {
    let (left, right) = (columns[index], columns[index + 1])
    guard !left.keepsWidth, !right.keepsWidth else { return nil }
    let (before, behind) = (left.width.limits, right.width.limits)
    let least = max(before.least - widths[index], widths[index + 1] - behind.most)
    let most = min(before.most - widths[index], widths[index + 1] - behind.least)
    return least <= 0 && most >= 0 && least < most ? least...most : nil
  }
}

/// The edge behind a column.
private struct TableEdge: View {
  let index: Int
  let widths: [CGFloat]
  /// The distances by which the edge can move.
  let range: ClosedRange<CGFloat>
  let drawn: Binding<[CGFloat]>
  /// The widths and the range when the drag began.
  @State private var start: (widths: [CGFloat], range: ClosedRange<CGFloat>)?
  @Environment(\.layoutDirection) private var direction

  init(
    index: Int, widths: [CGFloat], range: ClosedRange<CGFloat>, drawn: Binding<[CGFloat]>
  ) {
    self.index = index
    self.widths = widths
    self.range = range
    self.drawn = drawn
  }

  var body: some View {
    Color.clear
      .frame(width: TableRowLayout.gap)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .onChanged { value in
            let from = start ?? (widths, range)
            start = from
            let way = direction == .leftToRight ? 1.0 : -1.0
            let step = min(
              max(value.translation.width * way, from.range.lowerBound), from.range.upperBound)
            var next = from.widths
            next[index] += step
            next[index + 1] -= step
            drawn.wrappedValue = next
          }
          .onEnded { _ in start = nil }
      )
      .pointerStyle(.columnResize)
  }
}

extension TableColumnWidth {
  /// The widths between which a column can be changed.
  fileprivate var limits: (least: CGFloat, most: CGFloat) {
    let least = least ?? min(Self.usualLeast, most ?? .infinity)
    return (least, max(most ?? .infinity, least))
  }
}
