import Testing

@testable import TweenViews

@Suite("Queues of presentations") @MainActor struct PresentationQueueTests {
  private final class Owner: Sendable {}

  @Test func `have one at a time, in the order they came`() {
    let line = PresentationQueue()
    let owners = [Owner(), Owner(), Owner()]
    var turns: [Int] = []
    for (index, owner) in owners.enumerated() {
      let isItsOwn = line.enter(owner) { turns.append(index) }
      #expect(isItsOwn == (index == 0))
    }
    // Who is there already has the same place.
    #expect(line.enter(owners[0]) { turns.append(9) } && !line.enter(owners[1]) { turns.append(9) })
    line.leave(owners[0])
    #expect(turns == [1])
    line.leave(owners[1])
    #expect(turns == [1, 2])
    line.leave(owners[2])
    #expect(turns == [1, 2])
  }

  @Test func `give nobody a turn where one leaves who waited`() {
    let line = PresentationQueue()
    let (first, second, third) = (Owner(), Owner(), Owner())
    var turns: [String] = []
    _ = line.enter(first) { turns.append("first") }
    _ = line.enter(second) { turns.append("second") }
    _ = line.enter(third) { turns.append("third") }
    line.leave(second)
    #expect(turns.isEmpty)
    line.leave(first)
    #expect(turns == ["third"])
  }

  @Test func `let go of an owner that ends`() {
    let line = PresentationQueue()
    var first: Owner? = Owner()
    let second = Owner()
    if let first { _ = line.enter(first) {} }
    #expect(!line.enter(second) {})
    first = nil
    #expect(line.enter(second) {})
  }
}
