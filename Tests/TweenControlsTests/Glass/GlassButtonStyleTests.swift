import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@testable import TweenControls

@Suite("Glass buttons") @MainActor struct GlassButtonStyleTests {
  /// The boxes of panes: what lets the backdrop through.
  private func panes<Value>(_ screen: Screen<Value>) -> [CGRect] {
    screen.graph.displayList.items.compactMap { item in
      guard case .beginLayer(let layer) = item.content, case .backdrop = layer.effect,
        let clip = layer.clip
      else { return nil }
      return clip.path.applying(clip.transform).boundingRect
    }
  }

  private var box: some View { Color.red.frame(width: 40, height: 20) }

  @Test(arguments: [
    (ControlSize.small, CGSize(width: 72, height: 30)), (.regular, CGSize(width: 72, height: 34)),
    (.large, CGSize(width: 80, height: 50)),
  ])
  func `its glass is as much larger than the label as the control size says`(
    size: ControlSize, expected: CGSize
  ) {
    let screen = Screen(()) {
      Button {
      } label: {
        box
      }
      .buttonStyle(.glass).controlSize(size)
    }
    #expect(panes(screen).map(\.size) == [expected])
  }

  @Test func `in a circle it is as high as it is wide`() {
    let screen = Screen(()) {
      Button {
      } label: {
        box
      }
      .buttonStyle(.glass).buttonBorderShape(.circle)
    }
    #expect(panes(screen).map(\.size) == [CGSize(width: 64, height: 64)])
  }
}
