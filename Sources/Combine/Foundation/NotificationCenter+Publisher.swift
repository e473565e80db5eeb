import Foundation
import TweenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name.
  ///
  /// - Parameter object: The sender of the notifications; nil: any sender.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications. It publishes each notification while it is posted, on the thread
  /// that posts it. A subscriber without demand misses the notification. Subscribers receive it in the
  /// order in which they subscribed.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of the published values.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The center to which the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil: any sender.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Sends the notifications that are posted from now on to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Notification {
      subscriber.receive(
        subscription: NotificationObservers.subscribe(to: self) { subscriber.receive($0) })
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}
