import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A control at the end of a row, behind its label. In an accessibility type size the label stands
/// above the control. If labels are hidden only the control is visible, and screen readers find the
/// label before the control.
package struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  /// The length by which the control extends above and below a line of text in a row of a list.
  var overhang: CGFloat = 0
  /// Whether the control itself carries a hidden label as its accessibility label.
  var namesItself = false
  /// The distance between the label and the control below it.
  var stackedSpacing = ControlMetrics.touch.rowSpacing
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.formHasColumns) private var hasColumns
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.listLevel) private var listLevel

  package init(
    label: Label, control: Control, overhang: CGFloat = 0, namesItself: Bool = false,
    stackedSpacing: CGFloat = ControlMetrics.touch.rowSpacing
  ) {
    self.label = label
    self.control = control
    self.overhang = overhang
    self.namesItself = namesItself
    self.stackedSpacing = stackedSpacing
  }

  package var body: some View {
    let isTight = hasColumns || !idiom.isTouch && listLevel == nil
    ControlRowLayout(
      isStacked: typeSize.isAccessibilitySize, isTight: isTight, stackedSpacing: stackedSpacing,
      overhang: listLevel == nil || !idiom.isTouch ? 0 : overhang
    ) {
      if labelsVisibility != .hidden {
        // Two texts in a label are a title and its explanation.
        RowLabel(label: label).columnLabel()
      }
      control
      if labelsVisibility == .hidden, !namesItself {
        // Screen readers read a view in front before the views that it covers.
        label.accessibilityOnly().layoutValue(key: IsUnseenLabel.self, value: true)
      }
    }
    .desktopType(on: idiom)
  }
}

extension View {
  /// Sets the font size of a desktop's control, unless a font is set already.
  package func desktopType() -> some View { modifier(DesktopType()) }

  /// Does the same as `desktopType()` for a kind of device that is already known.
  func desktopType(on idiom: InterfaceIdiom) -> some View {
    transformEnvironment(\.font) {
      if !idiom.isTouch { $0 = $0 ?? .system(size: ControlMetrics.touch.desktopType) }
    }
  }
}

private struct DesktopType: ViewModifier {
  @Environment(\.interfaceIdiom) private var idiom

  func body(content: Content) -> some View {
    content.desktopType(on: idiom)
  }
}

/// A label in a row of a list. Views after the first one are explanations, placed below it.
private struct RowLabel<Label: View> {
  let label: Label
  @Environment(\.listLevel) private var listLevel
}

extension RowLabel: View {
  // A label whose type is a single view is used as it is.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    _elementCount == 1
      ? Label._makeNode(view.label, context) : CompositeNode<Self>(view, context)
  }

  static func _updateNode(_ node: _ViewNode, _ view: Self) {
    if _elementCount == 1 { return Label._updateNode(node, view.label) }
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
  }

  nonisolated static var _elementCount: Int? { Label._elementCount == 1 ? 1 : nil }

  var body: some View {
    if listLevel != nil, Label.self != Text.self {
      Group(subviews: label) { parts in
        if parts.count > 1 {
          VStack(alignment: .leading, spacing: 3) {
            parts[0]
            parts[1...].font(.subheadline).foregroundStyle(.secondary)
          }
        } else {
          parts
        }
      }
    } else {
      VStack(alignment: .leading) { label }
    }
  }
}

extension View {
  /// Makes a row of a list as high with this control as with a line of text.
  ///
  /// - Parameter overhang: The length by which the control extends above and below such a line.
  package func rowControl(overhang: CGFloat = ControlMetrics.touch.rowOverhang) -> some View {
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

/// Whether a control keeps its width, so that a label that is too long breaks its lines or stands
/// above the control.
package enum KeepsItsWidth: LayoutValueKey {
  package static var defaultValue: Bool { false }
}

/// Whether a subview is a label for screen readers only, which lies over the control and takes no
/// room.
private enum IsUnseenLabel: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Places a leading subview, then a trailing subview whose needs come first. A single subview has
/// the row to itself.
struct ControlRowLayout: Layout {
  var isStacked = false
  /// Whether the control directly follows its label.
  var isTight = false
  var spacing = ControlMetrics.touch.rowSpacing
  /// The distance between the label and the control below it.
  var stackedSpacing = ControlMetrics.touch.rowSpacing

  /// The length by which the control extends beyond its place, above and below.
  var overhang: CGFloat = 0

  /// The least share of the width for a label beside a control; with less, the label stands above
  /// the control.
  var leastShare: CGFloat = 0.3

  /// The control keeps a control's distance from a control above it, regardless of the label.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  private struct Sizes {
    var label: CGSize
    var control: CGSize
    /// Whether the label stands above the control.
    var isStacked: Bool
  }

  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Sizes? {
    guard subviews.count == 2, !subviews[1][IsUnseenLabel.self] else { return nil }
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    var control = subviews[1].sizeThatFits(offered)
    guard let width = proposal.width, width.isFinite else {
      return Sizes(
        label: subviews[0].sizeThatFits(.unspecified), control: control, isStacked: isStacked)
    }
    let above = ProposedViewSize(width: width, height: nil)
    if isStacked {
      return Sizes(label: subviews[0].sizeThatFits(above), control: control, isStacked: true)
    }
    let ideal = subviews[0].sizeThatFits(.unspecified).width
    // A control that can be narrower leaves the label the width that it needs, up to a half.
    let needed = min(ideal, width / 2)
    if control.width > width - spacing - needed, !subviews[1][KeepsItsWidth.self] {
      let rest = max(0, width - spacing - needed)
      control = subviews[1].sizeThatFits(ProposedViewSize(width: rest, height: nil))
    }
    let left = max(0, width - control.width - spacing)
    if left < min(ideal, width * leastShare), !isTight {
      // Beside the control the label's words would be broken into letters.
      return Sizes(
        label: subviews[0].sizeThatFits(above), control: subviews[1].sizeThatFits(offered),
        isStacked: true)
    }
    let label = subviews[0].sizeThatFits(ProposedViewSize(width: left, height: nil))
    return Sizes(label: label, control: control, isStacked: false)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let sizes = sizes(proposal, subviews) else {
      guard let control = subviews.first?.sizeThatFits(proposal) else { return .zero }
      return CGSize(width: control.width, height: max(0, control.height - 2 * overhang))
    }
    let (label, control) = (sizes.label, sizes.control)
    let height = max(0, control.height - 2 * overhang)
    if sizes.isStacked {
      let width = max(label.width, control.width)
      return CGSize(
        width: max(width, proposal.width ?? 0), height: label.height + stackedSpacing + height)
    }
    let width = label.width + spacing + control.width
    return CGSize(
      width: isTight ? width : max(width, proposal.width ?? 0),
      height: max(label.height, height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offered = ProposedViewSize(width: bounds.width, height: bounds.height)
    guard let sizes = sizes(offered, subviews) else {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX, y: bounds.minY - overhang), anchor: .topLeading,
          proposal: subview[IsUnseenLabel.self] ? ProposedViewSize(bounds.size) : proposal)
      }
      return
    }
    let label = ProposedViewSize(sizes.label)
    let control = ProposedViewSize(sizes.control)
    if sizes.isStacked {
      subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: label)
      subviews[1].place(
        at: CGPoint(
          x: bounds.minX, y: bounds.minY + sizes.label.height + stackedSpacing - overhang),
        anchor: .topLeading, proposal: control)
    } else {
      subviews[0].place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: label)
      subviews[1].place(
        at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: control)
    }
  }
}

/// A square whose side is the longer side of its content.
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
