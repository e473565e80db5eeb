import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// Places rows below each other, with the ends of their labels aligned, and the starts of their
/// controls aligned. Rows without a label are aligned with the controls.
struct FormColumnsLayout: Layout {
  /// The distance between rows, and between labels and controls, in points.
  let spacing: CGFloat
  let gap: CGFloat

  private struct Row {
    /// The distance from the row's leading edge to the end of its label; nil: the row has no label.
    var label: CGFloat?
    /// The width that is left for the row; nil: no width is offered.
    var offer: CGFloat?
    var size: CGSize
  }

  private func rows(_ width: CGFloat?, _ subviews: Subviews) -> (rows: [Row], column: CGFloat) {
    let labels = subviews.map { $0.dimensions(in: .unspecified)[explicit: .formColumn] }
    let column = labels.compactMap { $0 }.max() ?? 0
    let start = labels.contains { $0 != nil } ? column + gap : 0
    let rows = zip(subviews, labels).map { subview, label in
      let used = label.map { column - $0 } ?? start
      let offer = width.map { max(0, $0 - used) }
      return Row(
        label: label, offer: offer,
        size: subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)))
    }
    return (rows, column)
  }

  private func x(_ row: Row, _ column: CGFloat, _ hasLabels: Bool) -> CGFloat {
    if let label = row.label { return column - label }
    return hasLabels ? column + gap : 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (rows, column) = rows(proposal.width, subviews)
    let hasLabels = rows.contains { $0.label != nil }
    let width = rows.map { x($0, column, hasLabels) + $0.size.width }.max() ?? 0
    let height = rows.map(\.size.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (rows, column) = rows(proposal.width ?? bounds.width, subviews)
    let hasLabels = rows.contains { $0.label != nil }
    var y = bounds.minY
    for (row, subview) in zip(rows, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + x(row, column, hasLabels), y: y), anchor: .topLeading,
        // The row gets the same proposal as in its measurement: a stack that gets exactly the size
        // it needs can divide it differently.
        proposal: ProposedViewSize(width: row.offer, height: nil))
      y += row.size.height + spacing
    }
  }
}
