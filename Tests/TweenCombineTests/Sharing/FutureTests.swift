import Testing
import TweenCombine

@Suite struct FutureTests {
  @Test func `those who wait are told in the order in which they subscribed`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    #expect(
      order({ tell in future.sink { _ in tell() } }, then: { promise?(.success(1)) })
        == Array(0..<50))
  }

  @Test func `a value comes once it is asked for, a failure at once, and only the first counts`() {
    let future = Future<Int, Fault> { promise in
      promise(.success(1))
      promise(.success(2))
    }
    let hand = Hand<Int, Fault>()
    future.subscribe(hand)
    #expect(hand.values.isEmpty)
    hand.subscription?.request(.max(3))
    #expect(hand.values == [1] && hand.ends == [.finished])
    let failing = Hand<Int, Fault>()
    Future<Int, Fault> { $0(.failure(Fault())) }.subscribe(failing)
    #expect(failing.ends == [.failure(Fault())])
  }

  @Test func `who is cancelled isn't told`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let hand = Hand<Int, Never>()
    future.subscribe(hand)
    hand.subscription?.request(.unlimited)
    hand.subscription?.cancel()
    promise?(.success(1))
    #expect(hand.values.isEmpty && hand.ends.isEmpty)
  }

  @Test @MainActor func `its value can be waited for, on an actor too`() async throws {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    await #expect(throws: Fault.self) {
      try await Future<Int, Fault> { $0(.failure(Fault())) }.value
    }
  }
}
