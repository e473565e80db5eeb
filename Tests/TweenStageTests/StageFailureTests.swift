import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

/// A stage whose program can't go on: a library ends nobody's process.
@Suite @MainActor struct StageFailureTests {
  private struct Endless: View {
    var body: some View { VStack { Endless() } }
  }

  @Test func `a view that contains itself is told once, and the stage goes on`() {
    let stage = Stage(content: Endless())
    var told: [String] = []
    stage.onFailure = { told.append($0) }
    stage.advance(to: .zero)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("The view tree is too deep") == true)
    #expect(stage.failure == told.first)
    stage.send(.resize(CGSize(width: 100, height: 100)))
    stage.advance(by: 0.1)
    #expect(stage.frameIndex == 6 && told.count == 1)
  }

  @Test func `a replay fails as the run before it did, and tells it no second time`() {
    let stage = Stage(content: Endless())
    var count = 0
    stage.onFailure = { _ in count += 1 }
    _ = stage.frame(3)
    _ = stage.frame(1)
    #expect(stage.frameIndex == 1 && stage.failure != nil && count == 1)
  }

  @Test func `who asks gets an error with the sentence`() {
    let stage = Stage(content: Endless())
    stage.onFailure = { _ in }
    let error = #expect(throws: StageError.self) { try stage.settle(limit: 1) }
    #expect(error.map { "\($0)" } == stage.failure)
    #expect(throws: StageError.failed(stage.failure ?? "")) { try stage.requireNoFailure() }
  }

  @Test func `a program that goes on has no failure`() throws {
    let stage = Stage(content: Color.red)
    try stage.settle(limit: 1)
    try stage.requireNoFailure()
    #expect(stage.failure == nil)
  }
}
