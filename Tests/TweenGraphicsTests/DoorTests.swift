import CoreGraphics
import QuartzCore
import Testing
import TweenViews

/// A file beside Swift Testing, which has parts of its own for files that import Core Graphics too.
@Suite struct DoorTests {
  @Test func `The doors bring the names beside Swift Testing`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!path.isEmpty && CATransform3DIsIdentity(CATransform3DIdentity))
  }

  @Test @MainActor func `Media time is the stage's in a program, and else goes on`() {
    let clock = StageClock()
    #expect(clock.run { CACurrentMediaTime() } == 0)
    let before = CACurrentMediaTime()
    #expect(before > 0 && CACurrentMediaTime() >= before)
  }
}
