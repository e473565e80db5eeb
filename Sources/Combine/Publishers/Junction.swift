import Foundation
import TweenCombine

/// One subscription to several publishers, the base class of merged and combined subscriptions.
///
/// The subscriber receives one value at a time, although publishers send on different threads. Delivery
/// can be nested: a value that the subscriber causes while it receives another is delivered inside of
/// that call.
// Unchecked: `lock` guards the mutable state.
class Junction<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  typealias Failure = Downstream.Failure

  let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [(any Subscription)?]
  private var hasFinished: [Bool]
  /// The subscriber's unfulfilled demand.
  var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    hasFinished = Array(repeating: false, count: count)
  }

  /// Stores the subscription to a publisher. Returns false, and cancels it, where the subscriber has
  /// left already.
  func connect(_ subscription: any Subscription, at index: Int) -> Bool {
    let isWanted = lock.withLock {
      guard downstream != nil, upstreams[index] == nil else { return false }
      upstreams[index] = subscription
      return true
    }
    if !isWanted { subscription.cancel() }
    return isWanted
  }

  /// Delivers a value to the subscriber, and returns its additional demand.
  func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    delivery.withLock {
      let downstream = lock.withLock { self.downstream }
      return downstream?.receive(value) ?? .none
    }
  }

  /// Handles the completion of a publisher. The closure decides whether the whole subscription ends;
  /// its argument is whether all publishers have finished.
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

  /// Sends the completion to the subscriber, once, and cancels the remaining publishers.
  func end(with completion: Subscribers.Completion<Failure>) {
    let (downstream, upstreams) = leave()
    for upstream in upstreams { upstream?.cancel() }
    delivery.withLock { downstream?.receive(completion: completion) }
  }

  /// The subscriptions of the publishers that have not finished.
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

/// The subscriber with which a junction subscribes to one of its publishers.
struct JunctionSubscriber<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let begin: (any Subscription) -> Void
  let receive: (Input) -> Subscribers.Demand
  let complete: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { begin(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }
}
