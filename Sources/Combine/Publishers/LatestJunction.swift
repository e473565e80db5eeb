import TweenCombine

/// The latest value of a publisher; nil before its first value. Guarded by the lock of the junction.
final class LatestValue<Value> {
  var value: Value?
}

/// A subscription that delivers the latest values of several publishers whenever one of them sends a
/// value, from the time when each has sent one.
///
/// The subscriber's demand is requested from each publisher. A value without demand is stored but not
/// delivered; the next delivery includes it.
// Unchecked for the same reason as Junction.
final class LatestJunction<Downstream: Subscriber>: Junction<Downstream>, @unchecked Sendable {
  private let combined: () -> Downstream.Input?

  /// - Parameter combined: Returns the latest values; nil while one is missing.
  init(_ downstream: Downstream, count: Int, _ combined: @escaping () -> Downstream.Input?) {
    self.combined = combined
    super.init(downstream, count: count)
  }

  func join<P: Publisher>(_ publisher: P, at index: Int, _ latest: LatestValue<P.Output>)
  where P.Failure == Downstream.Failure {
    publisher.subscribe(
      JunctionSubscriber(
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
    // The old value is released outside of the lock, because its deinitializer can run code of the
    // program.
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
