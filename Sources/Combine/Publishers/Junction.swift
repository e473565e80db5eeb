import Foundation
import TweenCombine

/// One subscription to several publishers: what their ways of being put together share.
///
/// Values reach the subscriber one after another, though publishers send on different threads, and
/// may come from within one another: a value that the subscriber's reaction to another brings about
/// is received inside of it.
// Unchecked: `lock` guards what changes.
class Junction<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  typealias Failure = Downstream.Failure

  let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [(any Subscription)?]
  private var hasFinished: [Bool]
  /// How many values the subscriber wants that it hasn't had.
  var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    hasFinished = Array(repeating: false, count: count)
  }

  /// Takes a publisher's subscription in; false when nobody listens any more.
  func connect(_ subscription: any Subscription, at index: Int) -> Bool {
    let isWanted = lock.withLock {
      guard downstream != nil, upstreams[index] == nil else { return false }
      upstreams[index] = subscription
      return true
    }
    if !isWanted { subscription.cancel() }
    return isWanted
  }

  /// Hands a value to the subscriber, and gives what more it wants.
  func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    delivery.withLock {
      let downstream = lock.withLock { self.downstream }
      return downstream?.receive(value) ?? .none
    }
  }

  /// A publisher has ended; `isLast` says whether the whole ends with it, given that all others
  /// have.
  func complete(
    _ completion: Subscribers.Completion<Failure>, at index: Int, isLast: (Bool) -> Bool
  ) {
    switch completion {
    case .failure:
      end(with: completion)
    case .finished:
      let isEnd = lock.withLock {
        hasFinished[index] = true
        upstreams[index] = nil
        return isLast(hasFinished.allSatisfy { $0 })
      }
      if isEnd { end(with: .finished) }
    }
  }

  /// Tells the subscriber the end, once, and leaves the publishers that go on.
  func end(with completion: Subscribers.Completion<Failure>) {
    let (downstream, upstreams) = leave()
    for upstream in upstreams { upstream?.cancel() }
    delivery.withLock { downstream?.receive(completion: completion) }
  }

  /// The publishers that are there and go on.
  func connected() -> [(any Subscription)?] { lock.withLock { upstreams } }

  var isAllFinished: Bool { hasFinished.allSatisfy { $0 } }

  func request(_ more: Subscribers.Demand) {}

  func cancel() {
    for upstream in leave().1 { upstream?.cancel() }
  }

  private func leave() -> (Downstream?, [(any Subscription)?]) {
    lock.withLock {
      defer {
        downstream = nil
        for index in upstreams.indices { upstreams[index] = nil }
      }
      return (downstream, upstreams)
    }
  }
}

/// What a junction subscribes to one of its publishers with.
struct JunctionSide<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let begin: (any Subscription) -> Void
  let receive: (Input) -> Subscribers.Demand
  let complete: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { begin(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }
}
