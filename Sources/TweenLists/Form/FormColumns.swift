import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// Rows one below the other, whose labels end on one line and whose controls begin on another.
/// Rows without a label stand with the controls.
struct FormColumnsLayout: Layout {
  /// Points between rows, and between labels and controls.
  let spacing: CGFloat
  let gap: CGFloat

  private struct Row {
    /// How far from its leading edge the label ends; nil: it has none.
    var label: CGFloat?
    /// The width that is left for it; nil: none is given.
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
        // As it was measured: a stack that is given just what it needs may share that otherwise.
        proposal: ProposedViewSize(width: row.offer, height: nil))
      y += row.size.height + spacing
    }
  }
}
