import InbetweenTesting
import SwiftUI
import Testing
import TweenPaint

@testable import displayboard

@Suite("The display board") @MainActor struct DisplayBoardTests {
  /// A window of the talk's size at a stage, a few frames after its cards were drawn.
  private func board(
    _ stage: Int, scale: Double = 0.5, seed: UInt64 = 0
  ) async throws -> StageTester {
    let tester = StageTester(
      app: DisplayBoardApp(), size: CGSize(width: 1280, height: 800), scale: scale, seed: seed)
    tester.send(.openURL(try #require(URL(string: "displayboard:\(stage)"))))
    tester.settle()
    await tester.play(frames: 3)
    return tester
  }

  /// How many cards are crossed off.
  private func bars(_ tester: StageTester) -> Int {
    let red = Color.red.opacity(0.95).resolve(in: EnvironmentValues())
    return tester.displayList.items.filter {
      if case .fill(let fill) = $0.content { fill.paint == .solid(red) } else { false }
    }.count
  }

  @Test(arguments: [(1, 3, 0, 0), (2, 12, 0, 0), (3, 18, 0, 0), (4, 18, 3, 0), (5, 18, 3, 12)])
  func `each stage has its cards, headers and cards crossed off`(
    stage: Int, cards: Int, headers: Int, crossed: Int
  ) async throws {
    let tester = try await board(stage)
    #expect(tester.all(.text).count == cards)
    #expect(tester.all(.header).count == headers)
    #expect(bars(tester) == crossed)
  }

  @Test func `sections are columns of one width, 22 apart`() async throws {
    let columns = try await board(4).all(.group)
    #expect(columns.map(\.frame.minX) == [66, 456, 846])
    #expect(columns.allSatisfy { $0.frame.width == 368 && $0.frame.minY == 66 })
    #expect(columns.map { $0.children.filter { $0.role == .text }.count } == [3, 9, 6])
    #expect(
      columns.map { $0.children.first?.label } == [
        "Matt’s Favorites", "Sam’s Favorites", "Sommer’s Favorites",
      ])
  }

  @Test func `the first card lies where the anchor says, from the middle of the box`() async throws
  {
    let card = try await board(1).find(label: "Scrolling in the Deep").element
    // The box is 1016 by 558 at (132, 154); its words lie a little below the card's middle.
    #expect(abs(card.frame.midX - (132 + 1016 * 0.9)) < 3)
    #expect(abs(card.frame.midY - (154 + 558 * 0.8)) < 10)
  }

  @Test func `songs come and go, and the others' cards stay as they are`() async throws {
    let tester = try await board(5)
    let before = tester.all(.text)
    tester.press("n", modifiers: .command)
    await tester.play(frames: 2)
    tester.press("k", modifiers: .command)
    await tester.play(frames: 3)
    tester.press("k", modifiers: .command)
    tester.settle()
    let after = tester.all(.text)
    #expect(after.count == 17 && after.contains { $0.label == "I Will Always Subview" })
    #expect(!after.contains { $0.label == "Every Breath You Task" })
    // Neither the room nor the number of the third section's cards has changed.
    #expect(after.suffix(6) == before.suffix(6))
    #expect(bars(tester) == 10)
  }

  @Test func `a card is crossed off and spared by state`() async throws {
    let tester = try await board(5)
    tester.press("r", modifiers: .command)
    tester.settle()
    #expect(bars(tester) == 11)
    tester.press("r", modifiers: .command)
    tester.settle()
    #expect(bars(tester) == 12)
  }

  @Test func `a seed draws the same pins and tilts, another one others`() async throws {
    let (one, same) = (try await board(2), try await board(2))
    let other = try await board(2, seed: 1)
    #expect(try one.pixelHash() == same.pixelHash())
    #expect(try one.pixelHash() != other.pixelHash())
  }

  @Test(arguments: [
    (1, "8d246ebdf915e56f1536296d885de659715139593980bf31ebbdc838315813e5"),
    (2, "bf99302f2e3af6a6857a02f3f04a9afae6c66af53502ff69636f5c51cf734053"),
    (3, "5331eec27990ec02d41fc2e568d8ed4a9fdab3569c445f72e152f91932987425"),
    (4, "96941461fba6557cd93285420fae6784c3606d69b12aa7efb3b0ff4ed84c0a16"),
    (5, "2413476b67b84c3a46863c51c00db92cc4a4311feb68d64aaca6a41e4d1294f9"),
  ])
  func `each stage looks as it does`(stage: Int, hash: String) async throws {
    try expectFrame(try await board(stage), hash: hash)
  }
}

@Suite struct PoissonDiscTests {
  private func disc(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> PoissonDisc {
    PoissonDisc(
      count: count, size: CGSize(width: width, height: height), anchor: UnitPoint(x: 0.2, y: 0.1),
      distance: 176)
  }

  @Test(arguments: [(1, 500), (9, 236), (40, 300)] as [(Int, CGFloat)])
  func `points keep their distance and lie in the box`(count: Int, side: CGFloat) {
    let disc = disc(count, side, side)
    #expect(disc.samples.count == count)
    for (index, point) in disc.samples.enumerated() {
      #expect(abs(point.x) <= side / 2 && abs(point.y) <= side / 2)
      for other in disc.samples.prefix(index) {
        let (x, y) = (point.x - other.x, point.y - other.y)
        #expect((x * x + y * y).squareRoot() >= disc.distance - 1e-9)
      }
    }
  }

  @Test func `the distance shrinks by tenths until all have room`() {
    #expect(disc(1, 100, 100).distance == 176)
    let crowded = disc(9, 236, 500).distance
    #expect(
      [1, 2, 3, 4].contains {
        abs(crowded - 176 * (0..<$0).reduce(1) { part, _ in part * 0.9 }) < 1e-9
      })
  }

  @Test func `where there is no room at all there are as many points as fit`() {
    #expect(disc(5, 1, 1).samples.count == 1)
    #expect(disc(0, 1, 1).samples.count == 1)
  }
}
