import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@MainActor @Suite("A circle") struct CircleSizeTests {
  @Test("takes the shorter side, of which one that is left open counts as 10 points")
  func size() {
    let cases: [(CGFloat?, CGFloat?, CGFloat)] = [
      (100, nil, 10), (nil, 100, 10), (4, nil, 4), (nil, nil, 10), (30, 20, 20),
      (100, .infinity, 100), (0, nil, 0),
    ]
    for (width, height, side) in cases {
      #expect(
        Circle().sizeThatFits(ProposedViewSize(width: width, height: height))
          == CGSize(width: side, height: side))
    }
  }
}
