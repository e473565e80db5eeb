import Foundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications of one name.
  ///
  /// - Parameter object: whose notifications; nil: everyone's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications, each while it is posted, on the thread that posts it. One for which a
  /// subscriber has not asked is lost to it.
  public struct Publisher: OpenCombine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose they are; nil: everyone's.
    public let object: AnyObject?

    /// A publisher of the notifications of one name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Sends notifications to `subscriber` from now on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Notification {
      let subscription = NotificationSubscription(center) { subscriber.receive($0) }
      subscription.begin(name, object)
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

/// One subscriber's part: what it asked for and has not had.
// Unchecked: `lock` guards what changes; notifications and demand come on any thread.
private final class NotificationSubscription: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private let center: NotificationCenter
  private var receive: ((Notification) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none
  private var observer: (any NSObjectProtocol)?

  init(_ center: NotificationCenter, _ receive: @escaping (Notification) -> Subscribers.Demand) {
    self.center = center
    self.receive = receive
  }

  deinit { if let observer { center.removeObserver(observer) } }

  func begin(_ name: Notification.Name, _ object: AnyObject?) {
    let observer = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
      self?.send($0)
    }
    lock.withLock { self.observer = observer }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  private func send(_ notification: Notification) {
    let receive: ((Notification) -> Subscribers.Demand)? = lock.withLock {
      guard demand > .none else { return nil }
      demand -= 1
      return self.receive
    }
    guard let receive else { return }
    let more = receive(notification)
    if more > .none { lock.withLock { demand += more } }
  }

  func cancel() {
    let observer = lock.withLock {
      defer { self.observer = nil }
      receive = nil
      return self.observer
    }
    if let observer { center.removeObserver(observer) }
  }
}
