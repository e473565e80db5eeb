import Foundation
import TweenCombine

/// The subscribers of the notifications with one name in one center, in the order in which they
/// subscribed. They share one observer, because a center calls its observers in an unspecified order.
// Unchecked: `lock` guards the mutable state; notifications and subscribers arrive on any thread.
final class NotificationObservers: @unchecked Sendable {
  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
  }

  private static let lock = NSLock()
  /// The listeners with at least one subscriber. An object identifier is unique, because each listener
  /// retains its center.
  nonisolated(unsafe) private static var all: [Key: NotificationObservers] = [:]

  private let center: NotificationCenter
  private let key: Key
  private var observer: (any NSObjectProtocol)?
  private var members = SubscriptionOrder<NotificationSubscription>()

  private init(_ center: NotificationCenter, _ key: Key) {
    self.center = center
    self.key = key
  }

  /// Adds a subscriber to the publisher's notifications.
  static func subscribe(
    to publisher: NotificationCenter.Publisher,
    _ receive: @escaping (Notification) -> Subscribers.Demand
  ) -> NotificationSubscription {
    let key = Key(center: ObjectIdentifier(publisher.center), name: publisher.name)
    return lock.withLock {
      let listeners = all[key] ?? begin(publisher.center, key)
      return listeners.members.add {
        NotificationSubscription(
          ticket: $0, listeners: listeners, object: publisher.object, receive: receive)
      }
    }
  }

  private static func begin(_ center: NotificationCenter, _ key: Key) -> NotificationObservers {
    let listeners = NotificationObservers(center, key)
    listeners.observer = center.addObserver(forName: key.name, object: nil, queue: nil) {
      [weak listeners] in listeners?.send($0)
    }
    all[key] = listeners
    return listeners
  }

  private func send(_ notification: Notification) {
    let members = Self.lock.withLock { self.members }
    members.forEach { $0.send(notification) }
  }

  /// Removes a subscriber. After the last one, the observer is removed too.
  func remove(_ ticket: Int) {
    let observer = Self.lock.withLock { () -> (any NSObjectProtocol)? in
      members.remove(ticket)
      guard members.isEmpty, self.observer != nil else { return nil }
      Self.all[key] = nil
      defer { self.observer = nil }
      return self.observer
    }
    if let observer { center.removeObserver(observer) }
  }
}

/// The subscription of one subscriber, with its unfulfilled demand.
// Unchecked: `lock` guards the mutable state; notifications and demand arrive on any thread.
final class NotificationSubscription: Subscription, @unchecked Sendable {
  private let ticket: Int
  private let lock = NSLock()
  private var listeners: NotificationObservers?
  /// The sender of the notifications. After its release, it cannot post any.
  private weak var object: AnyObject?
  private let matchesAnySender: Bool
  private var receive: ((Notification) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none

  init(
    ticket: Int, listeners: NotificationObservers, object: AnyObject?,
    receive: @escaping (Notification) -> Subscribers.Demand
  ) {
    self.ticket = ticket
    self.listeners = listeners
    self.object = object
    matchesAnySender = object == nil
    self.receive = receive
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func send(_ notification: Notification) {
    if !matchesAnySender {
      guard let object, let sender = notification.object, sender as AnyObject === object else {
        return
      }
    }
    guard let receive = takeDemand() else { return }
    let more = receive(notification)
    if more > .none { lock.withLock { demand += more } }
  }

  /// Returns the receiving closure, and reduces the demand by one; nil without demand.
  private func takeDemand() -> ((Notification) -> Subscribers.Demand)? {
    lock.lock()
    defer { lock.unlock() }
    guard demand > .none else { return nil }
    demand -= 1
    return receive
  }

  func cancel() {
    let (receive, listeners) = lock.withLock {
      defer { (self.receive, self.listeners) = (nil, nil) }
      return (self.receive, self.listeners)
    }
    // The subscriber's closure is released here, outside of the lock.
    withExtendedLifetime(receive) {}
    listeners?.remove(ticket)
  }
}
