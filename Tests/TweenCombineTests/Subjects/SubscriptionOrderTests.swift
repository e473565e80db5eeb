import Testing

@testable import TweenCombine

@Suite struct SubscriptionOrderTests {
  private final class Member {
    let ticket: Int
    init(_ ticket: Int) { self.ticket = ticket }
  }

  private func tickets(_ order: SubscriptionOrder<Member>) -> [Int] {
    var tickets: [Int] = []
    order.forEach { tickets.append($0.ticket) }
    return tickets
  }

  @Test func `members keep their order, whoever leaves in between`() {
    var order = SubscriptionOrder<Member>()
    var expected: [Int] = []
    // A fixed series of numbers; two of three steps add.
    var state: UInt32 = 7
    for _ in 0..<3000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let draw = Int(state >> 8)
      if draw % 3 > 0 || expected.isEmpty {
        expected.append(order.add { Member($0) }.ticket)
      } else {
        order.remove(expected.remove(at: draw / 3 % expected.count))
      }
      #expect(order.isEmpty == expected.isEmpty)
    }
    #expect(tickets(order) == expected)
    for ticket in expected { order.remove(ticket) }
    #expect(order.isEmpty && tickets(order).isEmpty)
  }

  @Test func `who has left leaves nothing to remove, and keeps nobody alive`() {
    var order = SubscriptionOrder<Member>()
    weak var first: Member?
    do {
      let member = order.add { Member($0) }
      first = member
      _ = order.add { Member($0) }
      order.remove(member.ticket)
      order.remove(member.ticket)
      order.remove(99)
    }
    #expect(first == nil)
    #expect(tickets(order) == [2])
  }

  @Test func `taking gives all away, and what comes after is later`() {
    var order = SubscriptionOrder<Member>()
    _ = order.add { Member($0) }
    let taken = order.take()
    #expect(tickets(taken) == [1] && order.isEmpty)
    #expect(order.add { Member($0) }.ticket == 2)
  }
}
