import Foundation
import OpenCombine

/// A publisher of one value or failure, which comes once and is kept: whoever subscribes is told
/// it, those who wait in the order in which they subscribed.
public final class Future<Output, Failure: Error>: Publisher {
  /// What is called with the result, from any thread; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var waiting = SubscriptionOrder<FutureSubscription<Output, Failure>>()
  private var known: Result<Output, Failure>?

  /// A future whose result `attemptToFulfill` finds: it is called at once, and calls the promise
  /// now or later. The future lives as long as the promise does.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> SubscriptionOrder<FutureSubscription<Output, Failure>>? in
      guard known == nil else { return nil }
      known = result
      return self.waiting.take()
    }
    waiting?.forEach { $0.fulfill(result) }
  }

  /// Adds a subscriber. It is told a value once it asks for one, a failure at once.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscriber = AnySubscriber(subscriber)
    let (subscription, known) = lock.withLock {
      let subscription = waiting.add {
        FutureSubscription(ticket: $0, future: self, subscriber: subscriber)
      }
      return (subscription, self.known)
    }
    subscriber.receive(subscription: subscription)
    if let known { subscription.fulfill(known) }
  }

  fileprivate var result: Result<Output, Failure>? { lock.withLock { known } }

  fileprivate func remove(_ ticket: Int) { lock.withLock { waiting.remove(ticket) } }
}

extension Future where Failure == Never {
  /// The value, when it comes.
  nonisolated(nonsending) public var value: Output {
    get async {
      await withUnsafeContinuation { continuation in
        subscribe(
          FutureReader { result in
            // Made for whoever waits here: the promise gave it away.
            nonisolated(unsafe) let result = result
            continuation.resume(with: result)
          })
      }
    }
  }
}

extension Future {
  /// The value, when it comes; a failure is thrown.
  nonisolated(nonsending) public var value: Output {
    get async throws {
      try await withUnsafeThrowingContinuation { continuation in
        subscribe(
          FutureReader { result in
            // Made for whoever waits here: the promise gave it away.
            nonisolated(unsafe) let result = result.mapError { $0 as any Error }
            continuation.resume(with: result)
          })
      }
    }
  }
}

/// Waits for a future's result. A future tells one, once.
private struct FutureReader<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let read: (Result<Input, Failure>) -> Void

  init(_ read: @escaping (Result<Input, Failure>) -> Void) { self.read = read }

  func receive(subscription: any Subscription) { subscription.request(.max(1)) }

  func receive(_ input: Input) -> Subscribers.Demand {
    read(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let failure) = completion { read(.failure(failure)) }
  }
}

/// One subscriber's part.
private final class FutureSubscription<Output, Failure: Error>: Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let ticket: Int
  private let lock = NSLock()
  private var future: Future<Output, Failure>?
  private var subscriber: AnySubscriber<Output, Failure>?
  private var isAskedFor = false

  init(
    ticket: Int, future: Future<Output, Failure>, subscriber: AnySubscriber<Output, Failure>
  ) {
    self.ticket = ticket
    self.future = future
    self.subscriber = subscriber
  }

  func fulfill(_ result: Result<Output, Failure>) {
    if case .success = result, !lock.withLock({ isAskedFor }) { return }
    guard let subscriber = leave() else { return }
    switch result {
    case .success(let value):
      _ = subscriber.receive(value)
      subscriber.receive(completion: .finished)
    case .failure(let failure):
      subscriber.receive(completion: .failure(failure))
    }
  }

  func request(_ more: Subscribers.Demand) {
    precondition(
      more > .none, "A subscriber asked for no values; expected a demand of one or more.")
    let future = lock.withLock {
      isAskedFor = true
      return self.future
    }
    if let known = future?.result { fulfill(known) }
  }

  func cancel() {
    // What the subscriber holds ends here, outside of the lock.
    let subscriber = leave()
    withExtendedLifetime(subscriber) {}
  }

  /// Leaves the future; nil where it has left already.
  private func leave() -> AnySubscriber<Output, Failure>? {
    let (left, future) = lock.withLock {
      defer { (subscriber, self.future) = (nil, nil) }
      return (subscriber, self.future)
    }
    future?.remove(ticket)
    return left
  }

  var description: String { "Future" }
  var playgroundDescription: Any { description }
  var customMirror: Mirror {
    let (future, subscriber, isAskedFor) = lock.withLock {
      (self.future, self.subscriber, self.isAskedFor)
    }
    return Mirror(
      self,
      children: [
        ("parent", future as Any), ("downstream", subscriber as Any),
        ("hasAnyDemand", isAskedFor), ("subject", future as Any),
      ])
  }
}
