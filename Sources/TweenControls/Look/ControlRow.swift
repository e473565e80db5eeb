import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A control at the end of a row, behind its label. With type in a size of accessibility the label
/// stands above the control; where labels are hidden there is the control alone.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.formHasColumns) private var hasColumns

  var body: some View {
    ControlRowLayout(isStacked: typeSize.isAccessibilitySize, isTight: hasColumns) {
      if labelsVisibility != .hidden {
        // Two texts are a title and what it says of itself.
        VStack(alignment: .leading) { label }.columnLabel()
      }
      control
    }
  }
}

extension View {
  /// Has a row of a list be as high with this control as with a line of words.
  ///
  /// - Parameter overhang: How far the control reaches into the room above and below such a line.
  func rowControl(overhang: CGFloat = ControlMetrics.touch.rowOverhang) -> some View {
    modifier(RowControl(overhang: overhang))
  }
}

private struct RowControl: ViewModifier {
  let overhang: CGFloat
  @Environment(\.listLevel) private var listLevel
  @Environment(\.interfaceIdiom) private var idiom

  func body(content: Content) -> some View {
    content.padding(.vertical, listLevel == nil || !idiom.isTouch ? 0 : -overhang)
  }
}

/// A leading subview, then a trailing one that has what it needs first. One subview is alone.
struct ControlRowLayout: Layout {
  var isStacked = false
  /// Whether the control stands right after its label.
  var isTight = false
  var spacing = ControlMetrics.touch.rowSpacing

  private struct Sizes {
    var label: CGSize
    var control: CGSize
  }

  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Sizes? {
    guard subviews.count == 2 else { return nil }
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    var control = subviews[1].sizeThatFits(offered)
    if let width = proposal.width, width.isFinite, !isStacked, control.width > width / 2 - spacing {
      // What takes most of what it is offered leaves the label what that needs, up to a half.
      let needed = min(subviews[0].sizeThatFits(.unspecified).width, width / 2)
      if control.width > width - spacing - needed {
        let rest = ProposedViewSize(width: max(0, width - spacing - needed), height: nil)
        control = subviews[1].sizeThatFits(rest)
      }
    }
    let left = proposal.width.map { max(0, isStacked ? $0 : $0 - control.width - spacing) }
    let label = subviews[0].sizeThatFits(ProposedViewSize(width: left, height: nil))
    return Sizes(label: label, control: control)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let sizes = sizes(proposal, subviews) else {
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    let (label, control) = (sizes.label, sizes.control)
    if isStacked {
      let width = max(label.width, control.width)
      return CGSize(
        width: max(width, proposal.width ?? 0), height: label.height + spacing + control.height)
    }
    let width = label.width + spacing + control.width
    return CGSize(
      width: isTight ? width : max(width, proposal.width ?? 0),
      height: max(label.height, control.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offered = ProposedViewSize(width: bounds.width, height: bounds.height)
    guard let sizes = sizes(offered, subviews) else {
      subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
      return
    }
    let label = ProposedViewSize(sizes.label)
    let control = ProposedViewSize(sizes.control)
    if isStacked {
      subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: label)
      subviews[1].place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + sizes.label.height + spacing),
        anchor: .topLeading, proposal: control)
    } else {
      subviews[0].place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: label)
      subviews[1].place(
        at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: control)
    }
  }
}

/// A square as large as the longer side of what is in it.
struct SquareLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
