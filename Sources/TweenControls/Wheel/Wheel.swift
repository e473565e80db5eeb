import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Columns of rows on drums that turn, with a band over the rows that are chosen (Controls 5.3).
///
/// Its content is one or more `WheelColumn`, which share its width. It is 320 x 216 points where
/// nothing is offered, as wide as it is offered, and never higher than that.
package struct Wheel<Columns: View>: View {
  @ViewBuilder let columns: Columns
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.defaultWheelPickerItemHeight) private var rowHeight
  private let metrics = ControlMetrics.touch

  package init(@ViewBuilder columns: () -> Columns) { self.columns = columns() }

  package var body: some View {
    WheelFrameLayout(metrics: metrics, least: usableLength(rowHeight) + 2) {
      ZStack {
        RoundedRectangle(cornerRadius: metrics.wheelBandRadius)
          .fill(ControlColors.quaternaryFill)
          .frame(height: usableLength(rowHeight) + 2)
          .padding(.horizontal, metrics.wheelBandInset)
        HStack(spacing: metrics.wheelSpacing) { columns }
          .padding(.horizontal, metrics.wheelBandInset)
      }
    }
    // What is turned is within the wheel; the wheel's place is the layout's.
    .geometryGroup()
    .compositingGroup(isOn: !isEnabled)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// The size of a wheel.
private struct WheelFrameLayout: Layout {
  let metrics: ControlMetrics
  let least: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let height = proposal.height ?? metrics.wheelSize.height
    let width = proposal.width ?? metrics.wheelSize.width
    return CGSize(
      width: width.isFinite ? max(0, width) : metrics.wheelSize.width,
      height: max(least, min(metrics.wheelSize.height, height)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

private enum WheelRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { ControlMetrics.touch.wheelRow }
}

extension EnvironmentValues {
  /// The height of the rows of wheels, in points.
  public internal(set) var defaultWheelPickerItemHeight: CGFloat {
    get { self[WheelRowHeightKey.self] }
    set { self[WheelRowHeightKey.self] = newValue }
  }
}

extension View {
  /// The height of the rows of wheels in this view: 32 points where nobody says.
  ///
  /// - Parameter height: In points; below 16, above 200 or no number: the next of these.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    let isUsable = height.isFinite
    return environment(
      \.defaultWheelPickerItemHeight,
      isUsable ? min(200, max(16, height)) : ControlMetrics.touch.wheelRow)
  }
}
