import Foundation
import TweenCombine

/// The subscribers of one name's notifications in one center, in the order in which they subscribed:
/// one observer for all, since a center tells its observers in no certain order.
// Unchecked: `lock` guards what changes; notifications and subscribers come on any thread.
final class NotificationListeners: @unchecked Sendable {
  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
  }

  private static let lock = NSLock()
  /// Those that somebody listens to. Each holds its center, so no other has its identifier.
  nonisolated(unsafe) private static var all: [Key: NotificationListeners] = [:]

  private let center: NotificationCenter
  private let key: Key
  private var observer: (any NSObjectProtocol)?
  private var members = SubscriptionOrder<NotificationSubscription>()

  private init(_ center: NotificationCenter, _ key: Key) {
    self.center = center
    self.key = key
  }

  /// Adds a subscriber.
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

  private static func begin(_ center: NotificationCenter, _ key: Key) -> NotificationListeners {
    let listeners = NotificationListeners(center, key)
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

  /// Removes a subscriber, and with the last one the observer.
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

/// One subscriber's part: what it asked for and has not had.
// Unchecked: `lock` guards what changes; notifications and demand come on any thread.
final class NotificationSubscription: Subscription, @unchecked Sendable {
  private let ticket: Int
  private let lock = NSLock()
  private var listeners: NotificationListeners?
  /// Whose notifications; one that is gone posts none.
  private weak var object: AnyObject?
  private let isForAll: Bool
  private var receive: ((Notification) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none

  init(
    ticket: Int, listeners: NotificationListeners, object: AnyObject?,
    receive: @escaping (Notification) -> Subscribers.Demand
  ) {
    self.ticket = ticket
    self.listeners = listeners
    self.object = object
    isForAll = object == nil
    self.receive = receive
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func send(_ notification: Notification) {
    if !isForAll {
      guard let object, let sender = notification.object, sender as AnyObject === object else {
        return
      }
    }
    guard let receive = takeDemand() else { return }
    let more = receive(notification)
    if more > .none { lock.withLock { demand += more } }
  }

  /// Where to send a notification, if one is wanted.
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
    // What the subscriber holds ends here, outside of the lock.
    withExtendedLifetime(receive) {}
    listeners?.remove(ticket)
  }
}
