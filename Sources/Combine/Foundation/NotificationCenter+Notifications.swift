import Foundation
import TweenCombine

// Foundation has this on Apple's systems; the Foundation of Linux lacks it.

extension NotificationCenter {
  /// An asynchronous sequence of the notifications of one name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender whose notifications are meant; nil: those of all senders.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of one name, in the order in which they are posted, without an end. Each
  /// iterator starts with the first notification after it was made, and keeps those that come while
  /// the loop is busy. A task that is cancelled ends its loop.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification
    /// It does not fail.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts to collect notifications.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Notification>.makeStream()
      // Cancelled once, by the stream; it may be cancelled on any thread.
      nonisolated(unsafe) let subscription = center.publisher(for: name, object: object).sink {
        // Foundation of Apple's systems hands notifications over to other tasks likewise.
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { _ in subscription.cancel() }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// The place of a loop in the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      /// A notification.
      public typealias Element = Notification
      /// It does not fail.
      public typealias Failure = Never

      var base: AsyncStream<Notification>.Iterator

      /// The next notification, as soon as there is one; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await base.next() }

      /// The next notification, as soon as there is one, awaited where an actor is; nil when the
      /// task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)
      }
    }
  }
}
