import SwiftUI
import Testing

@MainActor @Suite struct DefaultSizeTests {
  struct SizedApp: App {
    init() {}
    var body: some Scene {
      WindowGroup { Color.red }.defaultSize(width: 123, height: 45)
    }
  }

  @Test func aProgramStartsInTheSizeItsSceneAsksFor() {
    let stage = Stage(app: SizedApp(), configuration: Stage.Configuration())
    _ = stage.advance(to: .zero)
    #expect(stage.size == CGSize(width: 123, height: 45))
  }

  @Test func aSizeGivenOutranksTheScenes() {
    let stage = Stage(
      app: SizedApp(),
      configuration: Stage.Configuration(size: CGSize(width: 200, height: 100)))
    _ = stage.advance(to: .zero)
    #expect(stage.size == CGSize(width: 200, height: 100))
  }
}
