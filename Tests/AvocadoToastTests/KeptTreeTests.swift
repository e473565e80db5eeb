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
      let differing = differing(tester)
      #expect(differing == [], "after \(label), frame \(frame)")
      if !differing.isEmpty { return }
    }
  }

  /// What differs in both trees: each element of the kept one that the other one has otherwise.
  private func differing(_ tester: StageTester) -> [String] {
    let (kept, anew) = (tester.stage.keptTree, tester.tree)
    // As far as anybody is told: what moves by less than a bit's worth is not looked at again.
    let lines = [kept, anew].map { $0.description.split(separator: "\n").map(String.init) }
    guard lines[0] != lines[1] else { return [] }
    return zip(lines[0], lines[1]).filter { $0 != $1 }.map { "\($0) beside \($1)" }
      + ["\(lines[0].count) elements beside \(lines[1].count)"]
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
      #expect(differing(tester) == [])
    }
  }
}
