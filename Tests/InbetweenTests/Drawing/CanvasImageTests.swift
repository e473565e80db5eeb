import InbetweenTesting
import SwiftUI
import TestSupport
import Testing

/// What canvases look like, one claim a picture.
@Suite("Canvases look right") @MainActor struct CanvasImageTests {
  @Test func `in pixels`() throws {
    for scene in CanvasScenes.all {
      let tester = StageTester(scene.view, size: CanvasScenes.size)
      try expectImage(tester.bitmap(), named: scene.name)
    }
  }
}
