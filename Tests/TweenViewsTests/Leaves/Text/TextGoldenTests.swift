import Foundation
import TestSupport
import Testing
import TweenRaster
import TweenViewsTestSupport

@testable import TweenViews

/// A picture of a text.
typealias TextScene = LayoutScene

/// The texts are in fonts that scripts/setup installs.
@Suite("Pictures of texts") @MainActor struct TextGoldenTests {
  @Test("are as they were looked at", arguments: fonts + characters + lines)
  func looks(_ scene: TextScene) throws { try check(scene) }

  @Test("of all paints, scripts and places are too", arguments: paints + scripts + places + values)
  func pictures(_ scene: TextScene) throws { try check(scene) }

  private func check(_ scene: TextScene) throws {
    let renderer = Renderer(threadCount: 1)
    try renderer.render(scene.shownGraph().displayList)
    try expectImage(renderer.bitmap, named: scene.name)
  }
}
