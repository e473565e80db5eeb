import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Columns of rows on drums that turn, with a band over the rows that are chosen (Controls 5.3).
///
/// Its content is one or more `WheelColumn`, which share its width. Without an offered size it is
/// 320 x 216 points. It takes the offered width, and never a greater height than the offered one.
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
    // The rows move relative to the wheel; the layout moves the wheel.
    .geometryGroup()
    .compositingGroup(isOn: !isEnabled)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// Determines the size of a wheel.
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
  /// Sets the height of the rows of wheels in this view; the default is 32 points.
  ///
  /// - Parameter height: In points, limited to 16...200; an infinite or NaN height sets the
  ///   default.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    let isUsable = height.isFinite
    return environment(
      \.defaultWheelPickerItemHeight,
      isUsable ? min(200, max(16, height)) : ControlMetrics.touch.wheelRow)
  }
}
