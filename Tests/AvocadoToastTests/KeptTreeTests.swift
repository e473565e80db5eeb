import InbetweenTesting
import SwiftUI
import Testing
import TweenStage

@testable import toast

@Suite("The tree that is kept up") @MainActor struct KeptTreeTests {
  /// Presses what is called so, and compares both trees in each frame of what follows.
  private func tap(_ label: String, _ tester: StageTester) throws {
    let found = try #require(
      tester.tree.all.last { $0.label == label && !$0.actions.isEmpty }, "\(label)")
    tester.tap(found)
    for frame in 0..<45 {
      tester.advance()
      let (kept, anew) = (tester.stage.keptTree, tester.tree)
      #expect(kept == anew, "after \(label), frame \(frame)")
      if kept != anew { return }
    }
  }

  @Test func `is the same as one made anew, whatever moves, comes and goes`() throws {
    var configuration = Stage.Configuration(size: CGSize(width: 390, height: 844))
    configuration.listsAnimateChanges = true
    let tester = StageTester(Stage(app: AvocadoToastApp(), configuration: configuration))
    tester.advance(frames: 3)
    for label in [
      "Add Egg", "Place Egg", "Center", "Avocado Toast", "Bread", "Rye", "Kitchen",
      "Kitchen Is Open", "Kitchen", "Kitchen Is Open", "Mashed", "Order", "History",
    ] {
      guard tester.tree.all.contains(where: { $0.label == label && !$0.actions.isEmpty }) else {
        continue
      }
      try tap(label, tester)
    }
    tester.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 200, y: 500))
    for _ in 0..<30 {
      tester.advance()
      #expect(tester.stage.keptTree == tester.tree)
    }
  }
}
