import Foundation
import SwiftUI
import Testing

/// Publishers put together, in what their documentation says of demand and ends.
@Suite struct JoinedPublisherTests {
  struct Fault: Error, Equatable {}

  /// Asks for as many values as it is told to.
  final class Hand<Input, Failure: Error>: Subscriber {
    var subscription: (any Subscription)?
    var values: [Input] = []
    var ends: [Subscribers.Completion<Failure>] = []

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }
  }

  @Test func `merged publishers send in order, and end when the last does`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let hand = Hand<Int, Never>()
    a.merge(with: b).subscribe(hand)
    hand.subscription?.request(.unlimited)
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    #expect(hand.ends.isEmpty)
    b.send(3)
    b.send(completion: .finished)
    #expect(hand.values == [1, 2, 3])
    #expect(hand.ends.count == 1)
  }

  @Test func `merged publishers send no more than is asked for, and lose nothing`() {
    let hand = Hand<Int, Never>()
    [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(hand)
    #expect(hand.values.isEmpty)
    hand.subscription?.request(.max(2))
    #expect(hand.values.count == 2 && hand.ends.isEmpty)
    hand.subscription?.request(.unlimited)
    #expect(hand.values.sorted() == [1, 2, 3, 10, 20])
    #expect(hand.values.filter { $0 < 10 } == [1, 2, 3])
    #expect(hand.ends.count == 1)
  }

  @Test func `one failure ends all, and what is left is cancelled`() {
    let a = PassthroughSubject<Int, Fault>()
    let b = PassthroughSubject<Int, Fault>()
    var isCancelled = false
    let hand = Hand<Int, Fault>()
    a.merge(with: b.handleEvents(receiveCancel: { isCancelled = true })).subscribe(hand)
    hand.subscription?.request(.unlimited)
    a.send(completion: .failure(Fault()))
    b.send(1)
    #expect(hand.ends == [.failure(Fault())])
    #expect(isCancelled && hand.values.isEmpty)
  }

  @Test func `eight publishers merge, and so do many and none`() {
    let one = Just(1)
    var values: [Int] = []
    var ends = 0
    _ = one.merge(with: one, one, one, one, one, one, one)
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    _ = Publishers.MergeMany((2...4).map { Just($0) })
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    _ = Publishers.MergeMany([Just<Int>]())
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    #expect(values == Array(repeating: 1, count: 8) + [2, 3, 4])
    #expect(ends == 3)
  }

  @Test func `a subscriber that has had enough leaves all`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let use = a.merge(with: b).prefix(1).sink { values.append($0) }
    b.send(1)
    a.send(2)
    b.send(3)
    #expect(values == [1])
    use.cancel()
  }

  @Test func `latest values come once each is there, and with each change`() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = PassthroughSubject<String, Never>()
    let c = PassthroughSubject<Bool, Never>()
    var values: [String] = []
    var ends = 0
    let use = a.combineLatest(b, c) { "\($0) \($1) \($2)" }
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    b.send("x")
    #expect(values.isEmpty)
    c.send(true)
    a.value = 2
    b.send("y")
    #expect(values == ["1 x true", "2 x true", "2 y true"])
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(ends == 0)
    c.send(completion: .finished)
    #expect(ends == 1)
    use.cancel()
  }

  @Test func `without a value of each there is an end as soon as it is certain`() {
    let a = PassthroughSubject<Int, Never>()
    var ends = 0
    let use = a.combineLatest(Empty<Int, Never>())
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    #expect(ends == 1)
    use.cancel()
  }

  @Test func `latest values obey what is asked for`() {
    let a = PassthroughSubject<Int, Never>()
    let hand = Hand<String, Never>()
    a.combineLatest(Just(0)) { "\($0)\($1)" }.subscribe(hand)
    hand.subscription?.request(.max(1))
    a.send(1)
    a.send(2)
    #expect(hand.values == ["10"])
  }

  @Test func `notifications are published while somebody listens`() {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    let owner = NSObject()
    var count = 0
    let use = center.publisher(for: name, object: owner).sink { _ in count += 1 }
    center.post(name: name, object: owner)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: owner)
    #expect(count == 1)
    use.cancel()
    center.post(name: name, object: owner)
    #expect(count == 1)
  }

  @Test func `values are coded on their way`() throws {
    var back: [[Int]] = []
    var text = ""
    _ = Just([1, 2]).encode(encoder: JSONEncoder())
      .handleEvents(receiveOutput: { text = String(decoding: $0, as: UTF8.self) })
      .decode(type: [Int].self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { back.append($0) })
    #expect(text == "[1,2]" && back == [[1, 2]])
  }
}
