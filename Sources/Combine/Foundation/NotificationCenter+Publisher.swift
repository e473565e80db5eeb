import Foundation
import TweenCombine

extension NotificationCenter {
  /// A publisher of the notifications of one name.
  ///
  /// - Parameter object: whose notifications; nil: everyone's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications, each while it is posted, on the thread that posts it. One for which a
  /// subscriber has not asked is lost to it. Subscribers are told in the order in which they
  /// subscribed.
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
      subscriber.receive(
        subscription: NotificationListeners.subscribe(to: self) { subscriber.receive($0) })
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}
