import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@testable import TweenControls

@Suite("Button sizing") @MainActor struct ButtonSizingTests {
  private func width(_ sizing: ButtonSizing) -> CGFloat? {
    let screen = Screen(()) {
      Button {
      } label: {
        Color.red.frame(width: 20, height: 20)
      }
      .buttonStyle(.bordered).buttonSizing(sizing)
      .background(.green)
    }
    return screen.rect(.green)?.width
  }

  @Test func `flexible buttons fill the width, others have their label's`() {
    #expect(width(.flexible) == 100)
    #expect(width(.fitted) == 44)
    #expect(width(.automatic) == 44)
  }
}
