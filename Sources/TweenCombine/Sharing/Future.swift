import Foundation
import OpenCombine

/// A publisher of one result, which it stores. Each subscriber receives the result; waiting subscribers
/// in the order in which they subscribed.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that takes the result, on any thread. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var waiting = SubscriptionOrder<FutureSubscription<Output, Failure>>()
  private var storedResult: Result<Output, Failure>?

  /// Creates a future and calls `attemptToFulfill` at once. That closure calls the promise immediately
  /// or later. The promise retains the future.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> SubscriptionOrder<FutureSubscription<Output, Failure>>? in
      guard storedResult == nil else { return nil }
      storedResult = result
      return self.waiting.take()
    }
    waiting?.forEach { $0.fulfill(result) }
  }

  /// Adds a subscriber. It receives a value at its first demand, and a failure at once.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscriber = AnySubscriber(subscriber)
    let (subscription, result) = lock.withLock {
      let subscription = waiting.add {
        FutureSubscription(ticket: $0, future: self, subscriber: subscriber)
      }
      return (subscription, storedResult)
    }
    subscriber.receive(subscription: subscription)
    if let result { subscription.fulfill(result) }
  }

  fileprivate var result: Result<Output, Failure>? { lock.withLock { storedResult } }

  fileprivate func remove(_ ticket: Int) { lock.withLock { waiting.remove(ticket) } }
}

extension Future where Failure == Never {
  /// The value, once there is one.
  nonisolated(nonsending) public var value: Output {
    get async {
      await withUnsafeContinuation { continuation in
        subscribe(
          FutureReader { result in
            // The result was created for this continuation: the promise has transferred it.
            nonisolated(unsafe) let result = result
            continuation.resume(with: result)
          })
      }
    }
  }
}

extension Future {
  /// The value, once there is one. A failure is thrown.
  nonisolated(nonsending) public var value: Output {
    get async throws {
      try await withUnsafeThrowingContinuation { continuation in
        subscribe(
          FutureReader { result in
            // The result was created for this continuation: the promise has transferred it.
            nonisolated(unsafe) let result = result.mapError { $0 as any Error }
            continuation.resume(with: result)
          })
      }
    }
  }
}

/// A subscriber that waits for the result of a future, which arrives once.
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

/// The subscription of one subscriber.
private final class FutureSubscription<Output, Failure: Error>: Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let ticket: Int
  private let lock = NSLock()
  private var future: Future<Output, Failure>?
  private var subscriber: AnySubscriber<Output, Failure>?
  private var hasDemand = false

  init(
    ticket: Int, future: Future<Output, Failure>, subscriber: AnySubscriber<Output, Failure>
  ) {
    self.ticket = ticket
    self.future = future
    self.subscriber = subscriber
  }

  func fulfill(_ result: Result<Output, Failure>) {
    if case .success = result, !lock.withLock({ hasDemand }) { return }
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
      more > .none, "A subscriber requested no values; expected a demand of one or more.")
    let future = lock.withLock {
      hasDemand = true
      return self.future
    }
    if let result = future?.result { fulfill(result) }
  }

  func cancel() {
    // The subscriber is released here, outside of the lock.
    let subscriber = leave()
    withExtendedLifetime(subscriber) {}
  }

  /// Ends the subscription and returns the subscriber; nil where it has ended already.
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
    let (future, subscriber, hasDemand) = lock.withLock {
      (self.future, self.subscriber, self.hasDemand)
    }
    return Mirror(
      self,
      children: [
        ("parent", future as Any), ("downstream", subscriber as Any),
        ("hasAnyDemand", hasDemand), ("subject", future as Any),
      ])
  }
}
