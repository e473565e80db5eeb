import TweenMotion

/// Actions due at moments of the stage's clock. Equal moments fire in the order they were set.
@MainActor package final class TimerQueue {
  package struct Token: Hashable {
    fileprivate let id: Int
  }

  private var entries: [(time: StageTime, id: Int, action: () -> Void)] = []
  private var lastID = 0

  nonisolated package init() {}

  package var next: StageTime? { entries.first?.time }

  @discardableResult
  package func schedule(at time: StageTime, _ action: @escaping () -> Void) -> Token {
    lastID += 1
    let position = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert((time, lastID, action), at: position)
    return Token(id: lastID)
  }

  package func cancel(_ token: Token) { entries.removeAll { $0.id == token.id } }

  func fire(upTo time: StageTime) {
    // What these actions schedule waits for the next frame, or they could go on for ever.
    let newest = lastID
    while let index = entries.firstIndex(where: { $0.id <= newest }), entries[index].time <= time {
      entries.remove(at: index).action()
    }
  }
}
