import TweenCombine

/// A subscription that delivers the values of several publishers as they arrive.
///
/// With a limited demand, each publisher is requested to send one value at a time. A value that arrives
/// without demand is buffered.
// Unchecked for the same reason as Junction.
final class MergeJunction<Downstream: Subscriber>: Junction<Downstream>, @unchecked Sendable {
  private var waiting: [Downstream.Input?]

  override init(_ downstream: Downstream, count: Int) {
    waiting = Array(repeating: nil, count: count)
    super.init(downstream, count: count)
  }

  func join<P: Publisher>(_ publisher: P, at index: Int)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    publisher.subscribe(
      JunctionSubscriber(
        begin: { [self] subscription in
          guard connect(subscription, at: index) else { return }
          subscription.request(
            lock.withLock { demand } == .unlimited ? .unlimited : .max(1))
        },
        receive: { [self] in receive($0, at: index) },
        complete: { [self] completion in
          complete(completion, at: index) { $0 && waiting.allSatisfy { $0 == nil } }
        }))
  }

  /// Finishes a subscription to no publishers at all.
  func finish() { end(with: .finished) }

  private func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      guard demand > .none else {
        waiting[index] = value
        return false
      }
      demand -= 1
      return true
    }
    guard isWanted else { return .none }
    let more = deliver(value)
    let isUnlimited = lock.withLock { demand == .unlimited }
    if more > .none { request(more) }
    return isUnlimited ? .none : .max(1)
  }

  override func request(_ more: Subscribers.Demand) {
    let becomesUnlimited = lock.withLock {
      defer { demand += more }
      return more == .unlimited && demand != .unlimited
    }
    while let (value, index) = nextWaiting() {
      let more = deliver(value)
      lock.withLock { demand += more }
      if !becomesUnlimited { connected()[index]?.request(.max(1)) }
    }
    if becomesUnlimited { for upstream in connected() { upstream?.request(.unlimited) } }
    let isOver = lock.withLock { isAllFinished && waiting.allSatisfy { $0 == nil } }
    if isOver { end(with: .finished) }
  }

  private func nextWaiting() -> (Downstream.Input, Int)? {
    lock.withLock {
      guard demand > .none, let index = waiting.firstIndex(where: { $0 != nil }),
        let value = waiting[index]
      else { return nil }
      waiting[index] = nil
      demand -= 1
      return (value, index)
    }
  }
}
