import Foundation
import OpenCombine

/// A publisher that sends before an object changes, to its subscribers in the order in which they
/// subscribed.
///
/// A subscriber receives every change from its first demand on, independent of the size of the demand.
public final class ObservableObjectPublisher: Publisher {
  /// The published value, which carries no information.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  private let lock = NSLock()
  private var subscriptions = SubscriptionOrder<ObjectChangeSubscription>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Adds a subscriber, which receives changes from its first demand on.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    let subscription = lock.withLock {
      subscriptions.add {
        ObjectChangeSubscription(ticket: $0, publisher: self, subscriber: AnySubscriber(subscriber))
      }
    }
    subscriber.receive(subscription: subscription)
  }

  /// Notifies the current subscribers. A subscriber that leaves meanwhile is skipped.
  public func send() {
    let subscriptions = lock.withLock { self.subscriptions }
    subscriptions.forEach { $0.send() }
  }

  fileprivate func remove(_ ticket: Int) { lock.withLock { subscriptions.remove(ticket) } }
}

/// The subscription of one subscriber.
private final class ObjectChangeSubscription: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let ticket: Int
  private let lock = NSLock()
  /// Serializes the deliveries, because several threads can send.
  private let delivery = NSRecursiveLock()
  /// Weak, because the object that owns the publisher can be owned by the subscriber.
  private weak var publisher: ObservableObjectPublisher?
  private var subscriber: AnySubscriber<Void, Never>?
  private var hasDemand = false

  init(ticket: Int, publisher: ObservableObjectPublisher, subscriber: AnySubscriber<Void, Never>) {
    self.ticket = ticket
    self.publisher = publisher
    self.subscriber = subscriber
  }

  func send() {
    guard let subscriber = lock.withLock({ hasDemand ? self.subscriber : nil }) else { return }
    delivery.withLock { _ = subscriber.receive() }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { hasDemand = true } }

  func cancel() {
    // The subscriber is released here, outside of the lock.
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
