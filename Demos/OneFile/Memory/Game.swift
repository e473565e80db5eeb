import SwiftUI

struct Card: Identifiable {
  let id: Int
  var isFaceUp = false
  var isMatched = false

  /// Two cards in a row of ids are a pair.
  var pair: Int { id / 2 }
}

/// The rules: the places of the cards, and the effect of a tap on one.
@MainActor @Observable final class Game {
  private(set) var cards = (0..<16).map { Card(id: $0) }
  private(set) var moves = 0
  private var dealer = Dealer(state: UInt64(Date.now.timeIntervalSince1970))

  var isWon: Bool { cards.allSatisfy(\.isMatched) }

  init() { cards.shuffle(using: &dealer) }

  func deal() {
    for index in cards.indices {
      cards[index].isFaceUp = false
      cards[index].isMatched = false
    }
    cards.shuffle(using: &dealer)
    moves = 0
  }

  /// Turns a card. The second one is compared with the first, and both are turned back if they differ.
  func turn(_ card: Card) {
    let open = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
    guard open.count < 2, let second = cards.firstIndex(where: { $0.id == card.id }),
      !cards[second].isFaceUp
    else { return }
    cards[second].isFaceUp = true
    guard let first = open.first else { return }
    moves += 1
    Task {
      let isMatch = cards[first].pair == card.pair
      try? await Task.sleep(for: .seconds(isMatch ? 0.4 : 0.9))
      for index in [first, second] {
        cards[index].isMatched = isMatch
        cards[index].isFaceUp = isMatch
      }
    }
  }
}

/// Random numbers that a date begins, so that a run without a window always deals the same cards.
struct Dealer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
