import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Gives what it shows a name space.
struct Named<Content: View>: View {
  @Namespace private var space
  @ViewBuilder let content: (Namespace.ID) -> Content
  var body: some View { content(space) }
}

extension View {
  /// In a frame of its own at a place on the screen, whatever surrounds it.
  func box(_ rect: CGRect) -> some View {
    frame(width: rect.width, height: rect.height)
      .padding(.leading, rect.minX).padding(.top, rect.minY)
      .frame(width: 100, height: 100, alignment: .topLeading)
  }
}

/// A blue view that turns into a red one.
struct Hero: View {
  var isLarge: Bool
  var small = CGRect(x: 0, y: 0, width: 20, height: 20)
  var large = CGRect(x: 40, y: 60, width: 60, height: 40)
  @Namespace private var space

  var body: some View {
    ZStack {
      if isLarge {
        Color.red.matchedGeometryEffect(id: "card", in: space).box(large)
      } else {
        Color.blue.matchedGeometryEffect(id: "card", in: space).box(small)
      }
    }
  }
}

/// Whether two rectangles agree to a billionth of a point.
func isClose(_ one: CGRect?, _ other: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
  guard let one else { return false }
  return abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
    && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
}

/// Part of the way from one rectangle to another: centres and sizes go straight.
func between(_ one: CGRect, _ other: CGRect, _ part: Double) -> CGRect {
  func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * CGFloat(part) }
  let width = mix(one.width, other.width)
  let height = mix(one.height, other.height)
  return CGRect(
    x: mix(one.midX, other.midX) - width / 2, y: mix(one.midY, other.midY) - height / 2,
    width: width, height: height)
}
