import Foundation
import OpenCombine

/// Tells that an object is about to change, to all who subscribed, in the order in which they did.
///
/// However often a subscriber asks, it is told of each change from its first demand on.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but that something changes.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never

  private let lock = NSLock()
  private var subscriptions = SubscriptionOrder<ObjectChangeSubscription>()

  /// A publisher without subscribers.
  public init() {}

  /// Adds a subscriber, who is told of changes from its first demand on.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    let subscription = lock.withLock {
      subscriptions.add {
        ObjectChangeSubscription(ticket: $0, publisher: self, subscriber: AnySubscriber(subscriber))
      }
    }
    subscriber.receive(subscription: subscription)
  }

  /// Tells those who are subscribed now; one that leaves meanwhile isn't told.
  public func send() {
    let subscriptions = lock.withLock { self.subscriptions }
    subscriptions.forEach { $0.send() }
  }

  fileprivate func remove(_ ticket: Int) { lock.withLock { subscriptions.remove(ticket) } }
}

/// One subscriber's part.
private final class ObjectChangeSubscription: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let ticket: Int
  private let lock = NSLock()
  /// One announcement at a time, though several threads send.
  private let delivery = NSRecursiveLock()
  /// The object that owns the publisher may be the subscriber's own.
  private weak var publisher: ObservableObjectPublisher?
  private var subscriber: AnySubscriber<Void, Never>?
  private var isAskedFor = false

  init(ticket: Int, publisher: ObservableObjectPublisher, subscriber: AnySubscriber<Void, Never>) {
    self.ticket = ticket
    self.publisher = publisher
    self.subscriber = subscriber
  }

  func send() {
    guard let subscriber = lock.withLock({ isAskedFor ? self.subscriber : nil }) else { return }
    delivery.withLock { _ = subscriber.receive() }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { isAskedFor = true } }

  func cancel() {
    // What the subscriber holds ends here, outside of the lock.
    let subscriber = lock.withLock {
      defer { self.subscriber = nil }
      return self.subscriber
    }
    withExtendedLifetime(subscriber) {}
    publisher?.remove(ticket)
  }

  var description: String { "ObservableObjectPublisher" }
  var playgroundDescription: Any { description }
  var customMirror: Mirror {
    Mirror(self, children: ["downstream": lock.withLock { subscriber } as Any])
  }
}
