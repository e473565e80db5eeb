import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A line of the least width that the display can show: one pixel.
package struct Hairline: View {
  let axis: Axis
  @Environment(\.displayScale) private var scale

  package init(axis: Axis) { self.axis = axis }

  static func thickness(at scale: CGFloat) -> CGFloat { 1 / max(scale, 0.1) }

  package var body: some View {
    let thickness = Self.thickness(at: scale)
    Rectangle().fill(PresentationColors.separator)
      .frame(
        width: axis == .vertical ? thickness : nil, height: axis == .horizontal ? thickness : nil)
  }
}
