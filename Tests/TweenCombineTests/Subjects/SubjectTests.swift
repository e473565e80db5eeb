import Foundation
import Testing
import TweenCombine

/// Subjects, in what Combine's documentation says of demand and ends, and in their order.
@Suite struct SubjectTests {
  @Test func `subscribers are told in the order in which they subscribed`() {
    let passing = PassthroughSubject<Int, Never>()
    #expect(
      order({ tell in passing.sink { _ in tell() } }, then: { passing.send(1) })
        == Array(0..<50))
    let current = CurrentValueSubject<Int, Never>(0)
    #expect(
      order({ tell in current.dropFirst().sink { _ in tell() } }, then: { current.value = 1 })
        == Array(0..<50))
    #expect(
      order(
        { tell in passing.sink(receiveCompletion: { _ in tell() }, receiveValue: { _ in }) },
        then: { passing.send(completion: .finished) }) == Array(0..<50))
  }

  @Test func `the order is kept when some have left`() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [Int] = []
    var subscriptions = (0..<20).map { number in subject.sink { _ in told.append(number) } }
    for number in [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 19] { subscriptions[number].cancel() }
    subscriptions.append(subject.sink { _ in told.append(20) })
    subject.send(1)
    #expect(told == [1, 2, 13, 14, 15, 16, 17, 18, 20])
  }

  @Test func `a passthrough subject loses what nobody asked for`() {
    let subject = PassthroughSubject<Int, Fault>()
    let hand = Hand<Int, Fault>()
    subject.subscribe(hand)
    subject.send(1)
    hand.subscription?.request(.max(2))
    for value in 2...5 { subject.send(value) }
    #expect(hand.values == [2, 3])
    hand.more = .max(1)
    hand.subscription?.request(.max(1))
    for value in 6...8 { subject.send(value) }
    #expect(hand.values == [2, 3, 6, 7, 8])
    subject.send(completion: .failure(Fault()))
    subject.send(completion: .finished)
    subject.send(9)
    #expect(hand.ends == [.failure(Fault())] && hand.values.last == 8)
  }

  @Test func `a current value comes with the first demand, and again after one was missed`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let hand = Hand<Int, Never>()
    subject.subscribe(hand)
    #expect(hand.values.isEmpty)
    hand.subscription?.request(.max(1))
    #expect(hand.values == [1])
    hand.subscription?.request(.max(1))
    #expect(hand.values == [1], "nothing new is there")
    subject.send(2)
    // Nobody asked for this one.
    subject.value = 3
    hand.subscription?.request(.max(1))
    #expect(hand.values == [1, 2, 3])
    #expect(subject.value == 3)
  }

  @Test func `who subscribes after the end is told the end alone`() {
    let subject = CurrentValueSubject<Int, Fault>(1)
    subject.send(completion: .failure(Fault()))
    subject.send(5)
    #expect(subject.value == 1)
    let hand = Hand<Int, Fault>()
    subject.subscribe(hand)
    hand.subscription?.request(.unlimited)
    #expect(hand.values.isEmpty && hand.ends == [.failure(Fault())])
  }

  @Test func `who is cancelled while the others are told isn't told any more`() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [String] = []
    var second: AnyCancellable?
    let first = subject.sink {
      told.append("first \($0)")
      second?.cancel()
    }
    second = subject.sink { told.append("second \($0)") }
    let third = subject.sink { told.append("third \($0)") }
    subject.send(1)
    #expect(told == ["first 1", "third 1"])
    withExtendedLifetime((first, third)) {}
  }

  @Test func `who subscribes while the others are told hears the next value`() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [String] = []
    var late: AnyCancellable?
    let first = subject.sink { value in
      told.append("first \(value)")
      if late == nil { late = subject.sink { told.append("late \($0)") } }
    }
    subject.send(1)
    subject.send(2)
    #expect(told == ["first 1", "first 2", "late 2"])
    withExtendedLifetime(first) {}
  }

  @Test func `a value sent from within another is told inside of it`() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [String] = []
    let first = subject.sink {
      told.append("a\($0)")
      if $0 == 1 { subject.send(2) }
    }
    let second = subject.sink { told.append("b\($0)") }
    subject.send(1)
    #expect(told == ["a1", "a2", "b2", "b1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test
  func `a subject asks its own publisher when it is asked, and stays while it is listened to`() {
    var demands: [Subscribers.Demand] = []
    let source = PassthroughSubject<Int, Never>()
    let hand = Hand<Int, Never>()
    var kept: AnyCancellable?
    weak var shared: PassthroughSubject<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      shared = subject
      kept = source.handleEvents(receiveRequest: { demands.append($0) }).subscribe(subject)
      subject.subscribe(hand)
      #expect(demands.isEmpty)
      hand.subscription?.request(.max(1))
      #expect(demands == [.unlimited])
    }
    source.send(1)
    #expect(hand.values == [1] && shared != nil)
    hand.subscription?.cancel()
    hand.subscription = nil
    #expect(shared == nil)
    withExtendedLifetime(kept) {}
  }

  @Test func `a subject lets its subscribers go, also where they hold the subject's own`() {
    final class Held {}
    weak var held: Held?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let holder = Held()
      held = holder
      let inner = subject.sink { _ in }
      // Its end cancels the inner one, which asks the same subject.
      let outer = subject.sink { _ in withExtendedLifetime((holder, inner)) {} }
      subject.send(1)
      outer.cancel()
    }
    #expect(held == nil)
  }

  @Test func `all values of several threads reach each subscriber, one at a time`() async {
    struct Box: @unchecked Sendable { let subject = PassthroughSubject<Int, Never>() }
    final class Count: @unchecked Sendable {
      var inside = 0
      var most = 0
      var sum = 0
    }
    let box = Box()
    let counts = (0..<4).map { _ in Count() }
    let subscriptions = counts.map { count in
      box.subject.sink {
        count.inside += 1
        count.most = max(count.most, count.inside)
        count.sum += $0
        count.inside -= 1
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for value in 1...500 {
            box.subject.send(value)
            // Others come and go meanwhile.
            box.subject.sink { _ in }.cancel()
          }
        }
      }
    }
    #expect(counts.map(\.sum) == Array(repeating: 4 * 500 * 501 / 2, count: 4))
    #expect(counts.allSatisfy { $0.most == 1 })
    withExtendedLifetime(subscriptions) {}
  }
}
