import TweenCombine

/// A publisher's latest value; nil before its first. Its junction's lock guards it.
final class LatestValue<Value> {
  var value: Value?
}

/// Hands on the latest values of several publishers whenever one of them sends one, once each has.
///
/// What a subscriber asks for is asked of each publisher. Values beyond that are not handed on, but
/// the next that is comes with them.
// Unchecked, as Junction.
final class LatestJunction<Downstream: Subscriber>: Junction<Downstream>, @unchecked Sendable {
  private let combined: () -> Downstream.Input?

  /// - Parameter combined: the latest values; nil as long as one is missing.
  init(_ downstream: Downstream, count: Int, _ combined: @escaping () -> Downstream.Input?) {
    self.combined = combined
    super.init(downstream, count: count)
  }

  func join<P: Publisher>(_ publisher: P, at index: Int, _ latest: LatestValue<P.Output>)
  where P.Failure == Downstream.Failure {
    publisher.subscribe(
      JunctionSide(
        begin: { [self] subscription in
          guard connect(subscription, at: index) else { return }
          let demand = lock.withLock { self.demand }
          if demand > .none { subscription.request(demand) }
        },
        receive: { [self] value in receive(value, for: latest) },
        complete: { [self] completion in
          complete(completion, at: index) { $0 || latest.value == nil }
        }))
  }

  private func receive<Value>(
    _ value: Value, for latest: LatestValue<Value>
  ) -> Subscribers.Demand {
    let (output, old) = lock.withLock { () -> (Downstream.Input?, Value?) in
      let old = latest.value
      latest.value = value
      guard demand > .none, let output = combined() else { return (nil, old) }
      demand -= 1
      return (output, old)
    }
    // The end of a value may run code of the program: outside of the lock.
    withExtendedLifetime(old) {}
    guard let output else { return .none }
    let more = deliver(output)
    if more > .none { request(more) }
    return .none
  }

  override func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.withLock { demand += more }
    for upstream in connected() { upstream?.request(more) }
  }
}
